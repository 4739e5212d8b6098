import type { AgentId, TenantId } from '@parley/contract/ids';
import { calendarBusy } from './connections.errors.ts';

/** Longest wait for a turn. Unit: milliseconds. */
const waitMs = 10_000;
/** Agents of an account whose calendars are worked in at a time. */
const agentsAtOnce = 4;

/**
 * Work in an agent's calendar that may wait for a provider: one booking and one search of an agent at a time, in this
 * process. Callers wait here before they hold a database connection, so that a slow provider of one account leaves the
 * connections to the others. Refuses with 503 after ten seconds.
 */
export interface CalendarTurns {
  take<Result>(
    agent: { tenantId: TenantId; agentId: AgentId; kind: 'book' | 'find' },
    work: () => Promise<Result>,
  ): Promise<Result>;
}

export function createCalendarTurns(limits: { waitMs: number } = { waitMs }): CalendarTurns {
  const agents = createLanes(1, limits.waitMs);
  const accounts = createLanes(agentsAtOnce, limits.waitMs);
  return {
    take: ({ tenantId, agentId, kind }, work) =>
      agents(`${tenantId} ${agentId} ${kind}`, () => accounts(`${tenantId} ${kind}`, work)),
  };
}

/** Runs at most `width` works of one key at a time, in the order they came. */
function createLanes(width: number, longestWaitMs: number) {
  const lanes = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running < width) lane.running += 1;
    else await turnIn(lane.waiting, longestWaitMs);
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      if (next) next();
      else if (--lane.running === 0) lanes.delete(key);
    }
  };
}

/** Resolves when the place of one that ended is passed on. */
function turnIn(waiting: (() => void)[], longestWaitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(calendarBusy());
    }, longestWaitMs);
    waiting.push(begin);
  });
}
