import { signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { saving } from '../../storage/saving.ts';
import { Icon } from '../../ui/Icon.tsx';
import { exportAll } from '../carry.ts';
import { applyUpdate, updateReady } from '../update.ts';

/** The person wants to stay with this version; asked again at the next visit. */
const putOff = signal(false);

/** A newer version is on the device. Nothing reloads by itself. */
export function UpdateBar() {
  if (!updateReady.value || putOff.value) return null;
  return (
    <div class="bar" role="status">
      <p>{t.value('shell:update.ready')}</p>
      <span class="acts">
        <button type="button" class="btn quiet" onClick={() => (putOff.value = true)}>
          {t.value('shell:update.later')}
        </button>
        <button type="button" class="btn" onClick={() => void applyUpdate()}>
          <Icon name="rotate-cw" small />
          {t.value('shell:update.reload')}
        </button>
      </span>
    </div>
  );
}

/** Games are kept in this window only: why, and what to do. */
export function UnsavedBar() {
  const state = saving.value;
  if (state.kind === 'saved') return null;
  return (
    <div class="bar warn" role="status">
      <p>
        <Icon name="save-off" />
        {t.value(`shell:unsaved.${state.reason}`)}
      </p>
      <button
        type="button"
        class="btn quiet"
        aria-label={t.value('shell:settings.exportNamed')}
        onClick={() => void exportAll()}
      >
        <Icon name="upload" small />
        {t.value('shell:slip.export')}
      </button>
    </div>
  );
}
