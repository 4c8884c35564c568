import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface ModalProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  /** Its shape; what lies on the screen is `.body` inside it. */
  readonly class: string;
  /** The game whose theme it wears. */
  readonly game?: string;
  /** Escape, or a tap beside it: the person wants it closed. */
  onDismiss(): void;
  readonly children: ComponentChildren;
}

/**
 * A modal sheet on the native <dialog>: focus goes in, stays in and comes back, the rest of the page is inert.
 * In the page means open. Put `autofocus` on what should have the focus first.
 */
export function Modal({ labelledBy, class: shape, game, onDismiss, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      class={shape}
      data-game={game}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onDismiss();
      }}
    >
      <div class="body">{children}</div>
    </dialog>
  );
}
