import type { CallId } from '@parley/contract/ids';
import type { Call, CallTransfer } from '@parley/contract/resources/call';
import { pathOfRecording } from '#areas/telephony/recordings';
import { leaseMs } from '#db/lease.ts';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { type EmitEvent, inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { CallToolRecord, TurnRecord } from '#voice/ports.ts';
import { isLive } from './call-end.rules.ts';
import { callEvent, callTopic, turnEvent } from './call-events.rules.ts';
import type { CallEnding, CallRef, FarEnd, LostCall, NewCall } from './call-facts.rules.ts';
import { type CallRow, changeCall, eventCall, lockCall, lockLostCall, presentCall } from './calls.queries.ts';
import { claimLostFarEnds, releaseFarEnds, saveFarEnds, storedFarEnds } from './far-ends.queries.ts';
import { emitStatus, finishCall } from './finish-call.ts';
import { insertCall } from './insert-call.queries.ts';
import { findLostCalls, renewLeases } from './leases.queries.ts';
import { mayRecord } from './may-record.ts';
import { insertToolExecutions, insertTurn } from './turns.queries.ts';
import { deleteUnfinishedTurn, saveUnfinishedTurn } from './unfinished-turns.queries.ts';

export interface OpenedCall {
  call: Call;
  /** WAV file of the recording; null when the call is not recorded or the file cannot be created. */
  recordingPath: string | null;
}

/**
 * Persistent state of calls. Each change is one transaction with its event. The owner of a line writes through this;
 * committed state survives a crash of its process.
 */
export interface CallStore {
  openCall(call: NewCall): Promise<OpenedCall>;
  /**
   * Returns false when it was answered before, or is over. `farEnds`: the far ends that another process hangs up should
   * this one die; stored also where the call was answered before.
   */
  markAnswered(call: CallRef, farEnds?: readonly FarEnd[]): Promise<boolean>;
  /** Replaces the far ends of a live call: it was transferred, or has another leg. */
  saveFarEnds(call: CallRef, farEnds: readonly FarEnd[]): Promise<void>;
  /** Records that the caller has heard in full that they talk to a machine. The first time counts. */
  markDisclosed(call: CallRef): Promise<void>;
  /** Starts or ends a transfer. Returns false when the call is over. */
  markTransfer(call: CallRef, transfer: CallTransfer): Promise<boolean>;
  /** Appends turns with their events, idempotent by number. */
  appendTurns(call: CallRef, turns: readonly (TurnRecord & { seq: number })[]): Promise<void>;
  /** Stores what was heard so far of the turn the agent is speaking: the last turn of the transcript, should its process die. */
  saveUnfinishedTurn(call: CallRef, turn: TurnRecord): Promise<void>;
  /** Appends tool executions, idempotent by their number. */
  appendTools(call: CallRef, tools: readonly (CallToolRecord & { seq: number })[]): Promise<void>;
  /**
   * Closes a call, after the recorder has closed its file. Only the first end counts: `isFirst` is false for later
   * ones, and `call` null for a missing call.
   */
  endCall(call: CallRef, ending: CallEnding): Promise<{ isFirst: boolean; call: Call | null }>;
  /** Renews the leases of a process's calls and returns the renewed ones; the others were closed elsewhere. */
  renewLeases(processId: string, callIds: readonly CallId[]): Promise<Set<CallId>>;
  /** Closes calls of crashed processes and returns them. Safe to run concurrently in several processes. */
  closeLostCalls(): Promise<CallRef[]>;
  /** Claims, for a minute, closed calls of crashed processes whose far ends have not been hung up. */
  claimLostFarEnds(): Promise<LostCall[]>;
  /** Stores the far ends that this process could not hang up; none: the call is done with. */
  releaseFarEnds(call: LostCall): Promise<void>;
}

export interface CallStoreDeps {
  db: Database;
  bus: Bus;
  clock: Clock;
  files: LocalFiles;
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

  /** Applies `change` to a live call and emits its status. */
  function changeLive(call: CallRef, change: (row: CallRow, now: Date) => Parameters<typeof changeCall>[2] | null) {
    return inCall(call, async ({ tx, emit, now }) => {
      const row = await lockCall(tx, call.id);
      const wanted = row && isLive(presentCall(row).status) ? change(row, now) : null;
      if (!wanted) return false;
      await emitStatus(emit, presentCall(await changeCall(tx, call.id, wanted)));
      return true;
    });
  }

  return {
    async openCall(call) {
      const isRecorded =
        call.isRecorded &&
        (await deps.db.app.inTenant(call.tenantId, (tx) => mayRecord(tx, call.tenantId), { onlyReads: true }));
      const recordingPath = isRecorded ? await pathOfRecording(deps, call) : null;
      const recordingState = recordingPath ? 'recording' : isRecorded ? 'failed' : 'none';
      return inCall(call, async ({ tx, emit, now }) => {
        const row = await insertCall(tx, { ...call, recordingState, now });
        const opened = presentCall(row);
        if (call.status === 'ringing') await emit('call.started', callTopic(call.id), callEvent(eventCall(row)));
        await emitStatus(emit, opened);
        return { call: opened, recordingPath };
      });
    },

    markAnswered: (call, farEnds = []) =>
      inCall(call, async ({ tx, emit, now }) => {
        const row = await lockCall(tx, call.id);
        if (!row || !isLive(presentCall(row).status)) return false;
        if (row.answered_at) {
          if (farEnds.length > 0) await saveFarEnds(tx, call.id, farEnds);
          return false;
        }
        const answered = { status: 'in_progress', answered_at: now, far_ends: storedFarEnds(farEnds) } as const;
        await emitStatus(emit, presentCall(await changeCall(tx, call.id, answered)));
        return true;
      }),

    saveFarEnds: (call, farEnds) => inCall(call, ({ tx }) => saveFarEnds(tx, call.id, farEnds)),

    markDisclosed: (call) =>
      inCall(call, async ({ tx, now }) => {
        const row = await lockCall(tx, call.id);
        if (row?.ai_disclosed_at === null) await changeCall(tx, call.id, { ai_disclosed_at: now });
      }),

    markTransfer: (call, transfer) =>
      changeLive(call, (row) => ({
        status: isTransferOver(transfer) ? (row.answered_at ? 'in_progress' : 'ringing') : 'transferring',
        was_transferred: row.was_transferred || ['bridged', 'completed'].includes(transfer.outcome),
        transfer: JSON.stringify(transfer),
      })),

    appendTurns: (call, turns) =>
      inCall(call, async ({ tx, emit, now }) => {
        for (const turn of turns) {
          if (turn.role === 'agent') await deleteUnfinishedTurn(tx, call.id);
          const written = await insertTurn(tx, call, { ...turn, at: now });
          if (written) await emit('call.turn.created', callTopic(call.id), turnEvent(call.id, written));
        }
      }),

    saveUnfinishedTurn: (call, turn) => inCall(call, ({ tx }) => saveUnfinishedTurn(tx, call, turn)),

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
          const ending = { reason: 'worker_lost', durationMs: knownDurationMs(row), leavesFarEnds: true } as const;
          await finishCall(context, call, row, ending);
          return true;
        });
        if (isClosed) closed.push(call);
      }
      return closed;
    },

    claimLostFarEnds: () => claimLostFarEnds(db.platform, { limit: lostAtOnce, now: clock.now() }),
    releaseFarEnds: (call) => releaseFarEnds(db.platform, call),
  };
}

/** True when the caller is with the agent again. */
const isTransferOver = ({ outcome }: CallTransfer) => outcome === 'failed' || outcome === 'unconfirmed';

/** Known duration of a lost call: until its last lease renewal. */
function knownDurationMs(row: CallRow): number {
  if (!row.answered_at || !row.alive_until) return 0;
  return Math.max(0, row.alive_until.getTime() - leaseMs - row.answered_at.getTime());
}
