import type { ComponentChildren } from 'preact';

export interface MessageProps {
  readonly title: string;
  /** What was kept, and what to do. */
  readonly text: string;
  /** What can be done, the best thing last. */
  readonly children: ComponentChildren;
}

/** A state that stands in the way of the screen: a sheet of paper that says what, what was kept, and what to do. */
export function Message({ title, text, children }: MessageProps) {
  return (
    <div class="message" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <div class="message-act">{children}</div>
    </div>
  );
}

/** Something is on its way: three pips, and the words for those who don't see them. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <div class="waiting" role="status">
      <span class="pips" />
      <p>{text}</p>
    </div>
  );
}
