import type { CallStore, CallTx, LocalCalls } from '#areas/telephony/calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { type BegunDial, beginDial } from './begin-dial.ts';
import type { Dial } from './dial.rules.ts';
import type { DialOutcome } from './dial-outcome.rules.ts';
import { markDialAnswered } from './dials.queries.ts';
import type { ChooseCallerId } from './outbound-calls.operation.ts';
import type { DialOrder, PlaceCall } from './place-call.rules.ts';
import { type DialEnd, recordDialOutcome } from './record-dial-outcome.ts';
import { mayRetry } from './retry.rules.ts';

export interface DialParts {
  db: Database;
  bus: Bus;
  clock: Clock;
  store: CallStore;
  local: LocalCalls;
  files: LocalFiles;
  processId: string;
  place: PlaceCall;
  chooseCallerId: ChooseCallerId;
  log: Logger;
}

/** Retry delays of a failed database write. Unit: milliseconds. */
const pausesMs = [200, 1_000, 5_000];

export function inDialTransaction<Result>(
  parts: Pick<DialParts, 'db' | 'bus' | 'clock'>,
  tenantId: Dial['tenantId'],
  work: (context: CallTx) => Promise<Result>,
): Promise<Result> {
  const now = parts.clock.now();
  return inEmittingTransaction({ scope: parts.db.app, bus: parts.bus, tenantId, now }, (tx, emit) =>
    work({ tx, emit, now }),
  );
}

type AbortReason = 'cancel' | 'give_back' | 'lost';

/** One dial of this process, from claim to the written outcome. */
export class DialAttempt {
  /** Never rejects; null: the dial was not begun, or its outcome not written. */
  readonly done: Promise<DialOutcome['kind'] | null>;
  readonly #parts: DialParts;
  readonly #abort = new AbortController();
  #dial: Dial;
  #abortReason: AbortReason | null = null;
  #isPlaced = false;
  #isAnswered = false;
  #ringingAtMs: number | null = null;
  #answeredAtMs: number | null = null;
  #answerWrite: Promise<unknown> = Promise.resolve();

  /** `previous`: an earlier attempt of the same call that this process lost and has not released. */
  constructor(dial: Dial, parts: DialParts, previous?: Promise<unknown>) {
    this.#dial = dial;
    this.#parts = parts;
    this.done = this.#run(previous).catch((error) => {
      // Its lease expires, and recovery closes it.
      const fields = { event: 'dial.outcome_not_written', err: error, callId: dial.callId };
      parts.log.error(fields, 'outcome of an outbound call not written');
      return null;
    });
  }

  /** True when its line is counted among the used ones. */
  get isPlaced(): boolean {
    return this.#isPlaced;
  }

  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /** Aborts the attempt; later events of the line are ignored except for an answer. */
  abort(reason: AbortReason): void {
    this.#abortReason ??= reason;
    this.#abort.abort();
  }

  async #run(previous: Promise<unknown> | undefined): Promise<DialOutcome['kind'] | null> {
    await previous;
    const { tenantId, callId } = this.#dial;
    const begun = await inDialTransaction(this.#parts, tenantId, (context) =>
      beginDial(context, this.#dial, this.#parts),
    );
    if (!begun) return null;
    this.#dial = begun.dial;
    const unregister = this.#parts.local.add(callId, {
      control: async (command) => {
        if (command.action !== 'end') return 'unsupported';
        this.abort('cancel');
        return 'done';
      },
      lost: () => this.abort('lost'),
    });
    try {
      const outcome = await this.#place(begun);
      const endedAtMs = this.#answeredAtMs ?? this.#parts.clock.monotonicMs();
      await this.#answerWrite;
      const rangMs = this.#ringingAtMs === null ? null : endedAtMs - this.#ringingAtMs;
      const abortedFor = this.#abortReason === 'lost' ? null : this.#abortReason;
      await this.#writeOutcome({ outcome, abortedFor, rangMs });
      return outcome.kind;
    } finally {
      unregister();
    }
  }

  async #place(begun: BegunDial): Promise<DialOutcome> {
    const { clock, log, place } = this.#parts;
    this.#isPlaced = true;
    if (this.#abort.signal.aborted) return { kind: 'cancelled' };
    try {
      return await place(orderOf(begun, this.#abort.signal), {
        ringing: () => void (this.#ringingAtMs ??= clock.monotonicMs()),
        answered: () => this.#onAnswered(),
      });
    } catch (error) {
      const fields = { event: 'dial.failed', err: error, callId: this.#dial.callId };
      log.error(fields, 'outbound call failed with an internal error');
      return { kind: 'failed' };
    }
  }

  #onAnswered(): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    this.#answeredAtMs = this.#parts.clock.monotonicMs();
    this.#answerWrite = this.#writeAnswer();
  }

  /** An answered call is never redialled, even after a crash. */
  async #writeAnswer(): Promise<void> {
    const { db, clock, store, processId, log } = this.#parts;
    const { tenantId, callId } = this.#dial;
    try {
      const held = { dial: this.#dial, processId, now: clock.now() };
      const isHeld = await db.app.inTenant(tenantId, (tx) => markDialAnswered(tx, held));
      if (isHeld) await store.markAnswered({ tenantId, id: callId });
      else this.abort('lost');
    } catch (error) {
      log.warn({ event: 'dial.answer_not_written', err: error, callId }, 'answer of an outbound call not written');
    }
  }

  async #writeOutcome(end: DialEnd): Promise<void> {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await inDialTransaction(this.#parts, this.#dial.tenantId, (context) =>
          recordDialOutcome(context, this.#dial, end, this.#parts.processId),
        );
      } catch (error) {
        if (pauseMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}

function orderOf({ call, config, recordingPath, dial, caller }: BegunDial, signal: AbortSignal): DialOrder {
  const attempts = dial.attempt - dial.lostAttempts;
  return {
    tenantId: dial.tenantId,
    callId: dial.callId,
    attempt: dial.attempt,
    toNumber: dial.toNumber,
    fromNumber: caller.number,
    route: caller.route,
    ringMs: dial.ringMs,
    agent: { id: call.agent_id, version: call.agent_version, config },
    dynamicVariables: call.dynamic_variables,
    metadata: call.metadata,
    recordingPath,
    redialsOnVoicemail: mayRetry({ ...dial, attempts }, 'voicemail'),
    signal,
  };
}
