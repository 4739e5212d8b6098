import type { AgentId } from '@parley/contract/ids';
import type { DeskMember } from '#areas/conversations/operators';
import { findWidgetSettings } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import type { Refusal } from '#platform/http/refusal.ts';
import { refusalOfTarget } from './transfer-target.rules.ts';

/** Finds the reason an operator cannot take a chat of this agent now; null when they can. */
export async function findTargetRefusal(
  tx: Tx,
  target: DeskMember,
  asked: { agentId: AgentId; now: Date },
): Promise<Refusal | null> {
  const { operator_ids: operatorIds } = await findWidgetSettings(tx, asked.agentId);
  return refusalOfTarget(target, { operatorIds, now: asked.now });
}
