import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openLayer } from './back.ts';

export interface DialogProps {
  /** The id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** `dialog` (the default) is a card; another class brings its own shape. */
  readonly class?: string;
  /** The game whose theme it wears. */
  readonly game?: string;
  /** It is closed: by Back, Escape, a tap beside it, or `close`. Take it out of the page now. */
  onClose(): void;
  children(close: () => void): ComponentChildren;
}

/**
 * A modal dialog on the native element: focus goes in, stays in and comes back, the rest of the page is inert.
 * In the page means open. Put `autofocus` on what should have the focus first.
 */
export function Dialog({ labelledBy, class: shape = 'dialog', game, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const onClosed = useRef(onClose);
  onClosed.current = onClose;
  const dismiss = useRef(() => {});
  const close = () => dismiss.current();

  useLayoutEffect(() => {
    const dialog = element.current;
    let open = true;
    dialog?.showModal();
    dismiss.current = openLayer(() => {
      if (open) onClosed.current();
    });
    return () => {
      open = false;
      dialog?.close();
      dismiss.current();
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
        close();
      }}
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div class="body">{children(close)}</div>
    </dialog>
  );
}
