import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openLayer } from './back.ts';
import { Modal } from './Modal.tsx';

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

/** A modal dialog that Back closes. In the page means open; see Modal for focus. */
export function Dialog({ labelledBy, class: shape = 'dialog', game, onClose, children }: DialogProps) {
  const onClosed = useRef(onClose);
  onClosed.current = onClose;
  const dismiss = useRef(() => {});
  const close = () => dismiss.current();

  useLayoutEffect(() => {
    let open = true;
    dismiss.current = openLayer(() => {
      if (open) onClosed.current();
    });
    return () => {
      open = false;
      dismiss.current();
    };
  }, []);

  return (
    <Modal labelledBy={labelledBy} class={shape} onDismiss={close} {...(game === undefined ? {} : { game })}>
      {children(close)}
    </Modal>
  );
}
