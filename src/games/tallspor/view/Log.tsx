import { t } from '../../../i18n/index.ts';
import type { Cross, Round } from '../../lanes/derived.ts';
import type { LanesTable } from '../../lanes/view/model.ts';
import { LaneGlyph } from './glyphs.tsx';
import { laneName, seatName } from './names.ts';

function Entry({ cross }: { readonly cross: Cross }) {
  const { lane, value, locks } = cross;
  return (
    <span class={locks ? 'ts-entry is-key' : 'ts-entry'} data-lane={lane + 1}>
      <LaneGlyph lane={lane} />
      <span class="visually-hidden">{laneName(lane)}</span> {value}
      {locks && <span class="visually-hidden"> {t.value('tallspor:log.lockSaid')}</span>}
    </span>
  );
}

function Seated(props: { readonly name: string; readonly round: Round; readonly seat: number }) {
  const { name, round, seat } = props;
  const rolled = round.roller === seat;
  const crosses = [
    ...round.white.filter((cross) => cross.seat === seat),
    ...(rolled && round.colour ? [round.colour] : []),
  ];
  return (
    <span class={rolled ? 'ts-by is-rolled' : 'ts-by'}>
      {name}
      {crosses.map((cross) => (
        <Entry key={`${cross.lane}:${cross.value}`} cross={cross} />
      ))}
      {rolled && round.missed && <span class="ts-entry is-bad">{t.value('tallspor:log.miss')}</span>}
      {crosses.length === 0 && !(rolled && round.missed) && (
        <>
          <span aria-hidden="true">{t.value('tallspor:log.nothing')}</span>
          <span class="visually-hidden">{t.value('tallspor:log.nothingSaid')}</span>
        </>
      )}
    </span>
  );
}

function Entries(props: { readonly table: Pick<LanesTable, 'people' | 'seats'>; readonly round: Round }) {
  const { table, round } = props;
  return (
    <li>
      <b>
        <span class="visually-hidden">{t.value('tallspor:bar.throw', { number: round.number })}</span>
        <span aria-hidden="true">{round.number}</span>
      </b>
      <span class="ts-line">
        {table.seats.map((_, seat) => (
          <Seated key={seat} name={seatName(table, seat)} round={round} seat={seat} />
        ))}
      </span>
    </li>
  );
}

/** What every throw came to, newest first; who threw is in bold. A throw shows once its shared choices do. */
export function LogList(props: {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly rounds: readonly Round[];
  /** Whether the list scrolls by itself, and so takes the focus. */
  readonly scrolls?: boolean;
}) {
  const { table, rounds, scrolls = false } = props;
  const done = rounds.filter(({ whiteDone }) => whiteDone);
  if (done.length === 0) return <p class="ts-empty">{t.value('tallspor:log.empty')}</p>;
  return (
    <ol class="ts-log-list" reversed tabIndex={scrolls ? 0 : undefined}>
      {done.toReversed().map((round) => (
        <Entries key={round.number} table={table} round={round} />
      ))}
    </ol>
  );
}
