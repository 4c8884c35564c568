import type { Page } from '@playwright/test';

interface Wanted {
  /** Nothing may scroll up and down either, beside logs. */
  readonly still?: boolean;
}

/**
 * What does not fit on the page as it is now, a line each: sideways scrolling, text that is cut off (an ellipsis is
 * meant to), and targets of less than 44 px in both directions.
 */
export function misfits(page: Page, wanted: Wanted = {}): Promise<string[]> {
  return page.evaluate(({ still = false }) => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.nodeName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const root = document.scrollingElement ?? document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`page: ${root.scrollWidth} px wide`);
    if (still && root.scrollHeight > innerHeight + 1) found.push(`page: ${root.scrollHeight} px high`);

    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const seen = [...top.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.visually-hidden, .lid, svg *'),
    );
    for (const element of seen) {
      const style = getComputedStyle(element);
      // A score card for large letters is wider than the screen, and scrolls in its own frame, as pictures do.
      const framed = element.matches('.ts-sheet, .worked');
      if (!framed && scrolls(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
        found.push(`${nameOf(element)} scrolls sideways`);
      }
      const high = scrolls(style.overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (still && high && !element.closest('.ts-log, .ll-log-box')) found.push(`${nameOf(element)} scrolls`);
    }

    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = (node: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || text.height === 0) return false;
      for (let box = node.parentElement; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
        // An ellipsis is meant; and what is clipped away whole is for ears only, an icon stands for it.
        if (style.textOverflow === 'ellipsis' || style.clipPath === 'inset(50%)') return false;
        const edge = box.getBoundingClientRect();
        const sideways = text.right > edge.right + 1 || text.left < edge.left - 1;
        // A line is higher than its letters.
        const upright = text.bottom > edge.bottom + text.height / 3 || text.top < edge.top - text.height / 3;
        if ((hides(style.overflowX) && sideways) || (hides(style.overflowY) && upright)) return true;
      }
      return text.right > innerWidth + 1 || text.left < -1;
    };
    for (const element of seen.filter((one) => !one.closest('svg'))) {
      for (const node of element.childNodes) {
        if (node instanceof Text && node.data.trim() && cut(node))
          found.push(`cut: ${nameOf(element)} “${node.data}”`);
      }
    }

    const owns = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (hit === target || target.contains(hit));
    };
    for (const target of seen.filter((element) => element.matches('button:not(:disabled), a[href], input'))) {
      const { left, top: upper, width, height } = target.getBoundingClientRect();
      if (Math.max(width, height) >= 44) continue;
      const [x, y] = [left + width / 2, upper + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      const grown =
        (owns(target, x, y - 21.5) && owns(target, x, y + 21.5)) ||
        (owns(target, x - 21.5, y) && owns(target, x + 21.5, y));
      if (!grown) found.push(`small: ${nameOf(target)} ${width.toFixed(0)} × ${height.toFixed(0)}`);
    }
    return found;
  }, wanted);
}
