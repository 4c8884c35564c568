import { toasts } from './toast.ts';

/** Where toasts appear. In the page from the start, so that each one is read out when it comes. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text }) => (
        <div key={id} class="bar">
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
