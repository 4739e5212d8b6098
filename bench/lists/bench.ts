import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { call } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';
import { connectAsOwner } from '../shared/owner.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { fillCalls } from './fill-calls.ts';
import { fillDocuments } from './fill-documents.ts';
import { fillAgents, fillChats, fillContactRequests, fillToolLogs } from './fill-others.ts';
import { fillSentences } from './fill-sentences.ts';
import { type List, lists } from './requests.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Largest p95 of a page. Unit: milliseconds. */
const goalMs = 50;
/** Pages of 200 by which a list is gone through, to measure pages of 50 ever deeper in it. */
const deepPages = { quick: 20, full: 200 };

/** Times of every filter, order and search of the long lists of one tenant, over HTTP, one request at a time. */
export const run: Bench = async ({ isQuick, say }) => {
  const calls = Number(process.env['BENCH_ROWS'] ?? (isQuick ? 20_000 : 1_000_000));
  const others = Number(process.env['BENCH_OTHERS'] ?? (isQuick ? 20_000 : 100_000));
  const times = isQuick ? 12 : 60;
  const folder = openFolder();
  const parley = { ...(await startParley(folder.path)), ...folder.access };
  try {
    const begun = performance.now();
    if (folder.access === undefined) await fill(folder.path, parley, { calls, others, say });
    folder.keep(parley);
    const filledSeconds = round((performance.now() - begun) / 1000, 0);
    say(`${calls} calls and ${others} rows of every other list are there after ${filledSeconds} s`);
    const results: Record<string, Record<string, ReturnType<typeof spread>>> = {};
    const slow: string[] = [];
    for (const [name, list] of Object.entries(lists)) {
      results[name] = await measure(parley, list, { times, pages: isQuick ? deepPages.quick : deepPages.full });
      for (const [query, { p50, p95 }] of Object.entries(results[name])) {
        const isSlow = p95 > goalMs;
        if (isSlow) slow.push(`${name}: ${query}`);
        say(`${isSlow ? '!' : ' '} ${name.padEnd(17)} ${query.padEnd(36)} p50 ${p50} ms, p95 ${p95} ms`);
      }
    }
    return {
      unit: 'ms a page of 50',
      goalMs,
      calls,
      others,
      filledSeconds,
      loadAverage: loadavg().map((load) => round(load)),
      slow,
      lists: results,
    };
  } finally {
    await parley.stop();
    folder.remove();
  }
};

type Access = Pick<Parley, 'tenantKey' | 'agentId'>;

/** The data folder: one of this run alone, or `BENCH_DATA`, which is filled once and kept. */
function openFolder() {
  const kept = process.env['BENCH_DATA'];
  if (kept === undefined) {
    const path = makeDataFolder();
    return { path, access: undefined, keep: () => undefined, remove: () => removeDataFolder(path) };
  }
  mkdirSync(kept, { recursive: true });
  const file = join(kept, 'lists-bench.json');
  const access = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Access) : undefined;
  const keep = ({ tenantKey, agentId }: Access) => writeFileSync(file, JSON.stringify({ tenantKey, agentId }));
  return { path: kept, access, keep, remove: () => undefined };
}

const filledTables = [
  'agents',
  'calls',
  'call_turns',
  'chat_sessions',
  'chat_messages',
  'contact_requests',
  'tool_logs',
];

interface Fill {
  calls: number;
  others: number;
  say(line: string): void;
}

async function fill(dataDir: string, { agentId }: Parley, { calls, others, say }: Fill): Promise<void> {
  const owners = [await connectAsOwner(dataDir), await connectAsOwner(dataDir)] as const;
  const [owner] = owners;
  try {
    for (const client of owners) await client.query('set session_replication_role = replica');
    const { rows } = await owner.query<{ tenant_id: string }>('select tenant_id from agents where id = $1', [agentId]);
    const tenantId = rows[0]?.tenant_id;
    if (tenantId === undefined) throw new Error('The first agent is gone');
    await fillSentences(owner);
    await withoutIndexes(owner, filledTables, async () => {
      await fillAgents(owner, tenantId, agentId, others);
      await fillChats(owner, tenantId, others);
      await fillContactRequests(owner, tenantId, others);
      await fillToolLogs(owner, tenantId, others);
      await fillCalls(owner, tenantId, calls);
    });
    say('rows are written; their search documents follow');
    await fillDocuments(owners, tenantId);
  } finally {
    for (const client of owners) await client.end();
  }
}

async function measure(parley: Parley, list: List, { times, pages }: { times: number; pages: number }) {
  const results: Record<string, ReturnType<typeof spread>> = {};
  for (const [name, query] of Object.entries(list.queries)) {
    const measured: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      const { ms } = await ask(parley, `${list.path}?${query}`);
      if (turn > 1) measured.push(ms);
    }
    results[name] = spread(measured);
  }
  for (const name of list.deep) {
    const query = list.queries[name] ?? '';
    results[`${name}, deep`] = spread(await followPages(parley, `${list.path}?${query}`, pages));
  }
  return results;
}

async function ask({ address, tenantKey: key }: Parley, path: string) {
  const begun = performance.now();
  const answer = await call<{ next_cursor?: string | null }>('GET', `${address}${path}`, { key });
  return { ms: performance.now() - begun, next: answer.next_cursor ?? null };
}

/** Times of pages ever deeper in a list. */
async function followPages(parley: Parley, path: string, pages: number): Promise<number[]> {
  const measured: number[] = [];
  let { next } = await ask(parley, `${path}&limit=200`);
  for (let page = 0; page < pages && next !== null; page++) {
    const cursor = `cursor=${encodeURIComponent(next)}`;
    measured.push((await ask(parley, `${path}&${cursor}`)).ms);
    ({ next } = await ask(parley, `${path}&limit=200&${cursor}`));
  }
  return measured;
}
