import type { Seat } from '../../../engine/game.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../../ui/Die.tsx';
import { colourSums } from '../../lanes/crossing.ts';
import type { Round } from '../../lanes/derived.ts';
import type { LanesState } from '../../lanes/state.ts';
import type { LanesTable } from '../../lanes/view/model.ts';
import { luckyLanesRuleset } from '../rules.ts';
import { Flag, Sign } from './glyphs.tsx';
import { isYou, laneName, seatName } from './names.ts';

/** A number in a lane. */
interface Spot {
  readonly lane: number;
  readonly value: number;
}

export interface TrayProps {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly round: Round | undefined;
  /** Who looks on, and may be the one that rolls; null for a spectator. */
  readonly seat: Seat | null;
  /** What of the colour dice's sums the one who looks on can cross, now or in the step that follows. */
  readonly spots: readonly Spot[];
}

/** How the sums under a coloured die stand. */
type Sums = 'none' | 'later' | 'now' | 'watched' | 'used';

function sumsKind({ state, round, seat }: TrayProps): Sums {
  const mine = seat !== null && state.roller === seat;
  if (state.step === 'white') return mine ? 'later' : 'none';
  if (state.step === 'colour') return mine ? 'now' : 'watched';
  return state.step !== 'landing' && round?.colourDone ? 'used' : 'none';
}

/** A place for a die: the die, or its dashed outline before it is thrown. */
function Seated({ face, tumbles }: { readonly face: number | null; readonly tumbles: number }) {
  if (face === null) return <span class="ll-blank" />;
  return (
    <span class="ll-die" style={{ '--i': tumbles }}>
      <Die face={face} />
    </span>
  );
}

function Whites({ state, round }: TrayProps) {
  const dice = state.step === 'landing' ? null : (round?.dice.white ?? null);
  const sum = dice ? dice[0] + dice[1] : 0;
  const label = dice
    ? t.value('lucky-lanes:tray.whites', { a: dice[0], b: dice[1], sum })
    : t.value('lucky-lanes:tray.none');
  return (
    <div class="ll-whites" role="img" aria-label={label}>
      <div class="ll-dice">
        {[0, 1].map((index) => (
          <Seated key={`${state.throws} ${index}`} face={dice?.[index] ?? null} tumbles={index} />
        ))}
      </div>
      <p class="ll-sum">
        {dice && (
          <>
            <span>
              {dice[0]}+{dice[1]}=
            </span>
            <b>{sum}</b>
          </>
        )}
      </p>
    </div>
  );
}

function dieLabel(kind: Sums, words: { lane: string; value: number; sums: string }): string {
  if (kind === 'none') return t.value('lucky-lanes:tray.die', words);
  if (words.sums === '') {
    return kind === 'used'
      ? t.value('lucky-lanes:tray.die', words)
      : t.value('lucky-lanes:tray.noSums', words);
  }
  if (kind === 'later') return t.value('lucky-lanes:tray.later', words);
  if (kind === 'used') return t.value('lucky-lanes:tray.used', words);
  return kind === 'now' ? t.value('lucky-lanes:tray.sums', words) : t.value('lucky-lanes:tray.all', words);
}

function Coloured(props: TrayProps & { readonly lane: number; readonly kind: Sums }) {
  const { state, round, spots, lane, kind } = props;
  const name = laneName(lane);
  const out = state.closed[lane] ?? false;
  const value = out || state.step === 'landing' ? null : (round?.dice.colour[lane] ?? null);
  const used = kind === 'used' && round?.colour?.lane === lane ? [round.colour.value] : [];
  const all =
    kind === 'used'
      ? used
      : kind === 'none' || value === null
        ? []
        : (colourSums(state)[lane] ?? []).map(({ sum }) => sum);
  const fits = (sum: number) =>
    kind === 'used' || kind === 'watched' || spots.some((spot) => spot.lane === lane && spot.value === sum);
  const said = formatList(all.filter(fits).map(String));
  const label = out
    ? t.value('lucky-lanes:tray.out', { lane: name })
    : value === null
      ? name
      : dieLabel(kind, { lane: name, value, sums: said });
  return (
    <li data-lane={lane + 1}>
      <span class={out ? 'll-place-die is-out' : 'll-place-die'} role="img" aria-label={label}>
        <span class="ll-seat-die">
          {out ? (
            <span class="ll-blank">
              <Flag />
            </span>
          ) : (
            <Seated key={state.throws} face={value} tumbles={lane + 2} />
          )}
          <i class="ll-die-name">
            <Sign lane={lane} />
          </i>
        </span>
        <span class="ll-sums">
          {all.map((sum) => (
            <b key={sum} class={kind === 'watched' ? '' : fits(sum) ? 'is-on' : 'is-no'}>
              {sum}
            </b>
          ))}
        </span>
      </span>
    </li>
  );
}

/** The dice: the white ones everyone plays and the coloured ones of who rolled. The part being played is lit. */
export function Tray(props: TrayProps) {
  const { table, state } = props;
  const kind = sumsKind(props);
  const white = state.step === 'white';
  const colour = state.step === 'colour';
  const whose = isYou(table, state.roller) ? t.value('lucky-lanes:tray.you') : seatName(table, state.roller);
  const look = `ll-tray${white || colour ? '' : ' is-rest'} has-${kind}`;
  return (
    <section class={look} aria-label={t.value('lucky-lanes:tray.name')}>
      <div class={white ? 'll-part is-lit' : 'll-part'}>
        <h2>
          <b>1</b>
          {t.value('lucky-lanes:tray.white')}
          <small>{t.value('lucky-lanes:tray.everyone')}</small>
        </h2>
        <Whites {...props} />
      </div>
      <div class={colour ? 'll-part ll-colour is-lit' : 'll-part ll-colour'}>
        <h2>
          <b>2</b>
          {t.value('lucky-lanes:tray.colour')}
          <small>{whose}</small>
        </h2>
        <ul class="ll-dice">
          {luckyLanesRuleset.lanes.map((lane, index) => (
            <Coloured key={lane.id} {...props} lane={index} kind={kind} />
          ))}
        </ul>
      </div>
    </section>
  );
}
