import type { CallId } from '@parley/contract/ids';
import type { Call, CallTransfer } from '@parley/contract/resources/call';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { CallToolRecord, TurnRecord } from '#voice/ports.ts';
import { isLive } from './call-end.rules.ts';
import { callEvent, callTopic, turnEvent } from './call-events.rules.ts';
import { type CallRow, changeCall, lockCall, lockLostCall, presentCall } from './calls.queries.ts';
import type { CallEnding, CallRef, NewCall } from './call-facts.rules.ts';
import { finishCall, tellStatus } from './finish-call.ts';
import { insertCall } from './insert-call.queries.ts';
import { findLostCalls, leaseMs, renewLeases } from './leases.queries.ts';
import { pathOfRecording } from './recording-path.ts';
import { insertToolExecutions, insertTurn } from './turns.queries.ts';

export interface OpenedCall {
  call: Call;
  /** The WAV file to record into; null when the call is not recorded, or the file cannot be made. */
  recordingPath: string | null;
}

/**
 * What happened in calls, kept. Every change is one transaction with its event. Whoever holds a line writes through
 * this; what is written stays also when that process dies.
 */
export interface CallStore {
  openCall(call: NewCall): Promise<OpenedCall>;
  /** False when it was answered before, or is over. */
  markAnswered(call: CallRef): Promise<boolean>;
  /** Begins or ends a transfer. False when the call is over. */
  markTransfer(call: CallRef, transfer: CallTransfer): Promise<boolean>;
  /** Turns by number, each with its event; a number that is there already is left as it is. */
  appendTurns(call: CallRef, turns: readonly (TurnRecord & { seq: number })[]): Promise<void>;
  /** Tools that ran, by a number of their own, with the same rule. */
  appendTools(call: CallRef, tools: readonly (CallToolRecord & { seq: number })[]): Promise<void>;
  /**
   * Closes a call; call it when the recorder has closed its file. Of several ends the first counts: `isFirst` is false
   * for the others, and `call` null for a call that is not there.
   */
  endCall(call: CallRef, ending: CallEnding): Promise<{ isFirst: boolean; call: Call | null }>;
  /** Renews the leases of all calls of a process; those not in the answer were closed by somebody else meanwhile. */
  renewLeases(processId: string, callIds: readonly CallId[]): Promise<Set<CallId>>;
  /** Closes calls whose process died, and returns them. Any number of processes may do so at once. */
  closeLostCalls(): Promise<CallRef[]>;
}

export interface CallStoreDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  files: FileStore;
  log: Logger;
}

const lostAtOnce = 50;

export function createCallStore(deps: CallStoreDeps): CallStore {
  const { db, bus, clock } = deps;

  function inCall<Result>(call: CallRef, work: (context: { tx: Tx; emit: EmitEvent; now: Date }) => Promise<Result>) {
    const now = clock.now();
    const { tenantId } = call;
    return inEmittingTransaction({ scope: db.app, bus, tenantId, now }, (tx, emit) => work({ tx, emit, now }));
  }

  /** Changes a live call if `change` says how; tells its status. */
  function changeLive(call: CallRef, change: (row: CallRow, now: Date) => Parameters<typeof changeCall>[2] | null) {
    return inCall(call, async ({ tx, emit, now }) => {
      const row = await lockCall(tx, call.id);
      const wanted = row && isLive(presentCall(row).status) ? change(row, now) : null;
      if (!wanted) return false;
      await tellStatus(emit, presentCall(await changeCall(tx, call.id, wanted)));
      return true;
    });
  }

  return {
    async openCall(call) {
      const recordingPath = call.isRecorded ? await pathOfRecording(deps, call) : null;
      const recordingState = recordingPath ? 'recording' : call.isRecorded ? 'failed' : 'none';
      return inCall(call, async ({ tx, emit, now }) => {
        const opened = presentCall(await insertCall(tx, { ...call, recordingState, now }));
        if (call.status === 'ringing') await emit('call.started', callTopic(call.id), callEvent(opened));
        await tellStatus(emit, opened);
        return { call: opened, recordingPath };
      });
    },

    markAnswered: (call) =>
      changeLive(call, (row, now) => (row.answered_at ? null : { status: 'in_progress', answered_at: now })),

    markTransfer: (call, transfer) =>
      changeLive(call, (row) => ({
        status: transfer.outcome === 'failed' ? (row.answered_at ? 'in_progress' : 'ringing') : 'transferring',
        was_transferred: row.was_transferred || ['bridged', 'completed'].includes(transfer.outcome),
        transfer: JSON.stringify(transfer),
      })),

    appendTurns: (call, turns) =>
      inCall(call, async ({ tx, emit, now }) => {
        for (const turn of turns) {
          const written = await insertTurn(tx, call, { ...turn, at: now });
          if (written) await emit('call.turn.created', callTopic(call.id), turnEvent(call.id, written));
        }
      }),

    appendTools: (call, tools) => inCall(call, ({ tx }) => insertToolExecutions(tx, call, tools)),

    endCall: (call, ending) =>
      inCall(call, async (context) => {
        const row = await lockCall(context.tx, call.id);
        if (!row || row.ended_at) return { isFirst: false, call: row && presentCall(row) };
        return { isFirst: true, call: await finishCall(context, call, row, ending) };
      }),

    renewLeases: (processId, callIds) => renewLeases(db.platform, processId, callIds),

    async closeLostCalls() {
      const closed: CallRef[] = [];
      for (const call of await findLostCalls(db.platform, lostAtOnce)) {
        const isClosed = await inCall(call, async (context) => {
          const row = await lockLostCall(context.tx, call.id);
          if (!row) return false;
          await finishCall(context, call, row, { reason: 'worker_lost', durationMs: knownDurationMs(row) });
          return true;
        });
        if (isClosed) closed.push(call);
      }
      return closed;
    },
  };
}

/** How long a lost call went on for certain: until its process was last heard of. */
function knownDurationMs(row: CallRow): number {
  if (!row.answered_at || !row.alive_until) return 0;
  return Math.max(0, row.alive_until.getTime() - leaseMs - row.answered_at.getTime());
}
