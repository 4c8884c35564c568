import { Fragment } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { missesToEnd } from '../../lanes/ruleset.ts';
import { missPoints } from '../../lanes/scoring.ts';
import { laneName } from './names.ts';
import { Cross } from './Pencil.tsx';

/** The four boxes for misses. */
function Misses({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  return (
    <span class="ts-misses" role="img" aria-label={t.value('tallspor:sheet.missesOf', { count })}>
      {Array.from({ length: missesToEnd }, (_, index) => (
        <span key={index} class="ts-box">
          {index < count && <Cross seat={seat} lane={5} index={index} />}
        </span>
      ))}
    </span>
  );
}

/** A card's account: the lanes' points, less the misses, and the sum. */
export function Foot(props: {
  readonly seat: Seat;
  readonly points: readonly number[];
  readonly misses: number;
}) {
  const { seat, points, misses } = props;
  const cost = misses * missPoints;
  const total = points.reduce((sum, each) => sum + each, -cost);
  const account = { misses: formatNumber(-cost), total: formatNumber(total) };
  const lanes = points.map((each, lane) => `${laneName(lane)} ${each}`).join(', ');
  return (
    <div class="ts-foot">
      <span aria-hidden="true">{t.value('tallspor:sheet.misses')}</span>
      <Misses seat={seat} count={misses} />
      <span
        class="ts-account"
        role="img"
        aria-label={t.value('tallspor:sheet.accountOf', { lanes, ...account })}
      >
        {points.map((each, lane) => (
          <Fragment key={lane}>
            {lane > 0 && <i>+</i>}
            <span data-lane={lane + 1}>{each}</span>
          </Fragment>
        ))}
        <i>−</i>
        <span>{cost}</span>
        <i>=</i>
        <b>{account.total}</b>
      </span>
    </div>
  );
}
