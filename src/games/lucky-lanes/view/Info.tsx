import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { LaneView } from '../../lanes/lane-view.ts';
import { laneLength, missesToEnd } from '../../lanes/ruleset.ts';
import { missPoints, points } from '../../lanes/scoring.ts';
import { Frame } from '../../lanes/view/Dialogs.tsx';
import type { TableModel } from '../../lanes/view/model.ts';
import { Sign } from './glyphs.tsx';
import { isYou, laneName, placeText, seatName, variant } from './names.ts';
import { RaceLog } from './RaceLog.tsx';

function Score({ model, lanes }: { readonly model: TableModel; readonly lanes: readonly LaneView[] }) {
  const seat = model.seat.value;
  const { state } = model.view.value;
  const misses = state.misses[seat] ?? 0;
  const place = variant.game.ranking(state).find((each) => each.seat === seat)?.place ?? 0;
  return (
    <section class="ll-info-score">
      <h3>
        {isYou(model.table, seat)
          ? t.value('lucky-lanes:info.score')
          : t.value('lucky-lanes:info.scoreOf', { name: seatName(model.table, seat) })}
      </h3>
      <table>
        <thead>
          <tr>
            {lanes.map((lane) => (
              <th key={lane.id} scope="col" data-lane={lane.index + 1}>
                <Sign lane={lane.index} />
                {laneName(lane.index)}
              </th>
            ))}
            <th scope="col">{t.value('lucky-lanes:end.misses')}</th>
            <th scope="col">{t.value('lucky-lanes:end.sum')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            {lanes.map((lane) => (
              <td key={lane.id}>
                <b>{lane.points}</b>
                <small>{t.value('lucky-lanes:info.crossesFor', { count: lane.crosses })}</small>
              </td>
            ))}
            <td>
              <b>{formatNumber(-misses * missPoints)}</b>
              <small>{t.value('lucky-lanes:info.of4', { count: misses })}</small>
            </td>
            <td class="is-total">
              <b>{formatNumber(model.scores.value[seat] ?? 0)}</b>
              <small>{placeText(place)}</small>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** What one to twelve crosses in a lane score, as steps; the card's lanes stand on theirs. */
function Steps({ lanes }: { readonly lanes: readonly LaneView[] }) {
  const counts = Array.from({ length: laneLength + 1 }, (_, index) => index + 1);
  return (
    <section class="ll-info-points">
      <h3>{t.value('lucky-lanes:info.points')}</h3>
      <table class="ll-steps">
        <thead>
          <tr>
            {counts.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {counts.map((count) => {
              const here = lanes.filter(({ crosses }) => crosses === count);
              return (
                <td key={count} class={here.length > 0 ? 'is-here' : ''} style={{ '--h': points(count) }}>
                  <b>{points(count)}</b>
                  <span>
                    {here.map(({ id, index }) => (
                      <i key={id} data-lane={index + 1}>
                        <Sign lane={index} />
                        <span class="visually-hidden">{laneName(index)}</span>
                      </i>
                    ))}
                  </span>
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
      <p>{t.value('lucky-lanes:info.pointsNote', { count: missesToEnd })}</p>
    </section>
  );
}

/** All there is to know about the race: one's score, what crosses are worth, and every throw. */
export function InfoDialog({ model, onClose }: { readonly model: TableModel; onClose(): void }) {
  return (
    <Frame variant={variant} title={t.value('lucky-lanes:info.title')} shape="ll-info" onClose={onClose}>
      {() => {
        const lanes = model.lanes.map((lane) => lane.value);
        return (
          <>
            <Score model={model} lanes={lanes} />
            <Steps lanes={lanes} />
            <section class="ll-info-log">
              <h3>{t.value('lucky-lanes:log.title')}</h3>
              <RaceLog table={model.table} state={model.view.value.state} rounds={model.rounds.value} />
            </section>
          </>
        );
      }}
    </Frame>
  );
}
