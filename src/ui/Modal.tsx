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

  const dismissed = useRef(onDismiss);
  dismissed.current = onDismiss;

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    // The dialog itself is only hit beside its body. Keys have Escape for it.
    const onTap = (event: MouseEvent) => {
      if (event.target === dialog) dismissed.current();
    };
    dialog.addEventListener('click', onTap);
    return () => {
      dialog.removeEventListener('click', onTap);
      dialog.close();
    };
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
    >
      <div class="body">{children}</div>
    </dialog>
  );
}
