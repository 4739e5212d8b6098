import type { TransferFallback } from './switchboard.ts';

/** Queue of callers in front of the people of a transfer: they are rung again and again until one answers. */
export interface QueueRequest {
  /** Calls with the same key wait in one queue. */
  key: string;
  /** People to ring, in order. */
  people: readonly TransferFallback[];
  /** `together`: all phones ring until one is answered. */
  ring: 'in_turn' | 'together';
  /** Callers beyond it do not wait. */
  maxCallers: number;
  /** Unit: milliseconds. */
  maxWaitMs: number;
  /** Interval of announcements. Unit: milliseconds. */
  announceMs: number;
  /** DTMF digit by which the caller asks to be called back; null: not offered. */
  callBackDigit: string | null;
}

/** Place of a caller in a queue: 1 is next. `waitMs`: estimate, null where nothing is known. `full`: not admitted. */
export type QueuePlace = { position: number; waitMs: number | null } | 'full';

/** How a caller left a queue. */
export type QueueOutcome = 'answered' | 'called_back' | 'timed_out' | 'abandoned' | 'full';

/** Queues that callers of all calls share. */
export interface Queues {
  /** Takes the last place. `onPlace` reports it, and each change of it. */
  join(queue: QueueRequest, onPlace: (place: QueuePlace) => void): QueueMembership;
}

export interface QueueMembership {
  /** Gives the place up. Later calls have no effect. */
  leave(outcome: QueueOutcome): void;
}
