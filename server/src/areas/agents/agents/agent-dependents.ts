import type { AgentId } from '@parley/contract/ids';
import type { FreedNumber } from '@parley/contract/resources/trashed-agent';
import type { Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { HeldNumber } from './freed-numbers.rules.ts';

/** Transaction that also emits events. */
export interface EmittingTx {
  tx: Tx;
  emit: EmitEvent;
  now: Date;
}

/**
 * Port to the phone numbers of agents, implemented by the phone-numbers area, which may import agents but not the
 * reverse. Call with the agent's row locked.
 */
export interface AgentNumbers {
  /** Unassigns every number from the agent. The numbers stay with the tenant. */
  free(context: EmittingTx, agentId: AgentId): Promise<HeldNumber[]>;
  /** Current assignment of numbers freed earlier; `reassign` gives the agent those still unassigned. */
  review(
    context: EmittingTx,
    agentId: AgentId,
    request: { held: readonly HeldNumber[]; reassign: boolean },
  ): Promise<FreedNumber[]>;
}

/** Port to the queued calls of agents, implemented by the calls area. */
export interface AgentCalls {
  /** Cancels the agent's queued calls and returns their count; live calls continue. */
  cancelQueued(context: EmittingTx, agentId: AgentId, detail: string): Promise<number>;
}
