import type { Seat } from '../../../engine/game.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../../ui/Die.tsx';
import { colourNumbers, colourSums } from '../../lanes/crossing.ts';
import type { Round } from '../../lanes/derived.ts';
import type { LanesState } from '../../lanes/state.ts';
import type { LanesTable } from '../../lanes/view/model.ts';
import { tallsporRuleset } from '../rules.ts';
import { LaneGlyph, Lock, Seam } from './glyphs.tsx';
import { isYou, laneName, seatName } from './names.ts';

/** The dice lie as they fell, each at an angle of its own. */
const tilts = ['-4deg', '3deg', '3deg', '-4deg', '2deg', '-3deg'] as const;

export interface TrayProps {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly round: Round | undefined;
  /** How many seats have yet to make their shared choice; 0 when all have or none is asked. */
  readonly waiting: number;
  /** Whether the person at the screen has still to choose. */
  readonly asked: boolean;
}

function whiteCaption({ table, state, round, waiting, asked }: TrayProps): string {
  if (!round) return '';
  const seats = table.seats.length;
  const sum = round.dice.white[0] + round.dice.white[1];
  if (state.step === 'white' && !round.whiteDone) {
    return asked
      ? t.value('tallspor:tray.may')
      : t.value('tallspor:tray.chosen', { done: seats - waiting, seats });
  }
  if (round.white.length > 1) {
    return seats === 2
      ? t.value('tallspor:tray.crossedBoth')
      : t.value('tallspor:tray.crossedMany', { count: round.white.length, seats });
  }
  if (round.white.length === 0) {
    return seats === 1 ? t.value('tallspor:tray.passed') : t.value('tallspor:tray.nobody', { sum });
  }
  return round.white
    .map(({ seat, lane, value }) => {
      const words = { name: seatName(table, seat), lane: laneName(lane), value };
      return isYou(table, seat)
        ? t.value('tallspor:tray.crossedYou', words)
        : t.value('tallspor:tray.crossed', words);
    })
    .join(' · ');
}

function colourCaption({ table, state, round }: TrayProps): string {
  if (!round) return '';
  const name = seatName(table, round.roller);
  const you = isYou(table, round.roller);
  if (state.step === 'white')
    return you ? t.value('tallspor:tray.laterYou') : t.value('tallspor:tray.later', { name });
  if (state.step === 'colour' && you) return t.value('tallspor:tray.pair');
  return name;
}

function Whites({ state, round }: { state: LanesState; round: Round | undefined }) {
  const dice = state.step === 'landing' ? null : round?.dice.white;
  const sum = dice ? dice[0] + dice[1] : 0;
  const label = dice
    ? t.value('tallspor:tray.whites', { a: dice[0], b: dice[1], sum })
    : t.value('tallspor:tray.none');
  return (
    <div class="ts-dice" role="img" aria-label={label}>
      {[0, 1].map((index) => (
        <span
          key={`${state.throws} ${index}`}
          class="ts-die"
          style={{ '--tilt': tilts[index], '--i': index }}
        >
          <Die face={dice?.[index] ?? null} class={dice ? '' : 'is-blank'} />
        </span>
      ))}
      <b class="ts-eq">{dice ? sum : ''}</b>
    </div>
  );
}

function ColourPlace(props: { state: LanesState; round: Round | undefined; lane: number; roller: Seat }) {
  const { state, round, lane, roller } = props;
  const name = laneName(lane);
  if (state.closed[lane]) {
    return (
      <li data-lane={lane + 1}>
        <span class="ts-place" role="img" aria-label={t.value('tallspor:tray.out', { lane: name })}>
          <span class="ts-hole">
            <Lock look="shut" />
          </span>
          <span class="ts-sums">
            <LaneGlyph lane={lane} />
          </span>
        </span>
      </li>
    );
  }
  const value = state.step === 'landing' ? null : (round?.dice.colour[lane] ?? null);
  const choosing = state.step === 'colour';
  const sums = choosing ? (colourSums(state)[lane] ?? []) : [];
  const fits = choosing
    ? (colourNumbers(tallsporRuleset, state, roller)[lane] ?? []).map(({ sum }) => sum)
    : [];
  const used = round?.colour?.lane === lane && round.colourDone ? round.colour.value : null;
  const words = { lane: name, value: value ?? 0, sums: formatList(fits.map(String)) };
  const label =
    value === null
      ? name
      : !choosing
        ? t.value('tallspor:tray.die', words)
        : fits.length > 0
          ? t.value('tallspor:tray.sums', words)
          : t.value('tallspor:tray.noSums', words);
  return (
    <li data-lane={lane + 1}>
      <span class={used === null ? 'ts-place' : 'ts-place is-used'} role="img" aria-label={label}>
        <span
          key={state.throws}
          class="ts-die is-cloth"
          style={{ '--tilt': tilts[lane + 2], '--i': lane + 2 }}
        >
          <Die face={value} class={value === null ? 'is-blank' : ''} />
        </span>
        <span class="ts-sums">
          {sums.map(({ sum }) => (
            <b key={sum} class={fits.includes(sum) ? 'is-live' : 'is-dead'}>
              {sum}
            </b>
          ))}
          {used !== null && <b class="is-live">{used}</b>}
          {sums.length === 0 && used === null && <LaneGlyph lane={lane} />}
        </span>
      </span>
    </li>
  );
}

/** The felt tray: the white dice everyone plays and the coloured ones of the seat that threw. The part being played is lit. */
export function Tray(props: TrayProps) {
  const { state, round } = props;
  const white = state.step === 'white';
  const colour = state.step === 'colour';
  const rest = !white && !colour;
  return (
    <section class={rest ? 'ts-tray is-rest' : 'ts-tray'} aria-label={t.value('tallspor:tray.name')}>
      <div class={white ? 'ts-part is-lit' : 'ts-part'}>
        {white && <Seam />}
        <h2>
          <span>{t.value('tallspor:tray.white')}</span>
        </h2>
        <Whites state={state} round={round} />
        <p class="ts-cap">{whiteCaption(props)}</p>
      </div>
      <div class={colour ? 'ts-part ts-colour is-lit' : 'ts-part ts-colour'}>
        {colour && <Seam />}
        <h2>
          <span>{t.value('tallspor:tray.colour')}</span>
          <small>{colourCaption(props)}</small>
        </h2>
        <ul class="ts-dice">
          {tallsporRuleset.lanes.map((lane, index) => (
            <ColourPlace key={lane.id} state={state} round={round} lane={index} roller={state.roller} />
          ))}
        </ul>
      </div>
    </section>
  );
}
