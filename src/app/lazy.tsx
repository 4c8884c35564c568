import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { loadNamespace } from '../i18n/index.ts';

/**
 * A part of the app that comes, with the words of `yours`, when it is first shown: home never waits for it. Nothing is
 * drawn until then; what can't be fetched is thrown, for the guard around the screen.
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let ready: FunctionComponent<Props> | null = null;
  return function Lazy(props: Props) {
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [isReady, setReady] = useState(ready !== null);
    const [waited] = useState(!isReady);

    useEffect(() => {
      if (ready) return;
      Promise.all([load(), loadNamespace('yours')]).then(
        ([component]) => {
          ready = component;
          setReady(true);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    useLayoutEffect(() => {
      // A screen's heading takes the focus when it comes. Under a dialog it is inert, and nothing moves.
      if (waited && isReady)
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    }, [isReady]);

    if (failure) throw failure.error;
    const Ready = ready;
    return isReady && Ready ? <Ready {...props} /> : null;
  };
}
