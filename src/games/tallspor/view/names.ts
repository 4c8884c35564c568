import { lanesVariant } from '../../lanes/view/names.ts';
import { tallspor, tallsporRuleset } from '../rules.ts';

export { isYou } from '../../lanes/view/names.ts';

/** Tallspor where both lane games share a view. */
export const variant = lanesVariant(tallspor, tallsporRuleset, 'tallspor');

export const { laneName, seatName, pointsText, cellText, lockText, laneText } = variant;
