import type { AgentId, ChatMessageId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { type SqlBool, sql } from 'kysely';
import { openSecrets, readConfig } from '#areas/agents/agents';
import {
  insertMessage,
  listMessages,
  lockChat,
  type MessageRow,
  type NewMessage,
  sessionNotFound,
} from '#areas/conversations/chats';
import { findWidgetSettings, type StoredWidgetConfig } from '#areas/conversations/widget';
import { redactPersonalDataIn } from '#areas/privacy/redaction';
import { findRunOfChat, type StoredRun } from '#areas/workflows/runs';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Longest silence of a process before another takes over its turn. Renewed three times in that span. */
export const leaseMs = 15_000;
/** Messages read for the context, which then keeps those that fit the model's window. */
const historyMessages = 200;

export interface SessionRef {
  tenantId: TenantId;
  id: ChatSessionId;
}

/** Turn claimed by this process: no other process answers the session until the lease ends. */
export interface ClaimedTurn {
  session: SessionRef;
  agentId: AgentId;
  agent: AgentConfig;
  agentVersion: number;
  /** Highest number of the visitor's messages the answer covers. */
  upToSeq: number;
  messages: MessageRow[];
  variables: Record<string, string>;
  /** Portal identity of the visitor; null when unverified. */
  identity: Record<string, string> | null;
  /** Widget settings of the agent: handoff rules, offline behaviour. */
  settings: StoredWidgetConfig;
  /** Progress in the workflow of the chat; null: none has begun. */
  run: StoredRun | null;
  /** Personal data of the chat is redacted. */
  isRedacted: boolean;
  /** Nothing was said since the last answer: the workflow goes on by itself. */
  isDue?: boolean;
}

/** Claims the turn of a session without a lease, with unanswered messages or a workflow that is due; null otherwise. */
export async function claimTurn(
  tx: Tx,
  vault: Vault,
  asked: { session: SessionRef; processId: string; now: Date },
): Promise<ClaimedTurn | null> {
  const { session, processId, now } = asked;
  const claimed = await tx
    .updateTable('chat_sessions')
    .set({ answering_by: processId, answering_until: leaseEnd(now) })
    .where('id', '=', session.id)
    .where('status', '=', 'open')
    .where(
      sql<SqlBool>`(last_visitor_seq > answered_seq or exists (select 1 from workflow_runs r
        where r.tenant_id = chat_sessions.tenant_id and r.session_id = chat_sessions.id
          and r.status = 'running' and r.due_at <= ${now}))`,
    )
    .where((where) =>
      where.or([
        where('answering_by', 'is', null),
        where('answering_by', '=', processId),
        where('answering_until', '<=', now),
      ]),
    )
    .returning(['agent_id', 'last_visitor_seq', 'answered_seq', 'last_seq', 'variables', 'identity'])
    .executeTakeFirst();
  if (!claimed) return null;
  const agentId = claimed.agent_id as AgentId;
  const loaded = await loadTurn(tx, vault, { session, agentId, before: claimed.last_seq + 1 });
  return {
    ...loaded,
    session,
    agentId,
    upToSeq: claimed.last_visitor_seq,
    isDue: claimed.last_visitor_seq <= claimed.answered_seq,
    variables: claimed.variables as Record<string, string>,
    identity: claimed.identity as Record<string, string> | null,
  };
}

/** Loads the conversation and the agent that would answer it, without claiming the turn. Refuses an unknown chat. */
export async function loadForModel(
  tx: Tx,
  vault: Vault,
  session: SessionRef,
): Promise<Omit<ClaimedTurn, 'session' | 'upToSeq'>> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(['agent_id', 'last_seq', 'variables', 'identity'])
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (!row) throw sessionNotFound();
  const agentId = row.agent_id as AgentId;
  return {
    ...(await loadTurn(tx, vault, { session, agentId, before: row.last_seq + 1 })),
    agentId,
    variables: row.variables as Record<string, string>,
    identity: row.identity as Record<string, string> | null,
  };
}

/**
 * Loads the agent, as it is now or as the chat is pinned to it, secrets in clear, and the messages before number `before`. Callers that have the widget
 * settings pass them in.
 */
export async function loadTurn(
  tx: Tx,
  vault: Vault,
  asked: { session: SessionRef; agentId: AgentId; before: number; settings?: StoredWidgetConfig },
): Promise<Pick<ClaimedTurn, 'agent' | 'agentVersion' | 'messages' | 'settings' | 'run' | 'isRedacted'>> {
  const [agent, newestFirst, settings, run] = await Promise.all([
    tx
      .selectFrom('agents')
      .innerJoin('chat_sessions', (join) =>
        join.onRef('chat_sessions.tenant_id', '=', 'agents.tenant_id').on('chat_sessions.id', '=', asked.session.id),
      )
      // The version of a traffic split, if any.
      .leftJoin('agent_versions', (join) =>
        join
          .onRef('agent_versions.tenant_id', '=', 'agents.tenant_id')
          .onRef('agent_versions.agent_id', '=', 'agents.id')
          .onRef('agent_versions.number', '=', 'chat_sessions.pinned_version'),
      )
      .select((select) => [
        select.fn.coalesce('agent_versions.config', 'agents.config').as('config'),
        select.fn.coalesce('agent_versions.number', 'agents.version').as('version'),
        'chat_sessions.pii_redaction',
      ])
      .where('agents.id', '=', asked.agentId)
      .executeTakeFirstOrThrow(),
    listMessages(tx, asked.session.id, { before: asked.before, limit: historyMessages }),
    asked.settings ?? findWidgetSettings(tx, asked.agentId),
    findRunOfChat(tx, asked.session.id),
  ]);
  return {
    agent: await openSecrets(tx, vault, asked.session.tenantId, readConfig(agent.config)),
    agentVersion: agent.version,
    messages: newestFirst.reverse(),
    settings,
    run,
    isRedacted: agent.pii_redaction,
  };
}

/** True while an answer to message `seq` may follow: the agent has the chat, and has not passed the message over. */
export async function mayBeAnswered(tx: Tx, sessionId: ChatSessionId, seq: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select('answered_seq')
    .where('id', '=', sessionId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined && row.answered_seq < seq;
}

/** Renews the lease; false when another process has it. */
export async function renewLease(
  tx: Tx,
  lease: { sessionId: ChatSessionId; processId: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('chat_sessions')
    .set({ answering_until: leaseEnd(lease.now) })
    .where('id', '=', lease.sessionId)
    .where('answering_by', '=', lease.processId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Releases an unanswered turn, so that another process may claim it at once. */
export async function releaseLease(tx: Tx, lease: { sessionId: ChatSessionId; processId: string }): Promise<void> {
  await tx
    .updateTable('chat_sessions')
    .set({ answering_by: null, answering_until: null })
    .where('id', '=', lease.sessionId)
    .where('answering_by', '=', lease.processId)
    .execute();
}

export interface SavedAnswer {
  /** Null: the workflow had nothing to say. */
  message: MessageRow | null;
  /** The visitor has sent more messages meanwhile. */
  isUnanswered: boolean;
  /** Personal data of the chat is redacted. */
  isRedacted: boolean;
  /** Answers of the agent since the last operator. */
  agentTurns: number;
  /** Consecutive latest answers that were unsure. */
  unsureTurns: number;
}

/**
 * Saves the answer and ends the turn in one transaction. Null, with nothing written, when the lease was lost or an
 * operator has claimed the chat.
 */
export async function saveAnswer(
  context: { tx: Tx; emit: EmitEvent; now: Date },
  turn: ClaimedTurn,
  answer: FinishedAnswer,
): Promise<SavedAnswer | null> {
  const { session } = turn;
  const [, row] = await Promise.all([lockChat(context.tx, session.id), endTurn(context, turn, answer)]);
  if (!row) return null;
  const message =
    answer.text === ''
      ? null
      : await insertMessage({ ...context, tenantId: session.tenantId }, session.id, {
          id: answer.id,
          seq: row.last_seq,
          role: 'agent',
          text: answer.text,
          status: answer.status ?? 'complete',
          ...(turn.isDue === true ? {} : { answersSeq: turn.upToSeq }),
          sources: answer.sources ?? [],
          trace: answer.trace,
          redactionLanguage: row.pii_redaction ? turn.agent.language : null,
        });
  return {
    message,
    isUnanswered: row.is_unanswered,
    isRedacted: row.pii_redaction,
    agentTurns: row.agent_turns,
    unsureTurns: row.unsure_turns,
  };
}

type FinishedAnswer = Omit<NewMessage, 'seq' | 'answersSeq' | 'role' | 'redactionLanguage'> & {
  id: ChatMessageId;
  processId: string;
  variables: Record<string, string>;
  isUnsure: boolean;
};

/** Counts the answer and ends the turn; undefined, with nothing written, when the lease was lost. */
function endTurn({ tx, now }: { tx: Tx; now: Date }, turn: ClaimedTurn, answer: FinishedAnswer) {
  return tx
    .updateTable('chat_sessions')
    .set({
      last_seq: sql<number>`last_seq + ${answer.text === '' ? 0 : 1}`,
      answered_seq: turn.upToSeq,
      variables: sql`variables || case when pii_redaction then ${JSON.stringify(redactPersonalDataIn(answer.variables, turn.agent.language))}
        else ${JSON.stringify(answer.variables)} end::jsonb`,
      last_activity_at: now,
      answering_by: null,
      answering_until: null,
      // A greeting is no answer.
      agent_turns: sql<number>`agent_turns + ${turn.upToSeq > 0 ? 1 : 0}`,
      unsure_turns: answer.isUnsure ? sql<number>`unsure_turns + 1` : 0,
    })
    .where('id', '=', turn.session.id)
    .where('answering_by', '=', answer.processId)
    .where('status', '=', 'open')
    .returning(['last_seq', 'is_unanswered', 'agent_turns', 'unsure_turns', 'pii_redaction'])
    .executeTakeFirst();
}

/** Finds sessions with an unanswered message and no live lease: their process died or was stopped. */
export async function findAbandonedSessions(
  platform: PlatformScope,
  before: { now: Date; waitingSince: Date },
): Promise<SessionRef[]> {
  const rows = await platform.everywhere
    .selectFrom('chat_sessions')
    .select(['tenant_id', 'id'])
    .where('is_unanswered', '=', true)
    .where('status', '=', 'open')
    .where((where) => where.or([where('answering_until', 'is', null), where('answering_until', '<=', before.now)]))
    .where('last_activity_at', '<=', before.waitingSince)
    .limit(50)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id as ChatSessionId }));
}

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}
