import type { CallStore, CallTx, LocalCalls } from '#areas/telephony/calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
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
  files: FileStore;
  processId: string;
  place: PlaceCall;
  chooseCallerId: ChooseCallerId;
  log: Logger;
}

/** One dial of this process, from claim to the written outcome. */
export interface Flight {
  /** True when its line is counted among the used ones. */
  isPlaced(): boolean;
  isAnswered(): boolean;
  /** Aborts the attempt; later events of the line are ignored except for an answer. */
  abort(reason: 'cancel' | 'give_back' | 'lost'): void;
  /** Never rejects. */
  readonly done: Promise<DialOutcome['kind'] | null>;
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

/** `after`: an earlier attempt of the same call that this process lost and has not released. */
export function runDial(handedOut: Dial, parts: DialParts, after?: Promise<unknown>): Flight {
  const { clock, store, log } = parts;
  const { tenantId, callId } = handedOut;
  const ref = { tenantId, id: callId };
  const aborting = new AbortController();
  let abortedFor: 'cancel' | 'give_back' | 'lost' | null = null;
  let isPlaced = false;
  let isAnswered = false;
  let ringingAtMs: number | null = null;
  let answeredAtMs: number | null = null;
  let noted: Promise<unknown> = Promise.resolve();
  let current = handedOut;

  function abort(reason: 'cancel' | 'give_back' | 'lost'): void {
    abortedFor ??= reason;
    aborting.abort();
  }

  const listener = {
    ringing() {
      ringingAtMs ??= clock.monotonicMs();
    },
    answered() {
      if (isAnswered) return;
      isAnswered = true;
      answeredAtMs = clock.monotonicMs();
      noted = noteAnswer();
    },
  };

  /** From now on the call is never redialled, even after a crash. */
  async function noteAnswer(): Promise<void> {
    try {
      const held = { dial: current, processId: parts.processId, now: clock.now() };
      const isHeld = await parts.db.app.inTenant(tenantId, (tx) => markDialAnswered(tx, held));
      if (isHeld) await store.markAnswered(ref);
      else abort('lost');
    } catch (error) {
      log.warn({ event: 'dial.answer_not_written', err: error, callId }, 'answer of an outbound call not written');
    }
  }

  async function placed(begun: BegunDial): Promise<DialOutcome> {
    isPlaced = true;
    if (aborting.signal.aborted) return { kind: 'cancelled' };
    try {
      return await parts.place(orderOf(begun, aborting.signal), listener);
    } catch (error) {
      log.error({ event: 'dial.failed', err: error, callId }, 'outbound call failed with an internal error');
      return { kind: 'failed' };
    }
  }

  async function run(): Promise<DialOutcome['kind'] | null> {
    await after;
    const begun = await inDialTransaction(parts, tenantId, (context) => beginDial(context, handedOut, parts));
    if (!begun) return null;
    current = begun.dial;
    const leave = parts.local.add(callId, {
      async control(command) {
        if (command.action !== 'end') return 'unsupported';
        abort('cancel');
        return 'done';
      },
      lost: () => abort('lost'),
    });
    try {
      const outcome = await placed(begun);
      const endedAtMs = answeredAtMs ?? clock.monotonicMs();
      await noted;
      const rangMs = ringingAtMs === null ? null : endedAtMs - ringingAtMs;
      await settle(begun.dial, { outcome, abortedFor: abortedFor === 'lost' ? null : abortedFor, rangMs });
      return outcome.kind;
    } finally {
      leave();
    }
  }

  async function settle(dial: Dial, end: DialEnd): Promise<void> {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        return await inDialTransaction(parts, tenantId, (context) =>
          recordDialOutcome(context, dial, end, parts.processId),
        );
      } catch (error) {
        if (pauseMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  return {
    isPlaced: () => isPlaced,
    isAnswered: () => isAnswered,
    abort,
    done: run().catch((error) => {
      // Its lease expires, and recovery closes it.
      log.error({ event: 'dial.outcome_not_written', err: error, callId }, 'outcome of an outbound call not written');
      return null;
    }),
  };
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
