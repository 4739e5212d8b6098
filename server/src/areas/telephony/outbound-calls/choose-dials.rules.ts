import { openingFrom, type Window } from './calling-window.rules.ts';

/** A call whose time has come. */
export interface DueDial {
  callId: string;
  numberId: string;
  notBefore: Date;
  window: Window | null;
}

/** What a number and the trunk behind it bear. Null: no limit. */
export interface NumberLimits {
  maxCalls: number | null;
  trunk: { id: string; maxCalls: number | null; callsPerSecond: number } | null;
}

/** Attempts in a second of a number whose carrier has no figure of its own. Source: Twilio's default per account. */
const carrierCallsPerSecond = 1;

/** What may be handed out just now. */
export interface Budgets {
  /** Of the tenant: calls, and when its next attempt may begin. */
  calls: number;
  callsPerSecond: number;
  tenantId: string;
  limits: ReadonlyMap<string, NumberLimits>;
  /** Calls going on. */
  ofNumber: ReadonlyMap<string, number>;
  ofTrunk: ReadonlyMap<string, number>;
  /** When the next attempt may begin, by tenant, trunk or number of a carrier. */
  pace: ReadonlyMap<string, Date>;
}

export interface Choice {
  chosen: DueDial[];
  /** Outside their window, with the instant it opens; null: never again. */
  moved: { dial: DueDial; to: Date | null }[];
  pace: Map<string, Date>;
  /** When the first of those that wait for nothing but their turn may go; null when there is none. */
  nextAt: Date | null;
}

/** Attempts may come in bursts of what falls into this time, so that not every one needs a look of its own. */
const burstMs = 200;

/** Chooses, in the order they came, the calls that limits, pace and windows let through at `now`. */
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

/** `nextAt`: when the attempts let through so far would be over, had they come one by one. */
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
