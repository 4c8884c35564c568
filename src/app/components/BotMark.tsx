import type { BotOffer } from '../../games/module.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';

/** A bot's own drawing, or the one that every bot has. */
export function BotMark({ bot }: { readonly bot: BotOffer }) {
  return bot.Mark ? <bot.Mark /> : <SeatMark kind="bot" name={bot.name} />;
}
