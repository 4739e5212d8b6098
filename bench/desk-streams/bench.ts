import { setTimeout as delay } from 'node:timers/promises';
import { type ChatSession, openChats } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { type Child, startChild } from '../shared/children.ts';
import { median, round } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { sayAndHear } from '../shared/say-and-hear.ts';
import { hireOperators, openTenant } from './operators.ts';

const visitorStreamsPerChat = 10;
const operatorsOfEach = 50;
const deskPath = '/api/chat/operator/events';

/**
 * Idle streams of visitors and operators: memory of each and CPU of all. Then the delivery time of one visitor's
 * message in a busy tenant to the last of the desk's streams. BENCH_VISITORS, BENCH_OPERATORS and BENCH_FOLLOWERS set
 * the counts; server and database connections together must stay below the process's limit of open files (`ulimit -n`).
 */
export const run: Bench = async ({ isQuick, say }) => {
  const counts = {
    visitors: Number(process.env['BENCH_VISITORS'] ?? (isQuick ? 500 : 12_000)),
    operators: Number(process.env['BENCH_OPERATORS'] ?? (isQuick ? 100 : 2700)),
    followers: Number(process.env['BENCH_FOLLOWERS'] ?? (isQuick ? 100 : 5000)),
  };
  const idleSeconds = isQuick ? 5 : 45;
  const dataDir = makeDataFolder();
  const { atQuietDesk, atBusyDesk, chats, busy } = await prepare(dataDir, counts.visitors);
  const parley = await startParley(dataDir);
  const [idling, following] = [startListeners(parley), startListeners(parley)];
  try {
    const visitorStreams = chats.map(({ id, token }) => ({ path: `/api/chat/sessions/${id}/events`, token }));
    const deskStreams = atQuietDesk.map(({ token }) => ({ path: deskPath, token }));
    // Warm-up: loading and compilation by the first streams is not theirs.
    await idling.open([...visitorStreams.slice(0, 20), ...deskStreams.slice(0, 20)]);
    await delay(3000);
    const kbPerStream = async (streams: Stream[], count: number) => {
      const before = await parley.usage();
      const startedAt = performance.now();
      await idling.open(Array.from({ length: count }, (_, index) => streams[index % streams.length] as Stream));
      say(`${count} streams opened in ${round((performance.now() - startedAt) / 1000)} s`);
      await delay(5000);
      return round(((await parley.usage()).rssBytes - before.rssBytes) / count / 1024, 1);
    };
    const kbPerVisitorStream = await kbPerStream(visitorStreams, counts.visitors);
    const kbPerOperatorStream = await kbPerStream(deskStreams, counts.operators);
    const kbPerBusyStream = await following.measure(parley, atBusyDesk, counts.followers);
    const settled = await parley.usage();
    await delay(idleSeconds * 1000);
    const idled = await parley.usage();
    const fanOuts = [];
    for (let time = 0; time < (isQuick ? 2 : 10); time++) {
      fanOuts.push(await fanOut(parley, following.child, busy, counts.followers));
    }
    return {
      ...counts,
      streams: counts.visitors + counts.operators + counts.followers,
      kbPerVisitorStream,
      kbPerOperatorStream,
      kbPerBusyStream,
      serverRssMb: Math.round(idled.rssBytes / 2 ** 20),
      idleCores: round((idled.cpuSeconds - settled.cpuSeconds) / idleSeconds, 3),
      committedToFirstMs: round(median(fanOuts.map(({ firstMs }) => firstMs))),
      committedToLastMs: round(median(fanOuts.map(({ lastMs }) => lastMs))),
      // Question and answer, each to every follower, and 3 s of everything else.
      cpuMsOfBoth: median(fanOuts.map(({ cpuMs }) => cpuMs)),
      fanOuts,
    };
  } finally {
    await Promise.all([parley.stop(), idling.child.stop(), following.child.stop()]);
    removeDataFolder(dataDir);
  }
};

/** People and chats, made by a server of their own: what making them takes is not in the memory that is measured. */
async function prepare(dataDir: string, visitors: number) {
  const parley = await startParley(dataDir);
  try {
    const { address } = parley;
    const quiet = await openTenant(address, parley.platformKey);
    const atQuietDesk = await hireOperators(address, { key: quiet.key, count: operatorsOfEach });
    const atBusyDesk = await hireOperators(address, { key: parley.tenantKey, count: operatorsOfEach });
    const chats = await openChats(address, quiet.agentId, Math.ceil(visitors / visitorStreamsPerChat));
    const [busy] = await openChats(address, parley.agentId, 1);
    if (!busy) throw new Error('No chat was opened');
    return { atQuietDesk, atBusyDesk, chats, busy };
  } finally {
    await parley.stop();
  }
}

interface Stream {
  path: string;
  token: string;
}

function startListeners({ address }: Parley) {
  const { hostname: host, port } = new URL(address);
  const child = startChild(new URL('../event-streams/listeners.ts', import.meta.url));
  const open = (streams: Stream[]) => child.ask({ kind: 'open', host, port: Number(port), streams });
  return {
    child,
    open,
    /** Opens streams of a desk, by turns of each of its people. Unit: KB of memory each. */
    async measure(parley: Parley, people: { token: string }[], count: number): Promise<number> {
      const before = await parley.usage();
      const streams = Array.from({ length: count }, (_, index) => people[index % people.length]?.token ?? '');
      await open(streams.map((token) => ({ path: deskPath, token })));
      await delay(5000);
      return round(((await parley.usage()).rssBytes - before.rssBytes) / count / 1024, 1);
    },
  };
}

/** Time for message and reply to reach the streams before the next message. Unit: milliseconds. */
const settleMs = 3000;

/** One question to every stream of a desk, with the processor time of question and answer. */
async function fanOut(server: Parley, listeners: Child, chat: ChatSession, expected: number) {
  const before = await server.usage();
  const heard = await sayAndHear(server, listeners, chat, { expected, settleMs });
  const cpuMs = ((await server.usage()).cpuSeconds - before.cpuSeconds) * 1000;
  return { firstMs: round(heard.firstMs), lastMs: round(heard.lastMs), cpuMs: Math.round(cpuMs), lost: heard.lost };
}
