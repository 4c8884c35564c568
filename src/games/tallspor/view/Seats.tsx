import type { Seat } from '../../../engine/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isRoomy } from '../../../ui/media.ts';
import { initialOf } from '../../../ui/SeatMark.tsx';
import { missesToEnd } from '../../lanes/ruleset.ts';
import { freshCrosses, type LanesTable, type TableModel } from '../../lanes/view/model.ts';
import { DiceSign, KastorFace, Star } from './glyphs.tsx';
import { MiniCard } from './Mini.tsx';
import { isYou, pointsText, seatName } from './names.ts';

/** Who sits there, as a sewn patch: the star for you, the beaver for Kastor, a letter for others. */
export function Patch({
  table,
  seat,
}: {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly seat: Seat;
}) {
  const info = table.seats[seat];
  return (
    <span class="ts-patch" aria-hidden="true">
      {isYou(table, seat) ? <Star /> : info?.kind === 'bot' ? <KastorFace /> : initialOf(info?.name ?? '')}
    </span>
  );
}

type Status = 'away' | 'removed' | 'choosing' | 'chosen' | null;

const statusOf = (model: TableModel, seat: Seat): Status => {
  const { state, waitingFor } = model.view.value;
  const presence = state.presence[seat]?.status;
  if (presence === 'away' || presence === 'removed') return presence;
  if (state.step !== 'white') return null;
  return waitingFor.includes(seat) ? 'choosing' : 'chosen';
};

function StatusLine({ status }: { readonly status: Status }) {
  if (status === null) return <span class="ts-status" />;
  if (status === 'away' || status === 'removed') {
    return (
      <span class="ts-status">
        <span>{t.value(`tallspor:seat.${status}`)}</span>
      </span>
    );
  }
  return (
    <span class={status === 'choosing' ? 'ts-status is-choosing' : 'ts-status'}>
      <Icon name={status === 'chosen' ? 'check' : 'pencil'} />
      <span>{t.value(`tallspor:seat.${status}Short`)}</span>
    </span>
  );
}

function SeatChip({ model, seat, onOpen }: { model: TableModel; seat: Seat; onOpen(seat: Seat): void }) {
  const { table } = model;
  const { state } = model.view.value;
  const misses = state.misses[seat] ?? 0;
  const score = model.scores.value[seat] ?? 0;
  const status = statusOf(model, seat);
  const rolls = state.roller === seat && !model.over.value;
  const waited = status === 'choosing' && model.asked.value === null && model.seat.value !== seat;
  const look = [
    'ts-seat',
    seat === model.seat.value ? 'is-me' : '',
    rolls ? 'is-roller' : '',
    waited ? 'is-waited' : '',
    status === 'away' || status === 'removed' ? 'is-away' : '',
  ];
  const name = seatName(table, seat);
  const parts = [
    t.value('tallspor:seat.label', {
      name,
      points: pointsText(score),
      misses: t.value('tallspor:misses', { count: misses }),
    }),
    ...(rolls ? [t.value('tallspor:seat.rolls')] : []),
    ...(status ? [t.value(`tallspor:seat.${status}`)] : []),
  ];
  return (
    <li class={look.filter(Boolean).join(' ')}>
      <button
        type="button"
        class="ts-seat-b"
        aria-haspopup="dialog"
        aria-label={`${parts.join(', ')}: ${t.value('tallspor:seat.open')}`}
        onClick={() => onOpen(seat)}
      >
        <span class="ts-who">
          <Patch table={table} seat={seat} />
          {rolls && (
            <span class="ts-roll">
              <DiceSign />
            </span>
          )}
        </span>
        <b class="ts-seat-name">
          <span class="ts-tx">{name}</span>
        </b>
        <StatusLine status={status} />
        <span class="ts-pips4">
          {Array.from({ length: missesToEnd }, (_, index) => (
            <i key={index} class={index < misses ? 'is-on' : ''} />
          ))}
        </span>
        <MiniCard
          state={state}
          seat={seat}
          fresh={freshCrosses(model.rounds.value)}
          readable={table.seats.length === 2 && isRoomy()}
        />
        <span class="ts-score">{formatNumber(score)}</span>
      </button>
    </li>
  );
}

/** Everyone at the table; a tap shows the whole card. */
export function Seats({ model, onOpen }: { readonly model: TableModel; onOpen(seat: Seat): void }) {
  return (
    <ul class="ts-seats" aria-label={t.value('tallspor:bar.seats')}>
      {model.table.seats.map((_, seat) => (
        <SeatChip key={seat} model={model} seat={seat} onOpen={onOpen} />
      ))}
    </ul>
  );
}
