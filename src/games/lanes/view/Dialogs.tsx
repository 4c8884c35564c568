import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../storage/settings.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import type { LanesTable } from './model.ts';
import type { LanesVariant, LanesWords } from './names.ts';
import { PointsTable } from './PointsTable.tsx';

interface FrameProps {
  readonly variant: LanesVariant;
  readonly title: string;
  /** A class for a shape of its own. */
  readonly shape?: string;
  onClose(): void;
  children(close: () => void): ComponentChildren;
}

/** A card over the table: a heading, a way out, and what it is about. */
export function Frame({ variant, title, shape = '', onClose, children }: FrameProps) {
  const id = useId();
  return (
    <Dialog
      labelledBy={id}
      game={variant.game.id}
      class={`dialog ln-dialog ${shape}`.trim()}
      onClose={onClose}
    >
      {(close) => (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button
              type="button"
              class="tool"
              aria-label={t.value(`${variant.words}:menu.close`)}
              onClick={close}
            >
              <Icon name="x" />
            </button>
          </header>
          {children(close)}
        </>
      )}
    </Dialog>
  );
}

interface DialogProps {
  readonly variant: LanesVariant;
  onClose(): void;
}

/** What crosses are worth. */
export function PointsDialog({ variant, onClose }: DialogProps) {
  const ns = variant.words;
  return (
    <Frame variant={variant} title={t.value(`${ns}:pointsTable.title`)} onClose={onClose}>
      {() => (
        <>
          <p>{t.value(`${ns}:pointsTable.intro`)}</p>
          <PointsTable words={ns} />
          <p>{t.value(`${ns}:pointsTable.miss`)}</p>
        </>
      )}
    </Frame>
  );
}

function Code(props: {
  readonly words: LanesWords;
  readonly name: string;
  readonly value: string;
  readonly copy: string;
}) {
  const { words: ns, name, value, copy } = props;
  const id = useId();
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(t.value(`${ns}:dice.copied`));
    } catch {
      const code = document.getElementById(id);
      if (code) getSelection()?.selectAllChildren(code);
    }
  };
  return (
    <div class="ln-code">
      <h3>{name}</h3>
      <code id={id}>{value}</code>
      <button type="button" class="btn small" aria-label={copy} onClick={() => void onCopy()}>
        <Icon name="copy" small />
        {t.value(`${ns}:dice.copy`)}
      </button>
    </div>
  );
}

/** The fingerprint of the dice, and their seed once the game is over. */
export function DiceDialog({ variant, table, onClose }: DialogProps & { readonly table: LanesTable }) {
  const ns = variant.words;
  const seed = table.record()?.seed ?? null;
  return (
    <Frame variant={variant} title={t.value(`${ns}:dice.title`)} onClose={onClose}>
      {() => (
        <>
          <p>{t.value(`${ns}:dice.intro`)}</p>
          <Code
            words={ns}
            name={t.value(`${ns}:dice.fingerprint`)}
            value={table.fingerprint}
            copy={t.value(`${ns}:dice.copyFingerprint`)}
          />
          {seed === null ? (
            <p>{t.value(`${ns}:dice.seedLater`)}</p>
          ) : (
            <>
              <Code
                words={ns}
                name={t.value(`${ns}:dice.seed`)}
                value={seed}
                copy={t.value(`${ns}:dice.copySeed`)}
              />
              <p>{t.value(`${ns}:dice.check`)}</p>
            </>
          )}
        </>
      )}
    </Frame>
  );
}

/** The keys that play. */
export function KeysDialog({ variant, onClose }: DialogProps) {
  const ns = variant.words;
  const keys = [
    [t.value(`${ns}:keys.arrows`), t.value(`${ns}:keys.arrowsDo`)],
    [t.value(`${ns}:keys.digits`), t.value(`${ns}:keys.digitsDo`)],
    [t.value(`${ns}:keys.throwKey`), t.value(`${ns}:keys.throw`)],
    ['P', t.value(`${ns}:keys.pass`)],
    [t.value(`${ns}:keys.enter`), t.value(`${ns}:keys.enterDo`)],
    ['U', t.value(`${ns}:keys.undo`)],
    ['M', t.value(`${ns}:keys.sound`)],
    ['?', t.value(`${ns}:keys.help`)],
  ] as const;
  return (
    <Frame variant={variant} title={t.value(`${ns}:keys.title`)} onClose={onClose}>
      {() => (
        <>
          <dl class="ln-keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p class="note">{t.value(`${ns}:keys.note`)}</p>
        </>
      )}
    </Frame>
  );
}

export interface MenuItem {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
  run(): void;
}

/** What can be done beside playing. An item runs once the menu is gone, so that Back never returns to it. */
export function MenuDialog(props: {
  readonly variant: LanesVariant;
  readonly items: readonly MenuItem[];
  onClose(then?: () => void): void;
}) {
  const { variant, items, onClose } = props;
  const ns = variant.words;
  const id = useId();
  let then: (() => void) | undefined;
  return (
    <Frame variant={variant} title={t.value(`${ns}:menu.title`)} onClose={() => onClose(then)}>
      {(close) => (
        <ul class="ln-menu">
          {items.map((item) => (
            <li key={item.text}>
              <button
                type="button"
                onClick={() => {
                  then = item.run;
                  close();
                }}
              >
                <Icon name={item.icon} />
                <span>
                  {item.text}
                  {item.note && <small>{item.note}</small>}
                </span>
              </button>
            </li>
          ))}
          <li class="ln-menu-switch">
            <Icon name={settings.sound.value ? 'volume-2' : 'volume-x'} />
            <span id={id}>{t.value(`${ns}:menu.sound`)}</span>
            <Switch
              labelledBy={id}
              on={settings.sound.value}
              onChange={(on) => {
                settings.sound.value = on;
              }}
            />
          </li>
        </ul>
      )}
    </Frame>
  );
}
