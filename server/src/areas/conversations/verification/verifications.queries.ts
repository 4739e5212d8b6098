import type { AgentId, ChatSessionId, TenantId } from '@parley/contract/ids';
import type { VerificationMethod } from '@parley/contract/resources/chat-widget';
import type { CarrierId } from '@parley/contract/resources/phone-number';
import { type Selectable, sql } from 'kysely';
import type { ChatVerifications } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

export type VerificationRow = Omit<Selectable<ChatVerifications>, 'method' | 'status'> & {
  method: VerificationMethod;
  status: 'pending' | 'verified' | 'failed' | 'expired';
};

/** Finds the latest verification of a chat. */
export async function findLatest(tx: Tx, sessionId: ChatSessionId): Promise<VerificationRow | undefined> {
  const row = await tx
    .selectFrom('chat_verifications')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row as VerificationRow | undefined;
}

export interface NewVerification {
  tenantId: TenantId;
  id: string;
  sessionId: ChatSessionId;
  method: VerificationMethod;
  target: string;
  codeHash: Buffer | null;
  reference: string | null;
  triesLeft: number;
  now: Date;
  expiresAt: Date;
}

/** Inserts a verification and expires the pending one. The session must be locked. */
export async function insertVerification(tx: Tx, made: NewVerification): Promise<void> {
  await tx
    .updateTable('chat_verifications')
    .set({ status: 'expired', decided_at: made.now })
    .where('session_id', '=', made.sessionId)
    .where('status', '=', 'pending')
    .execute();
  await tx
    .insertInto('chat_verifications')
    .values({
      tenant_id: made.tenantId,
      id: made.id,
      session_id: made.sessionId,
      method: made.method,
      target: made.target,
      code_hash: made.codeHash,
      reference: made.reference,
      status: 'pending',
      tries_left: made.triesLeft,
      created_at: made.now,
      expires_at: made.expiresAt,
    })
    .execute();
}

/** Ends a pending verification; false when it was not pending. */
export async function closeVerification(
  tx: Tx,
  id: string,
  decided: { status: 'verified' | 'failed' | 'expired'; now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('chat_verifications')
    .set({ status: decided.status, decided_at: decided.now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function setTriesLeft(tx: Tx, id: string, triesLeft: number): Promise<void> {
  await tx.updateTable('chat_verifications').set({ tries_left: triesLeft }).where('id', '=', id).execute();
}

/**
 * Lists when codes were requested since an instant: in this chat, for this target, and in chats with the same agent
 * from the same address. Takes the target's advisory lock, so two concurrent requests cannot both be the last allowed.
 */
export async function codesRequestedSince(
  tx: Tx,
  asked: { tenantId: TenantId; sessionId: ChatSessionId; target: string; since: Date },
): Promise<{ ofSession: Date[]; ofTarget: Date[]; ofAddress: Date[] }> {
  const { tenantId, sessionId, target } = asked;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${tenantId} ${target}`}, 0))`.execute(tx);
  const [rows, fromAddress] = await Promise.all([
    tx
      .selectFrom('chat_verifications')
      .select(['session_id', 'target', 'created_at'])
      .where('created_at', '>', asked.since)
      .where((where) => where.or([where('session_id', '=', sessionId), where('target', '=', target)]))
      .execute(),
    sql<{ created_at: Date }>`
      select v.created_at from chat_sessions own
      join chat_sessions s on s.tenant_id = own.tenant_id and s.address_hash = own.address_hash
        and s.agent_id = own.agent_id
      join chat_verifications v on v.tenant_id = s.tenant_id and v.session_id = s.id
      where own.id = ${sessionId} and v.created_at > ${asked.since}`.execute(tx),
  ]);
  return {
    ofSession: rows.filter((row) => row.session_id === sessionId).map((row) => row.created_at),
    ofTarget: rows.filter((row) => target !== '' && row.target === target).map((row) => row.created_at),
    ofAddress: fromAddress.rows.map((row) => row.created_at),
  };
}

/** Gets the verified fields of a chat and the visitor's language. */
export async function getVisitor(
  tx: Tx,
  sessionId: ChatSessionId,
): Promise<{ identity: Record<string, string> | null; locale: string | null }> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(['identity', 'locale'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return { identity: row.identity as Record<string, string> | null, locale: row.locale };
}

/** Adds verified fields; existing ones keep their values. */
export async function addVerifiedFields(
  tx: Tx,
  sessionId: ChatSessionId,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const proven = JSON.stringify(fields);
  await tx
    .updateTable('chat_sessions')
    .set({ identity: sql`${proven}::jsonb || coalesce(identity, '{}'::jsonb)` })
    .where('id', '=', sessionId)
    .execute();
}

/** Finds a number of the tenant for text messages over these carriers: the agent's, else any. */
export async function findSender(
  tx: Tx,
  agentId: AgentId,
  carriers: readonly CarrierId[],
): Promise<string | undefined> {
  if (carriers.length === 0) return undefined;
  const row = await tx
    .selectFrom('phone_numbers')
    .select('number')
    .where('status', '=', 'active')
    .where('caller_id_allowed', '=', true)
    .where('provider', 'in', [...carriers])
    .where(sql<boolean>`'sms' = any (capabilities)`)
    .orderBy(sql`agent_id is not distinct from ${agentId}::uuid`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/** Lists the agent's tools that require a verified visitor. */
export async function listProtectedTools(tx: Tx, agentId: AgentId): Promise<string[]> {
  const rows = await tx
    .selectFrom('tools')
    .innerJoin('agents', 'agents.tenant_id', 'tools.tenant_id')
    .select('tools.name')
    .where('agents.id', '=', agentId)
    .where('tools.deleted_at', 'is', null)
    .where(sql<boolean>`agents.tool_ids ? tools.id::text`)
    .where(sql<boolean>`(tools.definition ->> 'requires_verification')::boolean`)
    .orderBy('tools.name')
    .execute();
  return rows.map(({ name }) => name);
}
