import type { AgentId, ChatSessionId } from '@parley/contract/ids';
import type { HandoffRequester } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import {
  askForPerson,
  type ChangeContext,
  type LockedSession,
  lockSession,
  sessionClosed,
  tellVisitor,
} from '#areas/conversations/chats';
import { arePeopleAvailable, findWidgetSettings } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import { type HandoffRule, reasonOf } from './handoff.rules.ts';
import { findLastNotice } from './last-notice.queries.ts';

/** `not_allowed`: the agent's widget says that people are never asked for. */
type HandOverOutcome = 'waiting' | 'with_operator' | 'nobody_available' | 'not_allowed';

/**
 * Asks for a person, whoever wants one. Where somebody is at the desk the chat waits for them; where nobody is, the
 * agent keeps it and the visitor is told, unless nobody asked (`rule`). A chat that waits or has a person stays as it
 * is. Refuses a closed one.
 */
export async function handOver(
  context: ChangeContext,
  id: ChatSessionId,
  asked: { by: HandoffRequester; reason: string; summary?: string | undefined },
): Promise<HandOverOutcome> {
  const { tx, now } = context;
  const session = await lockSession(tx, id);
  if (session.status === 'closed') throw sessionClosed();
  if (session.status !== 'open') return session.status;
  const [settings, agent] = await Promise.all([findWidgetSettings(tx, session.agentId), agentOf(tx, session.agentId)]);
  if (!settings.handoff.is_enabled) return 'not_allowed';
  if (!(await arePeopleAvailable(tx, { settings, agentZone: agent.timezone, now }))) {
    if (asked.by !== 'rule') await tellNobodyAvailable(context, session);
    return 'nobody_available';
  }
  await askForPerson(context, session, asked);
  return 'waiting';
}

/** Hands a chat over because a rule of its widget says so; whether it does is for the caller to judge. */
export async function handOverByRule(
  context: ChangeContext,
  session: { id: ChatSessionId; agentId: AgentId },
  rule: HandoffRule,
): Promise<HandOverOutcome> {
  const { language } = await agentOf(context.tx, session.agentId);
  return handOver(context, session.id, { by: 'rule', reason: reasonOf(rule, language) });
}

/** Whether the agent may promise a person now. */
export async function canBeTakenOver(tx: Tx, asked: { agentId: AgentId; now: Date }): Promise<boolean> {
  const [settings, agent] = await Promise.all([findWidgetSettings(tx, asked.agentId), agentOf(tx, asked.agentId)]);
  return arePeopleAvailable(tx, { settings, agentZone: agent.timezone, now: asked.now });
}

/** Says so once, however often it is asked for. The session must be locked. */
export async function tellNobodyAvailable(
  context: ChangeContext,
  session: Pick<LockedSession, 'id' | 'agentId'>,
): Promise<void> {
  if ((await findLastNotice(context.tx, session.id)) === 'nobody_available') return;
  await tellVisitor(context, session, { kind: 'nobody_available', name: '' });
}

function agentOf(tx: Tx, id: AgentId): Promise<{ timezone: string; language: string }> {
  return tx
    .selectFrom('agents')
    .select([
      sql<string>`coalesce(config ->> 'timezone', 'UTC')`.as('timezone'),
      sql<string>`coalesce(config ->> 'language', 'en')`.as('language'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
