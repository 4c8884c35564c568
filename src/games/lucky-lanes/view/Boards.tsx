import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { steady } from '../../../ui/steady.ts';
import { missesToEnd } from '../../lanes/ruleset.ts';
import type { TableModel } from '../../lanes/view/model.ts';
import { type BoardView, boardsOf, type Slot } from './boards.ts';
import { Car } from './Car.tsx';
import { carsOf, raceNumbers } from './drivers.ts';
import { DieSign, Dots } from './glyphs.tsx';
import { isYou, laneName, placeText, pointsText, seatName } from './names.ts';
import { Tile } from './Tile.tsx';

function SlotBody({ slot }: { readonly slot: Slot }) {
  switch (slot.kind) {
    case 'cars':
      return (
        <span class="ll-run">
          {slot.at.map((at, lane) => (
            <i key={`${lane}`} data-lane={lane + 1} style={{ '--at': at }} />
          ))}
        </span>
      );
    case 'choosing':
      return <Dots />;
    case 'chosen':
      return <Icon name="check" />;
    case 'crossed':
      if (slot.crosses.length === 0) return <span class="ll-dash" />;
      return (
        <span class={slot.crosses.length > 1 ? 'll-tiles is-two' : 'll-tiles'}>
          {slot.crosses.map(({ lane, value }) => (
            <Tile key={`${lane}:${value}`} lane={lane} value={value} />
          ))}
        </span>
      );
  }
}

const slotText = (slot: Slot): string[] => {
  if (slot.kind === 'chosen') return [t.value('lucky-lanes:board.chosen')];
  if (slot.kind === 'choosing') return [t.value('lucky-lanes:board.choosing')];
  if (slot.kind === 'cars') return [];
  if (slot.crosses.length === 0) return [t.value('lucky-lanes:board.nothing')];
  const what = formatList(slot.crosses.map(({ lane, value }) => `${laneName(lane)} ${value}`));
  return [t.value('lucky-lanes:board.crossed', { what })];
};

interface BoardProps {
  readonly board: BoardView;
  readonly name: string;
  readonly you: boolean;
  readonly car: number;
  /** Whether the driver's card is open. */
  readonly open: boolean;
  onOpen(seat: Seat): void;
}

/** A driver's pit board: place and score, spin-outs, and what came of the last choice. A tap opens the driver's card. */
function Board({ board, name, you, car, open, onOpen }: BoardProps) {
  const { seat, place, score, misses, rolls, slot } = board;
  const look = ['ll-board', you ? 'is-you' : '', rolls ? 'is-roller' : '', open ? 'is-open' : ''];
  const parts = [
    t.value('lucky-lanes:board.label', {
      name,
      place: placeText(place),
      points: pointsText(score),
      misses: t.value('lucky-lanes:misses', { count: misses }),
    }),
    ...(rolls ? [t.value('lucky-lanes:board.rolls')] : []),
    ...slotText(slot),
  ];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(' ')}
      aria-haspopup={open ? undefined : 'dialog'}
      aria-pressed={open ? true : undefined}
      aria-label={`${parts.join(', ')}: ${t.value('lucky-lanes:board.open')}`}
      onClick={() => onOpen(seat)}
    >
      <span class="ll-board-name">
        {rolls && <DieSign />}
        <span>{name}</span>
        <b class="ll-place">{place}</b>
      </span>
      <span class="ll-score">{formatNumber(score)}</span>
      <span class="ll-kit">
        <Car car={car} number={raceNumbers[car] ?? 0} />
        <span class="ll-spins">
          {Array.from({ length: missesToEnd }, (_, index) => (
            <i key={index} class={index < misses ? 'is-on' : ''} />
          ))}
        </span>
      </span>
      <span class="ll-slot">
        <SlotBody slot={slot} />
      </span>
    </button>
  );
}

/** Every driver's pit board. */
export function Boards(props: {
  readonly model: TableModel;
  /** Whose card is open. */
  readonly open?: Seat;
  onOpen(seat: Seat): void;
}) {
  const { model, open, onOpen } = props;
  const { table } = model;
  const [boards] = useState(() => steady(() => boardsOf(model.view.value, model.rounds.value)));
  const [cars] = useState(() => carsOf(table.seats));
  return (
    <div
      class="ll-boards"
      role="group"
      aria-label={t.value('lucky-lanes:bar.seats')}
      style={{ '--n': table.seats.length }}
    >
      {boards.value.map((board) => (
        <Board
          key={board.seat}
          board={board}
          name={seatName(table, board.seat)}
          you={isYou(table, board.seat)}
          car={cars[board.seat] ?? 0}
          open={open === board.seat}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}
