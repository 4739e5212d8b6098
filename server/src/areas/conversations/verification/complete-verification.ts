import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import { type ChangeContext, insertNotice, publishChatUpdated } from '#areas/conversations/chats';
import { handOffByRule } from '#areas/conversations/handoff';
import { findWidgetSettings } from '#areas/conversations/widget';
import { addVerifiedFields, closeVerification, type VerificationRow } from './verifications.queries.ts';

interface SessionRef {
  id: ChatSessionId;
  agentId: AgentId;
}

/** Completes a verification: its fields are verified from now on, and all streams are told. The session is locked. */
export async function completeVerification(
  context: ChangeContext,
  session: SessionRef,
  verification: Pick<VerificationRow, 'id' | 'method'>,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { tx, now } = context;
  if (!(await closeVerification(tx, verification.id, { status: 'verified', now }))) return;
  await addVerifiedFields(tx, session.id, fields);
  await insertNotice(context, session, { kind: 'verified', name: '' });
  await publishChatUpdated(context, session.id, ['customer']);
  await context.emit('identity.verification.completed', `agent:${session.agentId}`, {
    session_id: session.id,
    call_id: null,
    agent_id: session.agentId,
    method: verification.method,
    verified_fields: Object.keys(fields),
  });
}

/**
 * Fails a verification: the chat is handed off where the widget says so and an operator is available. The session is
 * locked.
 */
export async function failVerification(
  context: ChangeContext,
  session: SessionRef,
  verification: Pick<VerificationRow, 'id'>,
): Promise<void> {
  const { tx, now } = context;
  if (!(await closeVerification(tx, verification.id, { status: 'failed', now }))) return;
  const { handoff } = await findWidgetSettings(tx, session.agentId);
  if (handoff.on_verification_failed) await handOffByRule(context, session, 'verification_failed');
}
