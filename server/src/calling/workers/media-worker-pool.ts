import type { MessagePort } from 'node:worker_threads';
import type { Logger } from '#platform/log/logger.ts';
import type { SpeechModel } from '../../providers/speech/local/models/catalogue.ts';
import type {
  CallSpec,
  ControlCommand,
  FromWorker,
  LegRequest,
  LineSpec,
  MindRequest,
  RecordEntry,
  RefusalCause,
  Thought,
  WebLineSpec,
} from '../messages/call-messages.ts';
import type { MediaWorkerData } from './media-worker-data.ts';
import { type MediaWorkerThread, startMediaWorkerThread } from './media-worker-thread.ts';

/** What a call tells the main thread. */
export interface CallListener {
  mind(request: MindRequest): void;
  record(entry: RecordEntry): void;
  /** Somebody's phone is to be rung for the caller. */
  dialLeg(leg: LegRequest): void;
  /** The carrier of the line is to send the caller there. Rejects where it does not. */
  transferLine(to: string): Promise<void>;
  /** The thread that bridges the call has died; nothing follows. */
  lost(): void;
}

export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly because: RefusalCause;

  constructor(because: RefusalCause, message: string) {
    super(message);
    this.because = because;
  }
}

/** The media workers of this process. A call stays on the one it was given to. */
export interface MediaWorkerPool {
  warmUp(): Promise<void>;
  /** Resolves with the answer to the offer where the line has one. Throws `LineRefused`. */
  start(spec: CallSpec, listener: CallListener): Promise<string | null>;
  reattach(callId: string, line: WebLineSpec): Promise<string | null>;
  control(callId: string, command: ControlCommand): Promise<ControlOutcome>;
  think(callId: string, answerId: number, thought: Thought): void;
  legRings(callId: string, legId: string): void;
  /** Lets new calls use a model, on every thread. Throws where it does not work. */
  useModel(model: SpeechModel, folder: string): Promise<void>;
  calls(): number;
  /** How late frames are on the thread that is worst off. Unit: milliseconds, 99th percentile. */
  tickLagMsP99(): number;
  close(): Promise<void>;
}

type ControlOutcome = 'done' | 'not_here' | 'unsupported';

interface PoolCall {
  thread: MediaWorkerThread;
  listener: CallListener;
  connecting: { resolve(answerSdp: string | null): void; reject(error: Error): void } | undefined;
}

/** Pause before a thread that could not be started is tried again; doubled each time. Unit: milliseconds. */
const firstRestartMs = 100;
const longestRestartMs = 10_000;

/** `warmUp` starts the threads; otherwise the first call does. */
export function createMediaWorkerPool(input: {
  count: number;
  data: Omit<MediaWorkerData, 'speechPort'>;
  /** A new port to the speech workers. */
  connectSpeech(): MessagePort;
  log: Logger;
}): MediaWorkerPool {
  const { log } = input;
  let threads: MediaWorkerThread[] = [];
  let starting: Promise<void> | undefined;
  /** Threads on their way to take the place of one that died. */
  const replacing = new Set<Promise<void>>();
  const calls = new Map<string, PoolCall>();
  const controls = new Map<number, { thread: MediaWorkerThread; resolve(outcome: ControlOutcome): void }>();
  /** Models in use, for threads that start later, and those being tried. */
  const models: { model: SpeechModel; folder: string }[] = [];
  const trying = new Map<string, { left: number; resolve(): void; reject(error: Error): void }>();
  let controlIds = 0;
  let isClosing = false;

  function receive(message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
      case 'health':
        return;
      case 'connected':
        return settle(message.callId, (connecting) => connecting.resolve(message.answerSdp));
      case 'refused':
        return settle(message.callId, (connecting) =>
          connecting.reject(new LineRefused(message.because, message.message)),
        );
      case 'uses-model':
        return tried(message.modelId, message.failure);
      case 'mind':
        return calls.get(message.callId)?.listener.mind(message.request);
      case 'dial-leg':
        return dialLeg(message.callId, message.leg);
      case 'transfer-line':
        return void transferLine(message);
      case 'record': {
        const call = calls.get(message.callId);
        if (isLast(message.entry)) calls.delete(message.callId);
        return call?.listener.record(message.entry);
      }
      case 'controlled':
        controls.get(message.requestId)?.resolve(message.outcome);
        controls.delete(message.requestId);
    }
  }

  function settle(callId: string, how: (connecting: NonNullable<PoolCall['connecting']>) => void): void {
    const call = calls.get(callId);
    const connecting = call?.connecting;
    if (call === undefined || connecting === undefined) return;
    call.connecting = undefined;
    how(connecting);
  }

  function dialLeg(callId: string, leg: LegRequest): void {
    const call = calls.get(callId);
    // The call has ended meanwhile, and with its port the leg does.
    if (call === undefined) leg.port.close();
    else call.listener.dialLeg(leg);
  }

  async function transferLine(asked: Extract<FromWorker, { kind: 'transfer-line' }>): Promise<void> {
    const call = calls.get(asked.callId);
    // The call has ended meanwhile, and nobody waits for an answer.
    if (call === undefined) return;
    const { requestId } = asked;
    try {
      await call.listener.transferLine(asked.to);
      call.thread.post({ kind: 'line-transferred', requestId, failure: null });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      call.thread.post({ kind: 'line-transferred', requestId, failure });
    }
  }

  function tried(modelId: string, failure: string | null): void {
    const waiting = trying.get(modelId);
    if (waiting === undefined) return;
    waiting.left -= 1;
    if (failure === null && waiting.left > 0) return;
    trying.delete(modelId);
    if (failure === null) waiting.resolve();
    else waiting.reject(new Error(failure));
  }

  async function startThread(index: number): Promise<MediaWorkerThread> {
    const webRtc = withOwnPorts(input.data.webRtc, index, input.count);
    const rtp = withOwnPorts(input.data.rtp, index, input.count);
    const thread = await startMediaWorkerThread({
      data: { ...input.data, webRtc, rtp, speechPort: input.connectSpeech() },
      onMessage: receive,
      onExit: (cause) => {
        if (isClosing) return;
        giveUp(thread, cause);
        const replacement = replace(index).finally(() => replacing.delete(replacement));
        replacing.add(replacement);
      },
    });
    threads.push(thread);
    return thread;
  }

  /** Its calls are lost; new ones go elsewhere. */
  function giveUp(thread: MediaWorkerThread, cause: unknown): void {
    log.error({ err: cause, calls: thread.calls() }, 'a media worker died; another takes its place');
    threads = threads.filter((other) => other !== thread);
    for (const [callId, call] of calls) {
      if (call.thread !== thread) continue;
      calls.delete(callId);
      call.connecting?.reject(new LineRefused('our-fault', 'The media worker died'));
      call.listener.lost();
    }
    // Whether the models being tried work is not known without it; they are tried again with the next start.
    for (const modelId of trying.keys()) tried(modelId, 'A media worker died');
    for (const [requestId, asked] of controls) {
      if (asked.thread !== thread) continue;
      controls.delete(requestId);
      asked.resolve('not_here');
    }
  }

  async function replace(index: number): Promise<void> {
    for (let pauseMs = firstRestartMs; !isClosing; pauseMs = Math.min(pauseMs * 2, longestRestartMs)) {
      try {
        const fresh = await startThread(index);
        for (const { model, folder } of models) fresh.post({ kind: 'use-model', model, folder });
        return;
      } catch (error) {
        log.error({ err: error }, 'a media worker could not be started');
        await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      }
    }
  }

  function warmUp(): Promise<void> {
    starting ??= startAll();
    return starting;
  }

  async function startAll(): Promise<void> {
    const all = await Promise.allSettled(Array.from({ length: input.count }, (_none, index) => startThread(index)));
    const failed = all.find((started) => started.status === 'rejected');
    if (failed === undefined) return;
    // The next call tries anew.
    starting = undefined;
    await Promise.all(threads.splice(0).map((thread) => thread.stop()));
    throw failed.reason;
  }

  /** The thread with the fewest calls; waits for one where all have just died. */
  async function leastLoadedWorker(): Promise<MediaWorkerThread> {
    await warmUp();
    if (threads.length === 0 && replacing.size > 0) await Promise.race(replacing);
    const [first, ...others] = threads;
    if (first === undefined) throw new LineRefused('our-fault', 'No media worker is running');
    return others.reduce((best, thread) => (countOf(thread) < countOf(best) ? thread : best), first);
  }

  const countOf = (thread: MediaWorkerThread) => [...calls.values()].filter((call) => call.thread === thread).length;

  function connect(call: PoolCall, send: () => void): Promise<string | null> {
    return new Promise((resolve, reject) => {
      call.connecting = { resolve, reject };
      send();
    });
  }

  return {
    warmUp,
    async start(spec, listener) {
      const thread = await leastLoadedWorker();
      const call: PoolCall = { thread, listener, connecting: undefined };
      calls.set(spec.callId, call);
      try {
        return await connect(call, () => thread.post({ kind: 'start', spec }, portsOf(spec.line)));
      } catch (error) {
        calls.delete(spec.callId);
        throw error;
      }
    },
    async reattach(callId, line) {
      const call = calls.get(callId);
      if (call === undefined) throw new LineRefused('call-over', 'The call is over.');
      return connect(call, () => call.thread.post({ kind: 'reattach', callId, line }, portsOf(line)));
    },
    async control(callId, command) {
      const call = calls.get(callId);
      if (call === undefined) return 'not_here';
      controlIds += 1;
      const requestId = controlIds;
      return new Promise((resolve) => {
        controls.set(requestId, { thread: call.thread, resolve });
        call.thread.post({ kind: 'control', callId, requestId, command });
      });
    },
    think(callId, answerId, thought) {
      calls.get(callId)?.thread.post({ kind: 'thought', callId, answerId, thought });
    },
    legRings: (callId, legId) => calls.get(callId)?.thread.post({ kind: 'leg-rings', callId, legId }),
    async useModel(model, folder) {
      await warmUp();
      await new Promise<void>((resolve, reject) => {
        trying.set(model.id, { left: threads.length, resolve, reject });
        for (const thread of threads) thread.post({ kind: 'use-model', model, folder });
      });
      models.push({ model, folder });
    },
    calls: () => calls.size,
    tickLagMsP99: () => Math.max(0, ...threads.map((thread) => thread.tickLagMsP99())),
    async close() {
      isClosing = true;
      await starting?.catch(() => {});
      await Promise.all(replacing);
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

function isLast(entry: RecordEntry): boolean {
  return entry.kind === 'ended' || entry.kind === 'never-answered';
}

const portsOf = (line: LineSpec): MessagePort[] => ('port' in line ? [line.port] : []);

/** Threads share nothing, so each has its own part of the UDP ports. */
function withOwnPorts<Settings extends { portRange?: readonly [number, number] }>(
  settings: Settings,
  index: number,
  count: number,
): Settings {
  if (settings.portRange === undefined) return settings;
  const [from, to] = settings.portRange;
  const share = Math.floor((to - from + 1) / count);
  return { ...settings, portRange: [from + index * share, from + (index + 1) * share - 1] };
}
