import { announced } from './announce.ts';

/** The one polite live region of the app. It stays in the page, for a region that comes with its text stays unread. */
export function Announcer() {
  const { text, turn } = announced.value;
  return (
    <div class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      <p key={turn}>{text}</p>
    </div>
  );
}
