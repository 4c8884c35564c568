import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../storage/settings.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { laneView, noHints } from '../../lanes/lane-view.ts';
import type { LanesState } from '../../lanes/state.ts';
import { tallsporRuleset } from '../rules.ts';
import { Foot } from './Foot.tsx';
import { LogList } from './Log.tsx';
import { freshCrosses, type LanesTable, type TableModel } from './model.ts';
import { isYou, seatName } from './names.ts';
import { PointsTable } from './PointsTable.tsx';
import { Lane } from './Sheet.tsx';

interface FrameProps {
  readonly title: string;
  readonly wide?: boolean;
  onClose(): void;
  children(close: () => void): ComponentChildren;
}

/** A card over the table: a heading, a way out, and what it is about. */
function Frame({ title, wide = false, onClose, children }: FrameProps) {
  const id = useId();
  return (
    <Dialog
      labelledBy={id}
      game="tallspor"
      class={wide ? 'dialog ts-dialog is-wide' : 'dialog ts-dialog'}
      onClose={onClose}
    >
      {(close) => (
        <>
          <header>
            <h2 id={id}>{title}</h2>
            <button type="button" class="tool" aria-label={t.value('tallspor:menu.close')} onClick={close}>
              <Icon name="x" />
            </button>
          </header>
          {children(close)}
        </>
      )}
    </Dialog>
  );
}

/** A seat's whole card to look at, as the state has it. */
export function CardSheet(props: {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly seat: Seat;
  readonly fresh?: ReturnType<typeof freshCrosses>;
}) {
  const { table, state, seat, fresh = [] } = props;
  const lanes = tallsporRuleset.lanes.map((lane, index) =>
    laneView(lane, index, state, seat, { ...noHints, fresh }),
  );
  return (
    <div class="ts-sheet is-still">
      {lanes.map((lane) => (
        <Lane
          key={lane.id}
          lane={lane}
          by={formatList(lane.closers.map((closer) => seatName(table, closer)))}
        />
      ))}
      <Foot seat={seat} points={lanes.map((lane) => lane.points)} misses={state.misses[seat] ?? 0} />
    </div>
  );
}

/** Another's card (or one's own), whole. */
export function CardDialog(props: { readonly model: TableModel; readonly seat: Seat; onClose(): void }) {
  const { model, seat, onClose } = props;
  const { table } = model;
  const title = isYou(table, seat)
    ? t.value('tallspor:sheet.own')
    : t.value('tallspor:sheet.of', { name: seatName(table, seat) });
  return (
    <Frame title={title} wide onClose={onClose}>
      {() => (
        <CardSheet
          table={table}
          state={model.view.value.state}
          seat={seat}
          fresh={freshCrosses(model.rounds.value)}
        />
      )}
    </Frame>
  );
}

/** The log, for screens without room for it beside the table. */
export function LogDialog({ model, onClose }: { readonly model: TableModel; onClose(): void }) {
  return (
    <Frame title={t.value('tallspor:log.title')} onClose={onClose}>
      {() => <LogList table={model.table} rounds={model.rounds.value} />}
    </Frame>
  );
}

/** What crosses are worth. */
export function PointsDialog({ onClose }: { onClose(): void }) {
  return (
    <Frame title={t.value('tallspor:pointsTable.title')} onClose={onClose}>
      {() => (
        <>
          <p>{t.value('tallspor:pointsTable.intro')}</p>
          <PointsTable />
          <p>{t.value('tallspor:pointsTable.miss')}</p>
        </>
      )}
    </Frame>
  );
}

function Code(props: { readonly name: string; readonly value: string; readonly copy: string }) {
  const { name, value, copy } = props;
  const id = useId();
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast(t.value('tallspor:dice.copied'));
    } catch {
      const code = document.getElementById(id);
      if (code) getSelection()?.selectAllChildren(code);
    }
  };
  return (
    <div class="ts-code">
      <h3>{name}</h3>
      <code id={id}>{value}</code>
      <button type="button" class="btn small" aria-label={copy} onClick={() => void onCopy()}>
        <Icon name="copy" small />
        {t.value('tallspor:dice.copy')}
      </button>
    </div>
  );
}

/** The fingerprint of the dice, and their seed once the game is over. */
export function DiceDialog({ table, onClose }: { readonly table: LanesTable; onClose(): void }) {
  const seed = table.record()?.seed ?? null;
  return (
    <Frame title={t.value('tallspor:dice.title')} onClose={onClose}>
      {() => (
        <>
          <p>{t.value('tallspor:dice.intro')}</p>
          <Code
            name={t.value('tallspor:dice.fingerprint')}
            value={table.fingerprint}
            copy={t.value('tallspor:dice.copyFingerprint')}
          />
          {seed === null ? (
            <p>{t.value('tallspor:dice.seedLater')}</p>
          ) : (
            <>
              <Code
                name={t.value('tallspor:dice.seed')}
                value={seed}
                copy={t.value('tallspor:dice.copySeed')}
              />
              <p>{t.value('tallspor:dice.check')}</p>
            </>
          )}
        </>
      )}
    </Frame>
  );
}

/** The keys that play. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const keys = [
    [t.value('tallspor:keys.arrows'), t.value('tallspor:keys.arrowsDo')],
    ['1–4', t.value('tallspor:keys.lanes')],
    [t.value('tallspor:keys.throwKey'), t.value('tallspor:keys.throw')],
    ['P', t.value('tallspor:keys.pass')],
    [t.value('tallspor:keys.enter'), t.value('tallspor:keys.enterDo')],
    ['U', t.value('tallspor:keys.undo')],
    ['M', t.value('tallspor:keys.sound')],
    ['?', t.value('tallspor:keys.help')],
  ] as const;
  return (
    <Frame title={t.value('tallspor:keys.title')} onClose={onClose}>
      {() => (
        <>
          <dl class="ts-keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p class="note">{t.value('tallspor:keys.note')}</p>
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
export function MenuDialog(props: { readonly items: readonly MenuItem[]; onClose(then?: () => void): void }) {
  const { items, onClose } = props;
  const id = useId();
  let then: (() => void) | undefined;
  return (
    <Frame title={t.value('tallspor:menu.title')} onClose={() => onClose(then)}>
      {(close) => (
        <ul class="ts-menu">
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
          <li class="ts-menu-switch">
            <Icon name={settings.sound.value ? 'volume-2' : 'volume-x'} />
            <span id={id}>{t.value('tallspor:menu.sound')}</span>
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
