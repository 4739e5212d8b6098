import { setTimeout as delay } from 'node:timers/promises';
import { createSipStack, type OutgoingCall, type SipEnd, type SipStack } from '@parley/sip';
import { createLogger } from '../../server/src/platform/log/logger.ts';
import { answerParent } from '../shared/children.ts';
import { median, round, spread } from '../shared/numbers.ts';
import { startTicks } from '../voice-engine/ticks.ts';
import { Caller, type Tally } from './caller.ts';
import { Gaps } from './gaps.ts';
import { turnEveryMs } from './scenario.ts';

export type LoadQuestion =
  | { kind: 'dial'; uri: string; calls: number; perSecond: number }
  | { kind: 'hear'; seconds: number }
  /** Calls for which there may be no room; those that are taken are hung up. */
  | { kind: 'flood'; uri: string; calls: number; perSecond: number }
  | { kind: 'hang-up' };

export interface Dialled {
  answered: number;
  /** Number of refusals by reason. */
  refusals: Record<string, number>;
  answerMs: ReturnType<typeof spread>;
}

export interface Flooded {
  taken: number;
  refusals: Record<string, number>;
  refusalMs: ReturnType<typeof spread>;
}

export type Heard = ReturnType<typeof readTally>;

interface Up {
  call: OutgoingCall;
  caller: Caller;
  end: SipEnd | undefined;
}

const dialRounds = 10;
const retryAfterMs = 5_000;

const callers: Caller[] = [];
const up: Up[] = [];
const tally: Tally = { gaps: new Gaps(), questions: 0, answers: 0, turnMs: [] };
let ring: Promise<SipStack> | undefined;
startTicks(callers);

answerParent<LoadQuestion>((question) => {
  switch (question.kind) {
    case 'dial':
      return dial(question.uri, question.calls, question.perSecond);
    case 'hear':
      return hear(question.seconds);
    case 'flood':
      return flood(question.uri, question.calls, question.perSecond);
    case 'hang-up':
      return hangUp();
  }
});

function openStack(): Promise<SipStack> {
  ring ??= createSipStack({
    listen: [{ transport: 'udp', host: '127.0.0.1', port: 0 }],
    allows: () => true,
    log: createLogger({ level: 'silent' }),
    userAgent: 'Parley bench',
    user: {
      overload: () => undefined,
      admit: async () => ({ kind: 'reject', status: 480 }),
      incoming: (call) => call.reject(480),
      acceptsCalls: () => false,
    },
  });
  return ring;
}

/** One INVITE; resolves when it was answered or refused. */
async function invite(uri: string, startFrame: number): Promise<{ status: string; ms: number; up: Up | undefined }> {
  const stack = await openStack();
  const caller = await Caller.open(tally, startFrame);
  const askedAt = performance.now();
  const call = stack.call({ to: uri, from: { uri: 'sip:load@127.0.0.1' }, sdp: caller.offer(), ringMs: 60_000 });
  const one: Up = { call, caller, end: undefined };
  return new Promise((resolve) => {
    let early: string | undefined;
    call.listen({
      progress: (_status, sdp) => (early ??= sdp),
      answered(sdp) {
        caller.connect(sdp ?? early ?? '');
        resolve({ status: '200', ms: performance.now() - askedAt, up: one });
      },
      offer: async () => caller.offer(),
      info() {},
      transfer() {},
      ended(end) {
        one.end = end;
        if (!callers.includes(caller)) caller.close();
        resolve({ status: String(end.status ?? end.cause), ms: performance.now() - askedAt, up: undefined });
      },
    });
  });
}

async function paced<Result>(count: number, perSecond: number, start: (index: number) => Promise<Result>) {
  const startedAt = performance.now();
  const started: Promise<Result>[] = [];
  for (let index = 0; index < count; index += 1) {
    await delay(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    started.push(start(index));
  }
  return Promise.all(started);
}

/** Dials until so many calls are up: those refused for the moment are tried again, as a carrier does. */
async function dial(uri: string, count: number, perSecond: number): Promise<Dialled> {
  const turnFrames = turnEveryMs / 20;
  const results: Awaited<ReturnType<typeof invite>>[] = [];
  const wanted = up.length + count;
  for (let round = 0; up.length < wanted && round < dialRounds; round += 1) {
    if (round > 0) await delay(retryAfterMs);
    results.push(
      ...(await paced(wanted - up.length, perSecond, async (index) => {
        // Spread over two turns, so that as many speak at any time.
        const result = await invite(uri, Math.floor((index * 2 * turnFrames) / count));
        if (result.up !== undefined) {
          up.push(result.up);
          callers.push(result.up.caller);
        }
        return result;
      })),
    );
  }
  const answered = results.filter(({ status }) => status === '200');
  return {
    answered: answered.length,
    refusals: countRefusals(results),
    answerMs: spread(answered.map(({ ms }) => ms)),
  };
}

async function flood(uri: string, count: number, perSecond: number): Promise<Flooded> {
  const results = await paced(count, perSecond, () => invite(uri, 0));
  const taken = results.flatMap((result) => result.up ?? []);
  for (const { call } of taken) await call.hangUp();
  const refused = results.filter(({ status }) => status !== '200');
  return { taken: taken.length, refusals: countRefusals(results), refusalMs: spread(refused.map(({ ms }) => ms)) };
}

function countRefusals(results: readonly { status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of results) if (status !== '200') counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function hear(seconds: number) {
  tally.gaps.clear();
  Object.assign(tally, { questions: 0, answers: 0, turnMs: [] });
  for (const caller of callers) Object.assign(caller, { packets: 0, lost: 0 });
  const startedMs = performance.now();
  await delay(seconds * 1000);
  return readTally((performance.now() - startedMs) / 1000);
}

function readTally(seconds: number) {
  const rates = callers.map(({ packets }) => packets / seconds);
  return {
    packetsPerSecond: { median: round(median(rates)), min: round(Math.min(...rates)), max: round(Math.max(...rates)) },
    /** Numbers missing between those that came; frames never sent show in the packets a second. */
    lost: callers.reduce((sum, { lost }) => sum + lost, 0),
    gapMs: tally.gaps.summary(),
    questions: tally.questions,
    answers: tally.answers,
    turnMs: spread(tally.turnMs),
    dropped: up.filter(({ end }) => end !== undefined).length,
  };
}

async function hangUp(): Promise<number> {
  const going = up.filter(({ end }) => end === undefined);
  await Promise.all(going.map(({ call }) => call.hangUp()));
  for (const caller of callers.splice(0)) caller.close();
  up.length = 0;
  return going.length;
}
