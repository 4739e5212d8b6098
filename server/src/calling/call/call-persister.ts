import type { CallRef, CallStore, LiveNotices } from '#areas/telephony/calls';
import type { Logger } from '#platform/log/logger.ts';
import type { CallEnd, CallToolRecord, EndReason, TurnRecord } from '#voice/ports.ts';
import type { RecordEntry } from '../messages/call-messages.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** Keeps what a media worker tells of one call, in the order it was told. */
export interface CallPersister {
  keep(entry: RecordEntry): void;
  /** The thread that bridges the call has died. */
  lost(): void;
  /** Somebody else has closed the call: nothing more is written. */
  stop(): void;
  /** The call is closed and everything of it is written, or could not be. */
  readonly done: Promise<void>;
}

type TransferEntry = Extract<RecordEntry, { kind: 'transfer' }>['change'];

/** Whoever puts the phone down while it rings has changed their mind; a browser that never came may have wanted to. */
const neverAnswered = {
  phone: { reason: 'cancelled', detail: 'The caller hung up before the call was answered' },
  web: { reason: 'connection_lost', detail: 'The caller never connected' },
} as const;

/** A write that the database could not take is tried again after these pauses. Unit: milliseconds. */
const pausesMs = [200, 1_000, 5_000, 15_000];

export function createCallPersister(input: {
  call: CallRef & { type: 'web' | 'phone' };
  store: CallStore;
  notices: LiveNotices;
  /** What is said is not written down. */
  zeroRetention: boolean;
  isRecorded: boolean;
  /** It has waited to be dialled: while nobody has answered, whoever dials it says what becomes of it. */
  queued?: { isLeftOpen(reason: EndReason): boolean };
  collected(): Readonly<Record<string, string>>;
  metrics: VoiceMetrics;
  log: Logger;
}): CallPersister {
  const { call, store, notices, metrics } = input;
  const log = input.log.child({ callId: call.id });
  let seq = 0;
  let tools = 0;
  let isIncomplete = false;
  let modelId: string | null = null;
  let isStopped = false;
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  let writing: Promise<unknown> = Promise.resolve();

  /** One write after another; one that fails for good does not hold up the others. */
  function write(work: () => Promise<unknown>): void {
    writing = writing.then(async () => {
      for (const pauseMs of [...pausesMs, undefined]) {
        if (isStopped) return;
        try {
          await work();
          return;
        } catch (error) {
          if (pauseMs === undefined) log.error({ err: error }, 'a fact of a call could not be written');
          else await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    });
  }

  function keepTurn(turn: TurnRecord): void {
    if (turn.latency !== undefined) metrics.observeTurn(turn.latency);
    if (turn.role === 'agent' && turn.engineId !== 'call') modelId = turn.engineId;
    if (input.zeroRetention) return;
    seq += 1;
    const numbered = { ...turn, seq };
    write(() => store.appendTurns(call, [numbered]));
  }

  function keepTool(tool: CallToolRecord): void {
    if (input.zeroRetention) return;
    tools += 1;
    const numbered = { ...tool, seq: tools };
    write(() => store.appendTools(call, [numbered]));
  }

  function end(ending: Parameters<CallStore['endCall']>[1]): void {
    write(() => store.endCall(call, ending));
    void writing.then(finish);
  }

  function keepEnd({ reason, detail, durationMs, line, engines }: CallEnd): void {
    metrics.observeEnd(reason);
    if (input.queued?.isLeftOpen(reason) === true) return stop();
    end({
      reason,
      ...(detail === undefined ? {} : { detail }),
      durationMs,
      line,
      engines: { stt: engines.hearing, llm: modelId, tts: engines.speaking },
      collectedVariables: input.collected(),
      ...(input.isRecorded ? { recording: closedRecording() } : {}),
    });
  }

  const closedRecording = () => (isIncomplete ? ('incomplete' as const) : ('closed' as const));

  function keepTransfer({ destination, mode, state }: TransferEntry): void {
    write(() => store.markTransfer(call, { destination, mode, outcome: state }));
  }

  function stop(): void {
    isStopped = true;
    finish();
  }

  return {
    keep(entry) {
      switch (entry.kind) {
        case 'answered':
          return write(() => store.markAnswered(call));
        case 'turn':
          return keepTurn(entry.turn);
        case 'tool':
          return keepTool(entry.call);
        case 'transfer':
          return keepTransfer(entry.change);
        case 'live':
          return notices.tell(call.id, entry.notice);
        case 'recording-incomplete':
          isIncomplete = true;
          return log.error({ problem: entry.message }, 'a recording is incomplete; the call goes on');
        case 'problem':
          metrics.observeProblem(entry.stage);
          return log.warn({ stage: entry.stage, problem: entry.message }, 'a call went on after a problem');
        case 'never-answered':
          if (input.queued !== undefined) return stop();
          metrics.observeEnd('never_answered');
          return end({ ...neverAnswered[call.type], recording: 'failed' });
        case 'ended':
          return keepEnd(entry.end);
      }
    },
    lost() {
      metrics.observeEnd('worker_lost');
      end({ reason: 'worker_lost', detail: 'The thread that bridges the call died', recording: closedRecording() });
    },
    stop,
    done,
  };
}
