import type { AgentId } from '@parley/contract/ids';
import type { FreedNumber } from '@parley/contract/resources/trashed-agent';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { HeldNumber } from './freed-numbers.rules.ts';

/** A transaction whose changes are emitted as events. */
export interface EmittingTx {
  tx: Tx;
  emit: EmitEvent;
  now: Date;
}

/**
 * Phone numbers of agents; filled by the area of numbers, which knows agents but not the other way round. Call with the
 * agent's row locked.
 */
export interface AgentNumbers {
  /** Takes every number from the agent. The numbers stay the tenant's. */
  free(context: EmittingTx, agentId: AgentId): Promise<HeldNumber[]>;
  /** State of numbers that were freed; `reassign` gives the agent those that are still free. */
  review(
    context: EmittingTx,
    agentId: AgentId,
    asked: { held: readonly HeldNumber[]; reassign: boolean },
  ): Promise<FreedNumber[]>;
}

/** Queued calls of agents; filled by the area of calls. */
export interface AgentCalls {
  /** Cancels the calls of the agent that wait to be dialled and returns how many there were; live calls go on. */
  cancelQueued(context: EmittingTx, agentId: AgentId, detail: string): Promise<number>;
}
