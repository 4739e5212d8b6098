import { setTimeout as delay } from 'node:timers/promises';
import type { Call, CallDetail } from '@parley/contract/resources/call';
import { call } from '../shared/api.ts';
import type { Parley } from '../shared/parley.ts';

const pollMs = 250;
const patienceMs = 120_000;

/** Stored calls, read through the API once all are written and their recordings are ready. */
export async function readWrittenCalls({ address, tenantKey: key }: Parley, ids: ReadonlySet<string>) {
  const until = performance.now() + patienceMs;
  let calls = await listCalls(address, key, ids);
  while (calls.some(isUnfinished) && performance.now() < until) {
    await delay(pollMs);
    calls = await listCalls(address, key, ids);
  }
  const details: CallDetail[] = [];
  for (const { id } of calls) details.push(await call<CallDetail>('GET', `${address}/api/calls/${id}`, { key }));
  const sum = (of: (detail: CallDetail) => number) => details.reduce((total, detail) => total + of(detail), 0);
  return {
    calls: details.length,
    endings: countEndings(details),
    userTurns: sum(({ transcript }) => transcript.filter(({ role }) => role === 'user').length),
    agentTurns: sum(({ transcript }) => transcript.filter(({ role }) => role === 'agent').length),
    recordings: details.filter(({ recording_state: state }) => state === 'ready').length,
    packetsLostInbound: sum(({ line }) => line?.lost ?? 0),
    packetsLateInbound: sum(({ line }) => line?.late ?? 0),
    concealedMs: sum(({ line }) => line?.concealed_ms ?? 0),
  };
}

/** Number of calls by end reason, with their details. */
function countEndings(details: readonly CallDetail[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { end_reason: reason, end_detail: detail } of details) {
    const ending = [reason ?? 'none', detail].filter((part) => part !== null).join(': ');
    counts[ending] = (counts[ending] ?? 0) + 1;
  }
  return counts;
}

/** Calls there are just now. */
export async function callIds({ address, tenantKey: key }: Parley): Promise<Set<string>> {
  return new Set((await listCalls(address, key, new Set())).map(({ id }) => id));
}

const isUnfinished = ({ ended_at: endedAt, recording_state: state }: Call) => endedAt === null || state === 'recording';

/** Those that are not among `known`. */
async function listCalls(address: string, key: string, known: ReadonlySet<string>): Promise<Call[]> {
  const calls: Call[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: { data: Call[]; next_cursor: string | null } = await call(
      'GET',
      `${address}/api/calls?limit=100${more}`,
      { key },
    );
    calls.push(...page.data.filter(({ id }) => !known.has(id)));
    cursor = page.next_cursor;
  }
  return calls;
}
