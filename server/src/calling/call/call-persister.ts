import type { CallRef, CallStore, LiveNotices } from '#areas/telephony/calls';
import type { Logger } from '#platform/log/logger.ts';
import type { CallEnd, CallToolRecord, EndReason, TurnRecord } from '#voice/ports.ts';
import type { RecordEntry } from '../messages/call-messages.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

/** Writes the record of one call to the database, in order of occurrence. */
export interface CallPersister {
  record(entry: RecordEntry): void;
  /** The call's media worker crashed: closes the call as `worker_lost`. */
  workerLost(): void;
  /** Stops writing: another process has closed the call. */
  stop(): void;
  /** Resolves when the call is closed and every write has succeeded or run out of retries. */
  readonly done: Promise<void>;
}

type TransferEntry = Extract<RecordEntry, { kind: 'transfer' }>['change'];

/** End of a call that was never answered, by type: a phone caller cancelled, a browser lost its connection. */
const neverAnswered = {
  phone: { reason: 'cancelled', detail: 'The caller hung up before the call was answered' },
  web: { reason: 'connection_lost', detail: 'The caller never connected' },
} as const;

/** Backoff between retries of a failed write. Unit: milliseconds. */
const pausesMs = [200, 1_000, 5_000, 15_000];

export function createCallPersister(input: {
  call: CallRef & { type: 'web' | 'phone' };
  store: CallStore;
  notices: LiveNotices;
  /** Neither turns nor tool calls are written. */
  zeroRetention: boolean;
  isRecorded: boolean;
  /** Row of a queued call: until it is answered, the dialer decides its outcome. */
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

  /** Queues a write: strictly in order; one that runs out of retries does not block the next. */
  function write(work: () => Promise<unknown>): void {
    writing = writing.then(async () => {
      for (const pauseMs of [...pausesMs, undefined]) {
        if (isStopped) return;
        try {
          await work();
          return;
        } catch (error) {
          if (pauseMs === undefined)
            log.error({ event: 'call.persist_failed', err: error }, 'write of a call record failed after all retries');
          else await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
      }
    });
  }

  function persistTurn(turn: TurnRecord): void {
    if (turn.latency !== undefined) metrics.observeTurn(turn.latency);
    if (turn.role === 'agent' && turn.engineId !== 'call') modelId = turn.engineId;
    if (input.zeroRetention) return;
    seq += 1;
    const numbered = { ...turn, seq };
    write(() => store.appendTurns(call, [numbered]));
  }

  function persistTool(tool: CallToolRecord): void {
    if (input.zeroRetention) return;
    tools += 1;
    const numbered = { ...tool, seq: tools };
    write(() => store.appendTools(call, [numbered]));
  }

  function end(ending: Parameters<CallStore['endCall']>[1]): void {
    write(() => store.endCall(call, ending));
    void writing.then(finish);
  }

  function persistEnd({ reason, detail, durationMs, line, engines }: CallEnd): void {
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

  function persistTransfer({ destination, mode, state }: TransferEntry): void {
    write(() => store.markTransfer(call, { destination, mode, outcome: state }));
  }

  function stop(): void {
    isStopped = true;
    finish();
  }

  return {
    record(entry) {
      switch (entry.kind) {
        case 'answered':
          return write(() => store.markAnswered(call));
        case 'turn':
          return persistTurn(entry.turn);
        case 'tool':
          return persistTool(entry.call);
        case 'transfer':
          return persistTransfer(entry.change);
        case 'live':
          return notices.tell(call.id, entry.notice);
        case 'recording-incomplete':
          isIncomplete = true;
          return log.error(
            { event: 'call.recording_incomplete', problem: entry.message },
            'recording incomplete; the call continues',
          );
        case 'problem':
          metrics.observeProblem(entry.stage);
          return log.warn(
            { event: 'call.degraded', stage: entry.stage, problem: entry.message },
            'call continued after a stage failed',
          );
        case 'never-answered':
          if (input.queued !== undefined) return stop();
          metrics.observeEnd('never_answered');
          return end({ ...neverAnswered[call.type], recording: 'failed' });
        case 'ended':
          return persistEnd(entry.end);
      }
    },
    workerLost() {
      metrics.observeEnd('worker_lost');
      end({ reason: 'worker_lost', detail: 'The thread that carried the call died', recording: closedRecording() });
    },
    stop,
    done,
  };
}
