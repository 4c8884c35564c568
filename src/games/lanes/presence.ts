import type { PresenceEvent, Seat } from '../../engine/game.ts';
import type { LogEntry } from '../../engine/view.ts';
import type { LanesState, PresenceStatus, SeatPresence } from './state.ts';

/** Throws in a row on which a seat is passed over before the table takes it to have left. */
export const throwsToLeave = 3;

const statusOf = (state: LanesState, seat: Seat): PresenceStatus | undefined => state.presence[seat]?.status;

/** Whether a seat is waited for. */
export function isActive(state: LanesState, seat: Seat): boolean {
  return statusOf(state, seat) === 'active';
}

/** The first active seat clockwise from a seat, itself included; the seat itself where nobody is active. */
function activeFrom(state: LanesState, seat: Seat): Seat {
  const seats = state.presence.length;
  for (let i = 0; i < seats; i += 1) {
    const each = (seat + i) % seats;
    if (isActive(state, each)) return each;
  }
  return seat % seats;
}

/** The presence events that the rules allow for a seat. When to skip a seat, or to have it leave, is the table's to say. */
export function legalPresence(state: LanesState, seat: Seat): readonly PresenceEvent[] {
  if (state.step === 'end') return [];
  switch (statusOf(state, seat)) {
    case 'active':
      return state.step === 'throw' && state.roller === seat
        ? ['skip', 'leave', 'remove']
        : ['leave', 'remove'];
    case 'away':
      return ['return', 'remove'];
    case 'returning':
      return ['remove'];
    default:
      return [];
  }
}

/** The state after a presence event that is legal. What a seat that has gone still owes is settled by `apply`, as passes. */
export function changePresence(state: LanesState, seat: Seat, event: PresenceEvent): LanesState {
  const at = (status: PresenceStatus): LanesState => ({
    ...state,
    presence: state.presence.map((each, i) => (i === seat ? { status } : each)),
  });
  switch (event) {
    case 'skip':
      return { ...state, roller: activeFrom(state, state.roller + 1) };
    case 'leave':
      return withRoller(at('away'));
    case 'return':
      return state.step === 'throw' ? withRoller(at('active')) : at('returning');
    case 'remove':
      return withRoller(at('removed'));
  }
}

/** Before a throw: the turn of a seat that isn't active goes to the next that is; nobody left at all is the end. */
function withRoller(state: LanesState): LanesState {
  if (state.step !== 'throw') return state;
  if (state.presence.every(({ status }) => status === 'removed')) return { ...state, step: 'end' };
  return { ...state, roller: activeFrom(state, state.roller) };
}

const seated: SeatPresence = { status: 'active' };

/** The state at the start of the next round: who has returned is seated, and the next active seat is to throw. */
export function nextRound(state: LanesState): LanesState {
  const presence = state.presence.some(({ status }) => status === 'returning')
    ? state.presence.map((each) => (each.status === 'returning' ? seated : each))
    : state.presence;
  return withRoller({
    ...state,
    presence,
    step: 'throw',
    roller: (state.roller + 1) % presence.length,
    rollerCrossed: false,
  });
}

/**
 * On how many throws in a row, up to now, the table has gone on without a seat. A skipped throw counts, two waits
 * in one throw count once, and anything that the seat does itself starts the count again.
 */
export function throwsPassedOver(log: readonly LogEntry[], seat: Seat): number {
  let count = 0;
  let counted = false;
  for (const entry of log) {
    if (entry.kind === 'throw') {
      counted = false;
    } else if (entry.kind === 'presence') {
      if (entry.seat !== seat) continue;
      count = entry.event === 'skip' ? count + 1 : 0;
    } else {
      const own = entry.choices.find((choice) => choice.seat === seat);
      if (!own) continue;
      if (!own.auto) {
        count = 0;
        counted = false;
      } else if (!counted) {
        count += 1;
        counted = true;
      }
    }
  }
  return count;
}
