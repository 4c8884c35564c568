import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatBytes, formatTime } from '../../i18n/format.ts';
import { lang, t } from '../../i18n/index.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { listMatches } from '../../storage/matches.ts';
import { settings } from '../../storage/settings.ts';
import { watchUnfinished } from '../../storage/unfinished.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Segment, SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { exportAll } from '../carry.ts';
import { UnsavedBar, UpdateBar } from '../components/Bars.tsx';
import { Install } from '../components/Install.tsx';
import { SubBar } from '../components/TopBar.tsx';
import { lazy } from '../lazy.tsx';
import { checkForUpdate, type UpdateCheck } from '../update.ts';

const ImportDialog = lazy(() =>
  import('../components/ImportDialog.tsx').then((module) => module.ImportDialog),
);

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}

function Row({ id, name, note, children }: RowProps) {
  return (
    <li>
      <span class="k">
        <span id={id}>{name}</span>
        {note ? <small>{note}</small> : null}
      </span>
      {children}
    </li>
  );
}

interface ChoiceRowProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly setting: Signal<Value>;
  readonly segments: readonly Segment<Value>[];
}

function ChoiceRow<Value extends string>({ id, name, setting, segments }: ChoiceRowProps<Value>) {
  return (
    <Row id={id} name={name}>
      <SegmentedChoice
        labelledBy={id}
        segments={segments}
        value={setting.value}
        onChange={(value) => {
          setting.value = value;
        }}
      />
    </Row>
  );
}

interface SwitchRowProps {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly setting: Signal<boolean>;
}

function SwitchRow({ id, name, note, setting }: SwitchRowProps) {
  return (
    <Row id={id} name={name} {...(note === undefined ? {} : { note })}>
      <Switch
        labelledBy={id}
        on={setting.value}
        onChange={(on) => {
          setting.value = on;
        }}
      />
    </Row>
  );
}

function Look() {
  const system = t.value('shell:settings.themeSystem');
  return (
    <section class="look">
      <h2 class="label">{t.value('shell:settings.look')}</h2>
      <ul class="rows">
        <Row id="language" name={t.value('shell:settings.language')}>
          <SegmentedChoice
            labelledBy="language"
            segments={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
            value={lang.value}
            onChange={(value) => {
              settings.language.value = value;
            }}
          />
        </Row>
        <ChoiceRow
          id="theme"
          name={t.value('shell:settings.theme')}
          setting={settings.theme}
          segments={[
            { value: 'system', text: system },
            { value: 'light', text: t.value('shell:settings.themeLight') },
            { value: 'dark', text: t.value('shell:settings.themeDark') },
          ]}
        />
        <ChoiceRow
          id="motion"
          name={t.value('shell:settings.motion')}
          setting={settings.motion}
          segments={[
            { value: 'system', text: t.value('shell:settings.motionSystem') },
            { value: 'full', text: t.value('shell:settings.motionFull') },
            { value: 'reduced', text: t.value('shell:settings.motionReduced') },
          ]}
        />
      </ul>
    </section>
  );
}

function AtTheTable() {
  return (
    <section class="at-table">
      <h2 class="label">{t.value('shell:settings.table')}</h2>
      <ul class="rows">
        <ChoiceRow
          id="pace"
          name={t.value('shell:settings.pace')}
          setting={settings.pace}
          segments={[
            { value: 'calm', text: t.value('shell:settings.paceCalm') },
            { value: 'quick', text: t.value('shell:settings.paceQuick') },
            { value: 'instant', text: t.value('shell:settings.paceInstant') },
          ]}
        />
        <SwitchRow
          id="one-tap"
          name={t.value('shell:settings.oneTap')}
          note={t.value('shell:settings.oneTapNote')}
          setting={settings.oneTap}
        />
        <SwitchRow id="sound" name={t.value('shell:settings.sound')} setting={settings.sound} />
        {'vibrate' in navigator ? (
          <SwitchRow id="vibration" name={t.value('shell:settings.vibration')} setting={settings.vibration} />
        ) : null}
        <SwitchRow id="patterns" name={t.value('shell:settings.patterns')} setting={settings.patterns} />
        <SwitchRow id="shortcuts" name={t.value('shell:settings.shortcuts')} setting={settings.shortcuts} />
      </ul>
    </section>
  );
}

interface Use {
  readonly games: number;
  /** All that the origin keeps, the app itself included; null where the browser does not say. */
  readonly bytes: number | null;
}

/** How many games lie on this device, and how much room all of Kast takes. */
async function storageUse(): Promise<Use> {
  const matches = await listMatches();
  const bytes = await navigator.storage?.estimate().then(
    ({ usage }) => usage ?? null,
    () => null,
  );
  return { games: matches.length, bytes: bytes ?? null };
}

function Yours() {
  const use = useSignal<Use | null>(null);
  const check = useSignal<UpdateCheck | 'checking' | null>(null);
  const checkedAt = useSignal<number | null>(null);

  const picker = useRef<HTMLInputElement>(null);
  const file = useSignal<File | null>(null);

  const count = () => {
    storageUse().then(
      (found) => {
        use.value = found;
      },
      () => {},
    );
  };
  useEffect(() => {
    count();
    // Whether Kast is offered for installing depends on what was played here.
    return watchUnfinished();
  }, []);

  const onCheck = async () => {
    check.value = 'checking';
    check.value = await checkForUpdate();
    checkedAt.value = Date.now();
  };

  const games = use.value ? t.value('shell:settings.games', { count: use.value.games }) : '…';
  const size = use.value?.bytes == null ? null : formatBytes(use.value.bytes);
  const saved = [games, size, t.value('shell:settings.savedNote')].filter(Boolean).join(' · ');
  const told = check.value && t.value(`shell:settings.check_${check.value}`);
  return (
    <section class="yours">
      <h2 class="label">{t.value('shell:settings.yours')}</h2>
      <ul class="rows">
        <Row id="saved" name={t.value('shell:settings.saved')} note={saved}>
          <span class="pair">
            <button
              type="button"
              class="btn small"
              aria-label={t.value('shell:settings.exportNamed')}
              disabled={use.value?.games === 0}
              onClick={() => void exportAll()}
            >
              <Icon name="upload" small />
              {t.value('shell:slip.export')}
            </button>
            <button
              type="button"
              class="btn small"
              aria-label={t.value('shell:settings.importNamed')}
              onClick={() => picker.current?.click()}
            >
              <Icon name="download" small />
              {t.value('shell:settings.import')}
            </button>
            <input
              ref={picker}
              type="file"
              accept=".json,application/json"
              hidden
              onChange={({ currentTarget }) => {
                file.value = currentTarget.files?.[0] ?? null;
                // The same file can be chosen again.
                currentTarget.value = '';
              }}
            />
          </span>
        </Row>
        <Install
          draw={(way, start) => (
            <Row
              id="install"
              name={t.value('shell:settings.install')}
              note={t.value('shell:settings.installNote')}
            >
              <button type="button" class="btn small" aria-describedby="install" onClick={start}>
                {t.value(way === 'prompt' ? 'shell:settings.installDo' : 'shell:settings.installHow')}
              </button>
            </Row>
          )}
        />
        <Row id="version" name={t.value('shell:settings.version', { version: __VERSION__ })}>
          <span class="value" role="status">
            {told}
            {checkedAt.value ? (
              <small>{t.value('shell:settings.checked', { when: formatTime(checkedAt.value) })}</small>
            ) : null}
          </span>
          <button
            type="button"
            class="btn small"
            disabled={check.value === 'checking'}
            onClick={() => void onCheck()}
          >
            {t.value('shell:settings.check')}
          </button>
        </Row>
      </ul>
      {file.value ? (
        <ImportDialog file={file.value} onClose={() => (file.value = null)} onTaken={count} />
      ) : null}
    </section>
  );
}

/** What a person can change. Every setting holds at once, and in every window. */
export function Settings() {
  return (
    <div class="screen form settings">
      <SubBar>{t.value('shell:settings.title')}</SubBar>
      <UpdateBar />
      <UnsavedBar />
      <main class="cols">
        <Look />
        <AtTheTable />
        <Yours />
      </main>
    </div>
  );
}
