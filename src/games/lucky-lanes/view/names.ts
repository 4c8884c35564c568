import { t } from '../../../i18n/index.ts';
import { lanesVariant } from '../../lanes/view/names.ts';
import { luckyLanes, luckyLanesRuleset } from '../rules.ts';

export { isYou } from '../../lanes/view/names.ts';

/** Lucky Lanes where both lane games share a view. */
export const variant = lanesVariant(luckyLanes, luckyLanesRuleset, 'lucky-lanes');

export const { laneName, seatName, pointsText, cellText, lockText, laneText } = variant;

const placeKeys = ['1', '2', '3', '4', '5', '6'] as const;

/** A place in words, from 1. */
export function placeText(place: number): string {
  const key = placeKeys[place - 1];
  return key ? t.value(`lucky-lanes:place.${key}`) : String(place);
}
