import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { exportAll } from '../carry.ts';
import { Emphasis } from './Prose.tsx';

/** A step: what one looks for on the screen, and what to do with it. */
function Step({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <svg class="step" viewBox="0 0 48 48" aria-hidden="true">
        {children}
      </svg>
      <p>
        <Emphasis text={text} />
      </p>
    </li>
  );
}

/** iOS: how Kast is put on the home screen by hand, and how games come along. */
export function InstallGuide({ onClose }: { onClose(): void }) {
  return (
    <Dialog labelledBy="install-guide" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="install-guide">{t.value('yours:install.title')}</h2>
          <ol class="guide">
            <Step text={t.value('yours:install.share')}>
              <path d="M24 29V9M17 15l7-7 7 7M17 21h-4v19h22V21h-4" />
            </Step>
            <Step text={t.value('yours:install.add')}>
              <rect x="9" y="9" width="30" height="30" rx="8" />
              <path d="M24 17v14M17 24h14" />
            </Step>
            <Step text={t.value('yours:install.open')}>
              <rect class="app" x="6" y="6" width="36" height="36" rx="9" />
              <path
                class="letter"
                d="M15.5 14.5v.01M15.5 24v.01M15.5 33.5v.01M24 24v.01M32.5 14.5v.01M32.5 33.5v.01"
              />
            </Step>
          </ol>
          <p class="note">{t.value('yours:install.note')}</p>
          <div class="dialog-act">
            <button type="button" class="btn" onClick={close}>
              {t.value('shell:common.close')}
            </button>
            <button type="button" class="btn" onClick={() => void exportAll()}>
              <Icon name="upload" small />
              {t.value('yours:install.export')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
