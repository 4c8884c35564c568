import { t } from '../../../i18n/index.ts';
import { Lock, Star } from './glyphs.tsx';

/** What a closed lane is stamped with: solid for one's own lock, outlined with a name for another's. */
export function Stamp({ own, by }: { readonly own: boolean; readonly by: string }) {
  return (
    <span class={own ? 'ts-stamp' : 'ts-stamp is-theirs'}>
      <span class="ts-ink">
        <Lock look="solid" />
        <b>{t.value('tallspor:sheet.locked')}</b>
        {own ? <Star /> : by && <small>{t.value('tallspor:sheet.by', { name: by })}</small>}
      </span>
    </span>
  );
}
