import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { installWay, promptInstall } from '../install.ts';
import { lazy } from '../lazy.tsx';

const InstallGuide = lazy(() => import('./InstallGuide.tsx').then((module) => module.InstallGuide));

/** Draws the way to install Kast, where there is one: `draw` is given what starts it. */
export function Install({ draw }: { draw(way: 'prompt' | 'hand', start: () => void): VNode }) {
  const guide = useSignal(false);
  const way = installWay.value;
  if (!way) return null;
  return (
    <>
      {draw(way, () => {
        if (way === 'prompt') void promptInstall();
        else guide.value = true;
      })}
      {guide.value ? <InstallGuide onClose={() => (guide.value = false)} /> : null}
    </>
  );
}
