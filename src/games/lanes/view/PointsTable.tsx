import { t } from '../../../i18n/index.ts';
import { laneLength } from '../ruleset.ts';
import { points } from '../scoring.ts';
import type { LanesWords } from './names.ts';

/** As many crosses as a lane can have: its numbers and the lock. */
const most = laneLength + 1;

/** What one to twelve crosses in a lane are worth, in two rows of six. */
export function PointsTable({ words: ns }: { readonly words: LanesWords }) {
  const halves = [0, most / 2].map((from) =>
    Array.from({ length: most / 2 }, (_, index) => from + index + 1),
  );
  return (
    <table class="ln-points-table">
      {halves.map((counts) => (
        <tbody key={counts[0]}>
          <tr>
            <th scope="row">{t.value(`${ns}:pointsTable.crosses`)}</th>
            {counts.map((count) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t.value(`${ns}:pointsTable.points`)}</th>
            {counts.map((count) => (
              <td key={count}>
                <b>{points(count)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
