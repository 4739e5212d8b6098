import type { ModelTokens } from '@parley/contract/resources/call';
import { redactPersonalData, redactPersonalDataIn } from '#areas/privacy/redaction';
import type { CallRef, CallStore, LiveNotices } from '#areas/telephony/calls';
import type { Logger } from '#platform/log/logger.ts';
import type { CallEnd, CallToolRecord, EndReason, TurnRecord } from '#voice/ports.ts';
import type { RecordEntry } from '../messages/call-messages.ts';
import type { FarEnds } from './far-ends.ts';
import { RedactedTurns } from './redacted-turns.ts';
import type { VoiceMetrics } from './voice-metrics.ts';
import { WriteQueue } from './write-queue.ts';

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

export interface CallPersisterInput {
  call: CallRef & { type: 'web' | 'phone'; farEnds?: FarEnds };
  store: CallStore;
  notices: LiveNotices;
  /** Neither turns nor tool calls nor collected variables are written. */
  zeroRetention: boolean;
  /** Language of the personal data that is redacted before anything is written; undefined: none is. */
  redactionLanguage?: string | undefined;
  isRecorded: boolean;
  /** Row of a queued call: until it is answered, the dialer decides its outcome. */
  queued?: { isLeftOpen(reason: EndReason): boolean };
  collected(): Readonly<Record<string, string>>;
  /** Tokens of the model so far. */
  tokens?(): ModelTokens;
  metrics: VoiceMetrics;
  log: Logger;
}

export function createCallPersister(input: CallPersisterInput): CallPersister {
  return new StoredCallRecord(input);
}

class StoredCallRecord implements CallPersister {
  readonly done: Promise<void>;
  #confirmDone: () => void = () => {};
  readonly #input: CallPersisterInput;
  readonly #log: Logger;
  readonly #writes: WriteQueue;
  readonly #redaction: RedactedTurns | undefined;
  #turns = 0;
  #tools = 0;
  #isIncomplete = false;
  #modelId: string | null = null;

  constructor(input: CallPersisterInput) {
    this.#input = input;
    this.#log = input.log.child({ callId: input.call.id });
    this.#writes = new WriteQueue(this.#log);
    const { redactionLanguage } = input;
    this.#redaction = redactionLanguage === undefined ? undefined : new RedactedTurns(redactionLanguage);
    this.done = new Promise((resolve) => (this.#confirmDone = resolve));
  }

  record(entry: RecordEntry): void {
    const { call, notices, metrics } = this.#input;
    switch (entry.kind) {
      case 'answered':
        return this.#persistAnswered();
      case 'disclosed':
        return this.#persistDisclosed();
      case 'turn':
        return this.#persistTurn(entry.turn);
      case 'unfinished-turn':
        return this.#persistUnfinishedTurn(entry.turn);
      case 'tool':
        return this.#persistTool(entry.call);
      case 'transfer':
        return this.#persistTransfer(entry.change);
      case 'live':
        return notices.publish(call.id, entry.notice);
      case 'recording-incomplete':
        this.#isIncomplete = true;
        return this.#log.error(
          { event: 'call.recording_incomplete', problem: entry.message },
          'recording incomplete; the call continues',
        );
      case 'problem':
        metrics.observeProblem(entry.stage);
        return this.#log.warn(
          { event: 'call.degraded', stage: entry.stage, problem: entry.message },
          'call continued after a stage failed',
        );
      case 'never-answered':
        return this.#persistNeverAnswered();
      case 'ended':
        return this.#persistEnd(entry.end);
    }
  }

  workerLost(): void {
    this.#input.metrics.observeEnd('worker_lost');
    const detail = 'The thread that carried the call died';
    this.#end({ reason: 'worker_lost', detail, recording: this.#recordingState() });
  }

  stop(): void {
    this.#writes.stop();
    this.#confirmDone();
  }

  #persistAnswered(): void {
    const { call, store } = this.#input;
    const { farEnds } = call;
    this.#writes.add(() => store.markAnswered(call, farEnds?.all()));
    farEnds?.listen(() => this.#writes.add(() => store.saveFarEnds(call, farEnds.all())));
  }

  #persistTurn(turn: TurnRecord): void {
    const { metrics, zeroRetention } = this.#input;
    if (turn.latency !== undefined) metrics.observeTurn(turn.latency);
    if (turn.role === 'agent' && turn.engineId !== 'call') this.#modelId = turn.engineId;
    if (!zeroRetention) this.#writeTurns(this.#redaction?.add(turn) ?? [turn]);
  }

  #persistUnfinishedTurn(turn: TurnRecord): void {
    const { call, store, zeroRetention, redactionLanguage: language } = this.#input;
    if (zeroRetention) return;
    const text = language === undefined ? turn.text : redactPersonalData(turn.text, language);
    this.#writes.add(() => store.saveUnfinishedTurn(call, { ...turn, text }));
  }

  #writeTurns(turns: readonly TurnRecord[]): void {
    const { call, store } = this.#input;
    for (const turn of turns) {
      this.#turns += 1;
      const numbered = { ...turn, seq: this.#turns };
      this.#writes.add(() => store.appendTurns(call, [numbered]));
    }
  }

  #persistTool(tool: CallToolRecord): void {
    const { call, store, zeroRetention } = this.#input;
    if (zeroRetention) return;
    this.#tools += 1;
    const numbered = { ...this.#redacted(tool), seq: this.#tools };
    this.#writes.add(() => store.appendTools(call, [numbered]));
  }

  #redacted(tool: CallToolRecord): CallToolRecord {
    const { redactionLanguage: language } = this.#input;
    if (language === undefined) return tool;
    return {
      ...tool,
      arguments: redactPersonalDataIn(tool.arguments, language) as CallToolRecord['arguments'],
      result: redactPersonalData(tool.result, language),
    };
  }

  #collected(): Readonly<Record<string, string>> {
    const { collected, redactionLanguage: language, zeroRetention } = this.#input;
    if (zeroRetention) return {};
    return language === undefined
      ? collected()
      : (redactPersonalDataIn(collected(), language) as Record<string, string>);
  }

  #persistDisclosed(): void {
    const { call, store } = this.#input;
    this.#writes.add(() => store.markDisclosed(call));
  }

  #persistTransfer({ destination, mode, state }: TransferEntry): void {
    const { call, store } = this.#input;
    this.#writes.add(() => store.markTransfer(call, { destination, mode, outcome: state }));
  }

  #persistNeverAnswered(): void {
    const { call, metrics, queued } = this.#input;
    if (queued !== undefined) return this.stop();
    metrics.observeEnd('never_answered');
    this.#end({ ...neverAnswered[call.type], recording: 'failed' });
  }

  #persistEnd({ reason, detail, durationMs, line, engines }: CallEnd): void {
    const { isRecorded, metrics, queued } = this.#input;
    metrics.observeEnd(reason);
    if (queued?.isLeftOpen(reason) === true) return this.stop();
    this.#end({
      reason,
      ...(detail === undefined ? {} : { detail }),
      durationMs,
      line,
      ...(this.#input.tokens && { modelTokens: { ...this.#input.tokens() } }),
      engines: { stt: engines.hearing, llm: this.#modelId, tts: engines.speaking },
      collectedVariables: this.#collected(),
      ...(isRecorded ? { recording: this.#recordingState() } : {}),
    });
  }

  #recordingState(): 'incomplete' | 'closed' {
    return this.#isIncomplete ? 'incomplete' : 'closed';
  }

  #end(ending: Parameters<CallStore['endCall']>[1]): void {
    const { call, store } = this.#input;
    this.#writeTurns(this.#redaction?.flush() ?? []);
    this.#writes.add(() => store.endCall(call, ending));
    void this.#writes.drained().then(() => this.#confirmDone());
  }
}
