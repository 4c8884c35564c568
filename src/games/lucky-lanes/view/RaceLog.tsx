import { Fragment } from 'preact';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Round } from '../../lanes/derived.ts';
import { missPoints } from '../../lanes/scoring.ts';
import type { LanesState } from '../../lanes/state.ts';
import type { LanesTable } from '../../lanes/view/model.ts';
import { Dots, Flag, Sign } from './glyphs.tsx';
import { laneName, seatName } from './names.ts';
import { Tile } from './Tile.tsx';

function Dash() {
  return (
    <>
      <span class="ll-dash" />
      <span class="visually-hidden">{t.value('lucky-lanes:log.nothing')}</span>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Dots />
      <span class="visually-hidden">{t.value('lucky-lanes:log.choosing')}</span>
    </>
  );
}

function Colour({ round, playing }: { readonly round: Round; readonly playing: boolean }) {
  if (playing) return <Waiting />;
  if (round.colour) return <Tile lane={round.colour.lane} value={round.colour.value} />;
  if (!round.missed) return <Dash />;
  return (
    <b class="ll-spun">
      {formatNumber(-missPoints)}
      <span class="visually-hidden"> {t.value('lucky-lanes:log.miss')}</span>
    </b>
  );
}

interface RowProps {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly round: Round;
  /** Whether the round is still being played. */
  readonly playing: boolean;
}

function Closings({ table, round }: Omit<RowProps, 'playing'>) {
  const crosses = [...round.white, ...(round.colour ? [round.colour] : [])].filter(({ locks }) => locks);
  return (
    <>
      {round.closed.map((lane) => (
        <tr key={lane} class="ll-log-flag">
          <td colSpan={table.seats.length + 3} data-lane={lane + 1}>
            <Flag />
            <Sign lane={lane} />
            {t.value('lucky-lanes:log.closed', {
              lane: laneName(lane),
              names: formatList(
                crosses.filter((cross) => cross.lane === lane).map(({ seat }) => seatName(table, seat)),
              ),
            })}
          </td>
        </tr>
      ))}
    </>
  );
}

function Row({ table, round, playing }: RowProps) {
  const { white } = round.dice;
  return (
    <>
      <Closings table={table} round={round} />
      <tr>
        <th scope="row">{round.number}</th>
        <td class="ll-log-sum">{white[0] + white[1]}</td>
        {table.seats.map((_, seat) => {
          const cross = round.white.find((each) => each.seat === seat);
          return (
            <td key={seat} class={round.roller === seat ? 'is-rolled' : ''}>
              {round.roller === seat && (
                <span class="visually-hidden">{t.value('lucky-lanes:log.rolled')} </span>
              )}
              {cross ? (
                <Tile lane={cross.lane} value={cross.value} />
              ) : round.whiteDone ? (
                <Dash />
              ) : (
                <Waiting />
              )}
            </td>
          );
        })}
        <td class="ll-log-colour">
          <Colour round={round} playing={playing} />
        </td>
      </tr>
    </>
  );
}

/** The log scrolls by itself, and so takes the focus. */
const scrolls = { tabIndex: 0 };

/** What every throw came to, as a timing sheet, newest first: who rolled is framed, a closed lane is a row of its own. */
export function RaceLog(props: {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly rounds: readonly Round[];
}) {
  const { table, state, rounds } = props;
  if (rounds.length === 0) return <p class="ll-empty">{t.value('lucky-lanes:log.empty')}</p>;
  const playing = state.step === 'white' || state.step === 'colour';
  return (
    <div class="ll-log-box" {...scrolls} role="region" aria-label={t.value('lucky-lanes:log.title')}>
      <table class="ll-log">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{t.value('lucky-lanes:log.throw')}</span>
            </th>
            <th scope="col" class="ll-log-sum">
              {t.value('lucky-lanes:log.sum')}
            </th>
            {table.seats.map((_, seat) => (
              <th key={seat} scope="col">
                {seatName(table, seat)}
              </th>
            ))}
            <th scope="col" class="ll-log-colour">
              {t.value('lucky-lanes:log.colour')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rounds.toReversed().map((round) => (
            <Fragment key={round.number}>
              <Row table={table} round={round} playing={playing && round === rounds.at(-1)} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
