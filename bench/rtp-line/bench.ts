import type { Bench } from '../shared/bench.ts';
import { type Child, startChild } from '../shared/children.ts';
import { median, round } from '../shared/numbers.ts';
import type { EngineQuestion, Measured, OpenedCalls } from './engine.ts';
import type { Heard, LoadQuestion, PeerSet } from './load.ts';

/** Variants that answer the calls: bare sockets, or lines, plain and encrypted. */
const kinds = ['floor', 'line', 'line-srtp'] as const;
export type Kind = (typeof kinds)[number];

/** `BENCH_CALLS=500` for another number of calls. */
const calls = Number(process.env['BENCH_CALLS'] ?? 250);

/**
 * G.711 calls whose audio is echoed, all on one thread, with the load in a separate process. The three variants
 * alternate, and medians count.
 */
export const run: Bench = async ({ isQuick, say }) => {
  const [rounds, warmUpSeconds, seconds] = isQuick ? [1, 1, 3] : [3, 5, 20];
  const all: Record<Kind, Awaited<ReturnType<typeof measureKind>>[]> = { floor: [], line: [], 'line-srtp': [] };
  for (let index = 0; index < rounds; index += 1) {
    for (const kind of kinds) {
      const result = await measureKind(kind, warmUpSeconds, seconds);
      all[kind].push(result);
      say(
        `${kind}: ${result.cpuPercentPerCall} % of a core a call, gaps p50 ${result.gapMs.p50} p99 ${result.gapMs.p99} ms`,
      );
    }
  }
  return { calls, seconds, rounds, ...Object.fromEntries(kinds.map((kind) => [kind, middleOf(all[kind])])) };
};

async function measureKind(kind: Kind, warmUpSeconds: number, seconds: number) {
  const load = startChild(new URL('./load.ts', import.meta.url));
  const engine = startChild(new URL('./engine.ts', import.meta.url));
  const askLoad = <Answer>(question: LoadQuestion) => load.ask<Answer>(question);
  const askEngine = <Answer>(question: EngineQuestion) => engine.ask<Answer>(question);
  try {
    const peers = await askLoad<PeerSet>({ kind: 'open', calls, isEncrypted: kind === 'line-srtp' });
    const opened = await askEngine<OpenedCalls>({ kind: 'open', as: kind, peers });
    await askLoad({ kind: 'start', targets: opened.calls });
    await askLoad<Heard>({ kind: 'hear', seconds: warmUpSeconds });
    const [measured, heard] = await Promise.all([
      askEngine<Measured>({ kind: 'measure', seconds, name: kind }),
      askLoad<Heard>({ kind: 'hear', seconds }),
    ]);
    return summarize(measured, heard);
  } finally {
    await Promise.all([load, engine].map((child: Child) => child.stop()));
  }
}

function summarize({ cpuSeconds, seconds, lateMs }: Measured, heard: Heard) {
  return {
    cpuPercentPerCall: round((cpuSeconds / seconds / calls) * 100, 4),
    framesPerSecond: round(heard.packets / heard.seconds / calls),
    gapMs: heard.gapMs,
    lost: heard.lost,
    clockLateMs: lateMs,
  };
}

type Summary = ReturnType<typeof summarize>;

function middleOf(results: readonly Summary[]): Summary {
  const middle = (of: (each: Summary) => number) => round(median(results.map(of)), 4);
  return {
    cpuPercentPerCall: middle((each) => each.cpuPercentPerCall),
    framesPerSecond: middle((each) => each.framesPerSecond),
    gapMs: {
      p50: middle((each) => each.gapMs.p50),
      p99: middle((each) => each.gapMs.p99),
      p999: middle((each) => each.gapMs.p999),
    },
    lost: Math.max(...results.map(({ lost }) => lost)),
    clockLateMs: { p50: middle((each) => each.clockLateMs.p50), p99: middle((each) => each.clockLateMs.p99) },
  };
}
