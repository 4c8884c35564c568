import { t } from '../../../i18n/index.ts';
import { points } from '../../lanes/scoring.ts';

/** Crosses against points, in two rows that break in the middle where it is narrow. */
export function PointsTable({ counts }: { readonly counts: readonly number[] }) {
  return (
    <table class="ts-points-table">
      <thead>
        <tr>
          <th scope="col">{t.value('tallspor:pointsTable.crosses')}</th>
          <th scope="col">{t.value('tallspor:pointsTable.points')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            <td>{points(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
