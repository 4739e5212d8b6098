import type { AgentId, UserId } from '@parley/contract/ids';
import { DeskChat, ReleaseChat } from '@parley/contract/resources/chat-desk';
import { exampleSessionId, releaseChat, transferChat } from '#areas/conversations/chats';
import type { DeskMember } from '#areas/conversations/operators';
import { isTeam, unknownTeam } from '#areas/conversations/teams';
import type { Tx } from '#db/tenant-scope.ts';
import { person } from '#platform/http/access/access.ts';
import { exampleWaitingChat } from './chats.examples.ts';
import { cannotTakeChat, unknownOperator } from './operator-chats.errors.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { findTargetRefusal } from './transfer-target.ts';
import { checkHolder, lockChatForAct } from './visible-chats.queries.ts';
import { writeMessage } from './write-message.ts';

/** Releases a chat to the queue or the agent, or transfers it to another operator. */
export const releaseOperatorChat = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/release',
  id: 'releaseOperatorChat',
  summary: 'Release or transfer a chat',
  description:
    'To an operator: they must be online, heard of in the last minute, among the operators of the agent and below ' +
    'their capacity; else `conflict`, and `details` says which. The note is written in the same step.',
  access: person('chat:operate'),
  audit: 'chat.release',
  params: chatParams,
  body: ReleaseChat,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { to: 'queue', note: 'Asks about an invoice; somebody of accounting should look.' },
    answer: exampleWaitingChat,
  },
  async run({ tx, emit, tenantId, params, body, person: actor, now, newId, audit }) {
    const context = { tx, emit, tenantId, now, newId };
    const acting = { tenantId, person: actor, now };
    const { session, ...members } = await lockChatForAct(tx, acting, params.sessionId, body.operator_id);
    await checkHolder(tx, actor, session);
    if (body.team_id && !(await isTeam(tx, body.team_id))) throw unknownTeam();
    if (body.note !== undefined)
      await writeMessage(context, session, members.self, { text: body.note, visibility: 'internal' });
    audit.details({ to: body.to, operator_id: body.operator_id ?? null, has_note: body.note !== undefined });
    if (body.to !== 'operator') {
      const given = { by: actor.id, to: body.to, teamId: body.team_id };
      return (await releaseChat(context, session, given)).chat;
    }
    const target = await transferTargetOf(tx, { self: actor.id, agentId: session.agentId, now }, members.other);
    return (await transferChat(context, session, { by: actor.id, to: target })).chat;
  },
});

/** Gets the operator a chat is transferred to; refuses one who cannot take it now. */
async function transferTargetOf(
  tx: Tx,
  asked: { self: UserId; agentId: AgentId; now: Date },
  target: DeskMember | undefined,
): Promise<DeskMember> {
  if (!target) throw unknownOperator();
  if (target.id === asked.self) throw cannotTakeChat.hasIt('/operator_id');
  const refusal = await findTargetRefusal(tx, target, asked);
  if (refusal) throw refusal;
  return target;
}
