import { t } from '../../i18n/index.ts';
import { Die, type PipPlace } from '../../ui/Die.tsx';

/** The app's letters on the nine places of a die: K is a five with one pip more. */
const letters: Readonly<Record<string, readonly PipPlace[]>> = {
  k: [0, 3, 6, 4, 2, 8],
  a: [1, 3, 4, 5, 6, 8],
  s: [1, 2, 4, 6, 7],
  t: [0, 1, 2, 4, 7],
};

/** What lies on the table before anything was played. */
export function Hero() {
  return (
    <section class="hero">
      <div class="throw">
        {Object.entries(letters).map(([letter, places]) => (
          <Die key={letter} face={places} />
        ))}
      </div>
      <h2>{t.value('shell:home.hero')}</h2>
      <p>{t.value('shell:home.heroLine')}</p>
    </section>
  );
}
