import { type IconName, iconPaths } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  readonly small?: boolean;
}

/** A drawing beside words or in a named control: hidden from assistive technology, in the colour of the text. */
export function Icon({ name, small = false }: IconProps) {
  return (
    <svg class={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
