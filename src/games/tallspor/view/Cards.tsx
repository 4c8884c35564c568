import type { Seat } from '../../../engine/game.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { laneView, noHints } from '../../lanes/lane-view.ts';
import type { LanesState } from '../../lanes/state.ts';
import { Frame } from '../../lanes/view/Dialogs.tsx';
import { freshCrosses, type LanesTable, type TableModel } from '../../lanes/view/model.ts';
import { tallsporRuleset } from '../rules.ts';
import { Foot } from './Foot.tsx';
import { LogList } from './Log.tsx';
import { isYou, seatName, variant } from './names.ts';
import { Lane } from './Sheet.tsx';

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
    <Frame variant={variant} title={title} shape="is-wide" onClose={onClose}>
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
    <Frame variant={variant} title={t.value('tallspor:log.title')} onClose={onClose}>
      {() => <LogList table={model.table} rounds={model.rounds.value} />}
    </Frame>
  );
}
