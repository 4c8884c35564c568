import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { leave } from '../routes.ts';

/** An icon that goes somewhere, with a name for those who don't see it and a hint for those who point at it. */
export function ToolLink({
  icon,
  href,
  name,
}: {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
}) {
  return (
    <a class="tool" href={href} aria-label={name} title={name}>
      <Icon name={icon} />
    </a>
  );
}

/** The bar of every screen below home: back, what it is, its tools. */
export function SubBar({
  children,
  tools,
}: {
  readonly children: ComponentChildren;
  readonly tools?: ComponentChildren;
}) {
  const back = t.value('shell:common.back');
  return (
    <header class="top sub">
      <button type="button" class="tool back" aria-label={back} title={back} onClick={leave}>
        <Icon name="chevron-left" />
      </button>
      {/* The heading takes the focus when the screen comes, so that a screen reader says where one is. */}
      <h1 tabIndex={-1}>{children}</h1>
      {tools}
    </header>
  );
}
