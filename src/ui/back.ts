/**
 * Back (button, key or gesture) closes what lies on top before it leaves a screen. Whatever opens puts an entry of
 * its own into the history; taking that entry off, by Back or by `dismiss`, closes it.
 */
interface Layer {
  readonly depth: number;
  close(): void;
}

const layers: Layer[] = [];
let listening = false;

function depthNow(): number {
  const state: unknown = history.state;
  return state && typeof state === 'object' && 'layer' in state && typeof state.layer === 'number'
    ? state.layer
    : 0;
}

function onPop(): void {
  const depth = depthNow();
  while (layers.length > 0 && (layers.at(-1)?.depth ?? 0) > depth) layers.pop()?.close();
}

/** Opens a layer. Returns `dismiss`, which closes it as Back would; `close` runs once, either way. */
export function openLayer(close: () => void): () => void {
  if (!listening) {
    addEventListener('popstate', onPop);
    listening = true;
  }
  const layer = { depth: depthNow() + 1, close };
  layers.push(layer);
  history.pushState({ ...history.state, layer: layer.depth }, '');
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    const steps = depthNow() - layer.depth + 1;
    if (steps > 0) {
      history.go(-steps);
      return;
    }
    // The screen below has gone elsewhere since: nothing of ours is left to take off.
    for (const gone of layers.splice(at).reverse()) gone.close();
  };
}
