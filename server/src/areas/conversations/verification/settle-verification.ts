import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { type ChangeContext, tellUpdated, tellVisitor } from '#areas/conversations/chats';
import { handOverByRule } from '#areas/conversations/handoff';
import { findWidgetSettings } from '#areas/conversations/widget';
import { decide, type VerificationRow, vouchFor } from './verifications.queries.ts';

interface SessionRef {
  id: ChatSessionId;
  agentId: AgentId;
}

/** The visitor has proven these fields: they are vouched for from now on, and everybody is told. The session is locked. */
export async function settleVerified(
  context: ChangeContext,
  session: SessionRef,
  verification: Pick<VerificationRow, 'id' | 'method'>,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { tx, now } = context;
  if (!(await decide(tx, verification.id, { status: 'verified', now }))) return;
  await vouchFor(tx, session.id, fields);
  await tellVisitor(context, session, { kind: 'verified', name: '' });
  await tellUpdated(context, session.id, ['customer']);
  await context.emit('identity.verification.completed', `agent:${session.agentId}`, {
    session_id: session.id,
    agent_id: session.agentId,
    method: verification.method,
    verified_fields: Object.keys(fields),
  });
}

/** They could not: a person is asked, where the widget says so and one is there. The session is locked. */
export async function settleFailed(
  context: ChangeContext,
  session: SessionRef,
  verification: Pick<VerificationRow, 'id'>,
): Promise<void> {
  const { tx, now } = context;
  if (!(await decide(tx, verification.id, { status: 'failed', now }))) return;
  const { handoff } = await findWidgetSettings(tx, session.agentId);
  if (handoff.on_verification_failed) await handOverByRule(context, session, 'verification_failed');
}
