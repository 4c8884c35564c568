import type { FunctionComponent } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { LanesTable } from './model.ts';
import type { LanesWords } from './names.ts';

/** What a game draws its own way in a result. */
export interface EndSigns {
  /** Who sits there. */
  readonly Seat: FunctionComponent<{
    readonly table: Pick<LanesTable, 'people' | 'seats'>;
    readonly seat: Seat;
  }>;
  /** That a lane was closed by this seat. */
  readonly Lock: FunctionComponent;
  /** A closed lane, and who closed it. */
  readonly Closed: FunctionComponent<{ readonly own: boolean; readonly by: string }>;
}

/** One seat's line: its name, its score after each throw, and whether it is the one that is told about. */
interface ScoreLine {
  readonly seat: Seat;
  readonly name: string;
  readonly scores: readonly number[];
  readonly main: boolean;
}

export interface ScoreChartProps {
  readonly words: LanesWords;
  readonly signs: EndSigns;
  readonly lines: readonly ScoreLine[];
  /** The lane whose lock ended the game, from 0, and who locked it; null when it ended otherwise. */
  readonly lock: { readonly lane: number; readonly own: boolean; readonly by: string } | null;
}

const width = 300;
const height = 100;

/** Gridlines at round numbers, two or three of them. */
const gridOf = (low: number, high: number): number[] => {
  const step = [10, 20, 40, 50, 100].find((each) => (high - low) / each <= 3) ?? 200;
  const lines: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high - step / 3; value += step) lines.push(value);
  return lines;
};

/** Spreads labels so that none covers another: `tops` in percent, in any order; `gap` is a label's height in percent. */
function spread(tops: readonly number[], gap: number): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((a, b) => a.top - b.top);
  let least = -gap / 2;
  for (const label of order) {
    label.top = Math.max(label.top, least);
    least = label.top + gap;
  }
  let most = 100 + gap / 2;
  for (const label of order.toReversed()) {
    label.top = Math.min(label.top, most - gap);
    most = label.top;
  }
  return tops.map((_, index) => order.find((label) => label.index === index)?.top ?? 0);
}

/** Everybody's score over the throws, as stairs. */
export function ScoreChart({ words: ns, signs, lines, lock }: ScoreChartProps) {
  const throws = Math.max(1, ...lines.map(({ scores }) => scores.length));
  const all = lines.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(10, ...all);
  const x = (index: number): number => Math.round((index / throws) * width * 10) / 10;
  const y = (score: number): number => Math.round((1 - (score - low) / (high - low)) * height * 10) / 10;
  const stairs = (scores: readonly number[]): string =>
    scores.reduce((d, score, index) => `${d}V${y(score)}H${x(index + 1)}`, `M0 ${y(0)}`);
  const tops = spread(
    lines.map(({ scores }) => y(scores.at(-1) ?? 0)),
    13,
  );
  const list = formatList(lines.map(({ name, scores }) => `${name} ${formatNumber(scores.at(-1) ?? 0)}`));
  return (
    <div class="ln-chart" role="img" aria-label={t.value(`${ns}:end.chart`, { list })}>
      <div class="ln-plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {gridOf(low, high).map((value) => (
            <path key={value} class="ln-axis" d={`M0 ${y(value)}H${width}`} />
          ))}
          {lines
            .toSorted((a, b) => Number(a.main) - Number(b.main))
            .map(({ seat, scores, main }, index) => (
              <path
                key={seat}
                class={main ? 'ln-curve is-main' : `ln-curve is-other-${index}`}
                d={stairs(scores)}
              />
            ))}
        </svg>
        {gridOf(low, high).map(
          (value) =>
            y(value) < 92 && (
              <span key={value} class="ln-tick" style={{ top: `${y(value)}%` }}>
                {formatNumber(value)}
              </span>
            ),
        )}
        {lock && (
          <span class="ln-chart-stamp" data-lane={lock.lane + 1}>
            <signs.Closed own={lock.own} by={lock.by} />
          </span>
        )}
      </div>
      <div class="ln-ends">
        {lines.map(({ seat, name, scores, main }, index) => (
          <span key={seat} class={main ? 'is-main' : ''} style={{ top: `${tops[index]}%` }}>
            <i>{name}</i> {formatNumber(scores.at(-1) ?? 0)}
          </span>
        ))}
      </div>
      <div class="ln-throws">
        <span>{t.value(`${ns}:end.chartThrow`, { number: 1 })}</span>
        <span>{throws}</span>
      </div>
    </div>
  );
}
