import type { AgentId, ChatSessionId, ChatTeamId } from '@parley/contract/ids';
import type { HandoffRequester } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import {
  type ChangeContext,
  enqueueChat,
  insertNotice,
  type LockedSession,
  lockSession,
  sessionClosed,
} from '#areas/conversations/chats';
import { areOperatorsAvailable, findWidgetSettings } from '#areas/conversations/widget';
import type { Tx } from '#db/tenant-scope.ts';
import { type HandoffRule, reasonOf } from './handoff.rules.ts';
import { findLastNotice } from './last-notice.queries.ts';

/** `not_allowed`: the agent's widget turns handoff off. */
type HandoffOutcome = 'waiting' | 'with_operator' | 'nobody_available' | 'not_allowed';

/**
 * Hands a chat off, by any kind of request. With an operator available it enters the queue; otherwise the agent keeps it
 * and the visitor is told, unless a rule requested it. A waiting or claimed chat stays as it is. Refuses a closed one.
 */
export async function handOff(
  context: ChangeContext,
  id: ChatSessionId,
  asked: { by: HandoffRequester; reason: string; summary?: string | undefined; teamId?: ChatTeamId | undefined },
): Promise<HandoffOutcome> {
  const { tx, now } = context;
  const session = await lockSession(tx, id);
  if (session.status === 'closed') throw sessionClosed();
  if (session.status !== 'open') return session.status;
  const [settings, agent] = await Promise.all([findWidgetSettings(tx, session.agentId), agentOf(tx, session.agentId)]);
  if (!settings.handoff.is_enabled) return 'not_allowed';
  if (!(await areOperatorsAvailable(tx, { settings, agentZone: agent.timezone, now }))) {
    if (asked.by !== 'rule') await insertUnavailableNotice(context, session);
    return 'nobody_available';
  }
  await enqueueChat(context, session, asked);
  return 'waiting';
}

/** Hands a chat off by a rule of its widget; the caller has evaluated the rule. */
export async function handOffByRule(
  context: ChangeContext,
  session: { id: ChatSessionId; agentId: AgentId },
  rule: HandoffRule,
): Promise<HandoffOutcome> {
  const { language } = await agentOf(context.tx, session.agentId);
  return handOff(context, session.id, { by: 'rule', reason: reasonOf(rule, language) });
}

/** True when the agent may promise a person now. */
export async function isHandoffPossible(tx: Tx, asked: { agentId: AgentId; now: Date }): Promise<boolean> {
  const [settings, agent] = await Promise.all([findWidgetSettings(tx, asked.agentId), agentOf(tx, asked.agentId)]);
  return areOperatorsAvailable(tx, { settings, agentZone: agent.timezone, now: asked.now });
}

/** Inserts the notice once, however often a handoff is requested. The session must be locked. */
export async function insertUnavailableNotice(
  context: ChangeContext,
  session: Pick<LockedSession, 'id' | 'agentId'>,
): Promise<void> {
  if ((await findLastNotice(context.tx, session.id)) === 'nobody_available') return;
  await insertNotice(context, session, { kind: 'nobody_available', name: '' });
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
