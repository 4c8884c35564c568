import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatMean, formatNumber, formatWhen } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { Discarded, ListedMatch } from '../../storage/matches.ts';
import { saving } from '../../storage/saving.ts';
import { discard, finished, refreshUnfinished, restore, watchUnfinished } from '../../storage/unfinished.ts';
import { announce } from '../../ui/announce.ts';
import { Die } from '../../ui/Die.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsavedBar, UpdateBar } from '../components/Bars.tsx';
import { FinishedButton } from '../components/Finished.tsx';
import { Waiting } from '../components/Message.tsx';
import { DiscardedSlip } from '../components/Slip.tsx';
import { opponentWords } from '../components/seatWords.ts';
import { SubBar } from '../components/TopBar.tsx';
import { type GameTally, type Tally, talliesOf } from '../outcome.ts';
import { hrefOf } from '../routes.ts';
import './history.css';

/** A deleted game keeps the place that its time gives it. */
interface Gone {
  readonly updated: number;
  readonly title: string;
  readonly discarded: Discarded;
}

function TallyRow({
  name,
  tally,
  alone,
}: {
  readonly name: string;
  readonly tally: Tally;
  readonly alone: boolean;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-of={t.value('yours:history.played')}>{formatNumber(tally.played)}</td>
      <td data-of={t.value('yours:history.won')}>
        {alone ? t.value('yours:history.none') : formatNumber(tally.won)}
      </td>
      <td data-of={t.value('yours:history.best')}>{formatNumber(tally.best)}</td>
      <td data-of={t.value('yours:history.mean')}>{formatMean(tally.mean)}</td>
    </tr>
  );
}

/** One game in figures: alone and against others apart, since points mean something else. */
function Figures({ game, alone, against }: GameTally) {
  return (
    <table class="figures">
      <caption>{t.value(`shell:game.${game}.name`)}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t.value('yours:history.played')}</th>
          <th scope="col">{t.value('yours:history.won')}</th>
          <th scope="col">{t.value('yours:history.best')}</th>
          <th scope="col">{t.value('yours:history.mean')}</th>
        </tr>
      </thead>
      <tbody>
        {against ? <TallyRow name={t.value('yours:history.against')} tally={against} alone={false} /> : null}
        {alone ? <TallyRow name={t.value('yours:history.alone')} tally={alone} alone /> : null}
      </tbody>
    </table>
  );
}

function titleOf({ game, seats }: ListedMatch): string {
  return `${t.value(`shell:game.${game}.name`)} ${opponentWords(seats)}`;
}

/** The games themselves; one that was deleted a moment ago can be put back. */
function Games({ matches }: { readonly matches: readonly ListedMatch[] }) {
  const gone = useSignal<readonly Gone[]>([]);
  const back = useSignal<string | null>(null);

  const onDiscard = async (match: ListedMatch) => {
    const title = titleOf(match);
    try {
      const discarded = await discard(match.id);
      if (discarded === null) return toast(t.value('shell:slip.gone'));
      gone.value = [...gone.value, { title, discarded, updated: match.updated }];
      announce(t.value('yours:history.discarded', { title }));
    } catch {
      toast(t.value('shell:slip.discardFailed'));
    }
  };
  const onUndo = async (slip: Gone) => {
    await restore(slip.discarded);
    await refreshUnfinished();
    gone.value = gone.value.filter((other) => other !== slip);
    back.value = slip.discarded.id;
  };

  const rows = [
    ...matches
      .filter(({ id }) => !gone.value.some(({ discarded }) => discarded.id === id))
      .map((match) => ({ updated: match.updated, match, slip: null })),
    ...gone.value.map((slip) => ({ updated: slip.updated, match: null, slip })),
  ].sort((one, other) => other.updated - one.updated);
  if (rows.length === 0) return <Empty />;
  return (
    <section aria-labelledby="finished">
      <h2 class="label" id="finished">
        {t.value('yours:history.list')}
      </h2>
      <ol class="ended-list">
        {rows.map(({ match, slip }) =>
          match ? (
            <li key={match.id}>
              <FinishedButton match={match} back={back.value === match.id} />
              <button
                type="button"
                class="tool"
                aria-label={t.value('yours:history.discard', {
                  title: titleOf(match),
                  when: formatWhen(match.updated),
                })}
                onClick={() => void onDiscard(match)}
              >
                <Icon name="trash-2" small />
              </button>
            </li>
          ) : (
            <DiscardedSlip
              key={slip.discarded.id}
              gone={slip}
              text={t.value('yours:history.discarded', { title: `**${slip.title}**` })}
              onUndo={() => void onUndo(slip)}
            />
          ),
        )}
      </ol>
    </section>
  );
}

/** Nothing was played to its end yet, or the store does not say. */
function Empty() {
  const read = saving.value.kind === 'saved';
  return (
    <div class="no-history">
      <div class="throw" aria-hidden="true">
        <Die face={[4]} />
        <Die face={[2, 6]} />
      </div>
      <h2>{t.value(read ? 'yours:history.empty' : 'yours:history.unread')}</h2>
      <p>{t.value(read ? 'yours:history.emptyNote' : 'yours:history.unreadNote')}</p>
      <a class="btn" href={hrefOf({ screen: 'home' })}>
        {t.value('yours:history.toBoxes')}
      </a>
    </div>
  );
}

/** Games that were played to their end: each game in figures, then all of them, newest first. */
export function History() {
  useEffect(watchUnfinished, []);
  const matches = finished.value;
  return (
    <div class="screen form history">
      <SubBar>{t.value('yours:history.title')}</SubBar>
      <UpdateBar />
      <UnsavedBar />
      <main>
        {matches === null ? (
          <Waiting text={t.value('yours:history.loading')} />
        ) : (
          <>
            {matches.length > 0 ? (
              <section class="all-figures">
                {talliesOf(matches).map((tally) => (
                  <Figures key={tally.game} {...tally} />
                ))}
              </section>
            ) : null}
            <Games matches={matches} />
          </>
        )}
      </main>
    </div>
  );
}
