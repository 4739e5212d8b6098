import type { CallId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { ConversationAnalysis } from '@parley/contract/resources/conversation-analysis';
import type { Tx } from '#db/tenant-scope.ts';
import type { AnalysedKind } from './analysed-kind.ts';
import { findAnalysis, orderAnalysis } from './analyses.queries.ts';
import { enqueueAnalysis } from './analysis-jobs.ts';

interface Order<Id extends CallId | ChatSessionId> {
  kind: AnalysedKind<Id>;
  tenantId: TenantId;
  conversation: Id;
  now: Date;
}

/** Orders the analysis of a conversation that has ended, in the caller's transaction; nothing where it has one. */
export async function orderFirst<Id extends CallId | ChatSessionId>(tx: Tx, order: Order<Id>): Promise<void> {
  const { conversation: id, kind } = order;
  const loaded = await kind.load(tx, id, 'start');
  if (!loaded) return;
  const conversation = kind.refOf(id);
  const { skip } = loaded;
  const ordered = await orderAnalysis(tx, { ...order, conversation, skip, settingsOf: 'start', replace: false });
  if (ordered?.state === 'pending') await enqueueAnalysis(tx, order);
}

/**
 * Orders the analysis of a conversation anew, by the agent's settings as they are now. One that waits or runs goes on:
 * `isNew` is false. The caller has locked the conversation.
 */
export async function orderAgain<Id extends CallId | ChatSessionId>(
  tx: Tx,
  order: Order<Id>,
): Promise<{ analysis: ConversationAnalysis; isNew: boolean }> {
  const { conversation: id, kind } = order;
  const before = await findAnalysis(tx, id);
  if (before?.state === 'pending' || before?.state === 'running') return { analysis: before, isNew: false };
  const loaded = await kind.load(tx, id, 'now');
  if (!loaded) throw new Error('A locked conversation could not be loaded');
  const conversation = kind.refOf(id);
  const { skip } = loaded;
  const analysis = await orderAnalysis(tx, { ...order, conversation, skip, settingsOf: 'now', replace: true });
  if (analysis === null) throw new Error('The analysis of a conversation was neither inserted nor replaced');
  if (analysis.state === 'pending') await enqueueAnalysis(tx, order);
  return { analysis, isNew: true };
}
