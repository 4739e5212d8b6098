import { openingFrom, type Window } from './calling-window.rules.ts';

/** Call due for dialling. */
export interface DueDial {
  callId: string;
  numberId: string;
  notBefore: Date;
  window: Window | null;
}

/** Limits of a number and its trunk. Null: no limit. */
export interface NumberLimits {
  maxCalls: number | null;
  /** `isShared`: of the reseller or the installation; its limits hold for all accounts together. */
  trunk: { id: string; isShared?: boolean; maxCalls: number | null; callsPerSecond: number } | null;
}

/** Default attempts per second of a carrier number. Source: Twilio's default per account. */
const carrierCallsPerSecond = 1;

/** Current dialling budgets. */
export interface Budgets {
  /** The tenant's: free calls, and the time of its next attempt. */
  calls: number;
  callsPerSecond: number;
  tenantId: string;
  limits: ReadonlyMap<string, NumberLimits>;
  /** Live calls. */
  ofNumber: ReadonlyMap<string, number>;
  ofTrunk: ReadonlyMap<string, number>;
  /** Time of the next attempt, by tenant, trunk or carrier number. */
  pace: ReadonlyMap<string, Date>;
}

export interface Choice {
  chosen: DueDial[];
  /** Outside their window, with its opening time; null: never. */
  moved: { dial: DueDial; to: Date | null }[];
  pace: Map<string, Date>;
  /** When the first call limited only by pace may go; null when there is none. */
  nextAt: Date | null;
}

/** Burst window: attempts within it go together, to save polls. */
const burstMs = 200;

/** Chooses, in FIFO order, the calls that limits, pace and windows allow at `now`. */
export function chooseDials(due: readonly DueDial[], budgets: Budgets, now: Date): Choice {
  const choice: Choice = { chosen: [], moved: [], pace: new Map(budgets.pace), nextAt: null };
  const ofNumber = new Map(budgets.ofNumber);
  const ofTrunk = new Map(budgets.ofTrunk);
  for (const dial of due.toSorted(byTurn)) {
    const opening = dial.window ? openingFrom(dial.window, now) : now;
    if (opening === null || opening > now) {
      choice.moved.push({ dial, to: opening });
      continue;
    }
    if (choice.chosen.length >= budgets.calls) continue;
    const limits = budgets.limits.get(dial.numberId) ?? { maxCalls: null, trunk: null };
    const { trunk } = limits;
    if ((ofNumber.get(dial.numberId) ?? 0) >= (limits.maxCalls ?? Number.POSITIVE_INFINITY)) continue;
    if (trunk && (ofTrunk.get(trunk.id) ?? 0) >= (trunk.maxCalls ?? Number.POSITIVE_INFINITY)) continue;
    const paces = [
      { subject: budgets.tenantId, perSecond: budgets.callsPerSecond },
      trunk
        ? { subject: trunk.id, perSecond: trunk.callsPerSecond }
        : { subject: dial.numberId, perSecond: carrierCallsPerSecond },
    ];
    const turnAt = Math.max(...paces.map((pace) => turnOf(choice.pace.get(pace.subject), pace.perSecond)));
    if (turnAt > now.getTime()) {
      choice.nextAt = earlier(choice.nextAt, new Date(turnAt));
      continue;
    }
    for (const { subject, perSecond } of paces) {
      const from = Math.max(choice.pace.get(subject)?.getTime() ?? 0, now.getTime());
      choice.pace.set(subject, new Date(from + 1000 / perSecond));
    }
    ofNumber.set(dial.numberId, (ofNumber.get(dial.numberId) ?? 0) + 1);
    if (trunk) ofTrunk.set(trunk.id, (ofTrunk.get(trunk.id) ?? 0) + 1);
    choice.chosen.push(dial);
  }
  return choice;
}

/** `nextAt`: theoretical arrival time of the next attempt (token bucket). */
function turnOf(nextAt: Date | undefined, perSecond: number): number {
  const gapMs = 1000 / perSecond;
  return (nextAt?.getTime() ?? 0) - Math.max(0, burstMs - gapMs);
}

function byTurn(a: DueDial, b: DueDial): number {
  return a.notBefore.getTime() - b.notBefore.getTime() || (a.callId < b.callId ? -1 : 1);
}

export function earlier(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
