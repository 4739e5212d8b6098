import { setTimeout as delay } from 'node:timers/promises';
import { type ChatSession, openChats } from '../shared/api.ts';
import type { Bench } from '../shared/bench.ts';
import { type Child, startChild } from '../shared/children.ts';
import { median, round } from '../shared/numbers.ts';
import { makeDataFolder, type Parley, removeDataFolder, startParley } from '../shared/parley.ts';
import { sayAndHear } from '../shared/say-and-hear.ts';

const streamsPerChat = 10;

/**
 * Idle event streams of visitors: memory and CPU of each. Then one message in a chat that many streams follow, beside
 * all the idle ones: when the last of them hears it. BENCH_STREAMS sets how many are idle, BENCH_FOLLOWERS how many
 * follow the one chat; both ends need that many open files (`ulimit -n`).
 */
export const run: Bench = async ({ isQuick, say }) => {
  const idleCount = Number(process.env['BENCH_STREAMS'] ?? (isQuick ? 500 : 5000));
  const followerCount = Number(process.env['BENCH_FOLLOWERS'] ?? (isQuick ? 100 : 1000));
  const idleSeconds = isQuick ? 5 : 30;
  const dataDir = makeDataFolder();
  const parley = await startParley(dataDir);
  const listeners = startChild(new URL('./listeners.ts', import.meta.url));
  try {
    const { hostname: host, port } = new URL(parley.address);
    const at = { kind: 'open', host, port: Number(port) };
    const streamOf = ({ id, token }: ChatSession) => ({ path: `/api/chat/sessions/${id}/events`, token });
    const [busy, ...idle] = await openChats(parley.address, parley.agentId, 1 + Math.ceil(idleCount / streamsPerChat));
    if (!busy) throw new Error('No chat was opened');
    // Warm-up: loading and compilation by the first streams is not theirs.
    await listeners.ask({ ...at, streams: idle.slice(0, 20).map(streamOf) });
    await delay(2000);
    const before = await parley.usage();
    const openedAt = performance.now();
    const opened = Array.from({ length: idleCount }, (_, index) => streamOf(idle[index % idle.length] ?? busy));
    await listeners.ask({ ...at, streams: opened });
    const openSeconds = (performance.now() - openedAt) / 1000;
    say(`${idleCount} streams opened in ${round(openSeconds)} s`);
    await delay(5000);
    const settled = await parley.usage();
    await delay(idleSeconds * 1000);
    const idled = await parley.usage();

    await listeners.ask({ ...at, streams: Array.from({ length: followerCount }, () => streamOf(busy)) });
    const fanOuts = [];
    for (let time = 0; time < (isQuick ? 2 : 10); time++)
      fanOuts.push(await fanOut(parley, listeners, busy, followerCount));
    return {
      idleStreams: idleCount,
      opensPerSecond: Math.round(idleCount / openSeconds),
      kbPerIdleStream: round((idled.rssBytes - before.rssBytes) / idleCount / 1024, 1),
      serverRssMb: Math.round(idled.rssBytes / 2 ** 20),
      idleCores: round((idled.cpuSeconds - settled.cpuSeconds) / idleSeconds, 3),
      followers: followerCount,
      committedToFirstMs: round(median(fanOuts.map(({ firstMs }) => firstMs))),
      committedToLastMs: round(median(fanOuts.map(({ lastMs }) => lastMs))),
      fanOuts,
    };
  } finally {
    await Promise.all([parley.stop(), listeners.stop()]);
    removeDataFolder(dataDir);
  }
};

/** Time for the reply to reach the streams before the next message. Unit: milliseconds. */
const settleMs = 1500;

async function fanOut(server: Parley, listeners: Child, chat: ChatSession, expected: number) {
  const heard = await sayAndHear(server, listeners, chat, { expected, settleMs });
  return {
    acceptedMs: round(heard.acceptedAt - heard.sentAt),
    firstMs: round(heard.firstMs),
    lastMs: round(heard.lastMs),
    lost: heard.lost,
  };
}
