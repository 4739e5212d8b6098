import type { AgentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { secretIdsOf } from './agent-secrets.rules.ts';
import { readConfig } from './agents.queries.ts';

/** Deletes the agent and all dependent rows; returns the number of rows by kind. */
export async function eraseAgent(tx: Tx, vault: Vault, id: AgentId): Promise<Record<string, number>> {
  const versions = await tx.selectFrom('agent_versions').select('config').where('agent_id', '=', id).execute();
  const portalKeys = await tx
    .selectFrom('portal_identity_keys')
    .select(['secret_id', 'previous_secret_id'])
    .where('agent_id', '=', id)
    .execute();
  const secretIds = [
    ...new Set(versions.flatMap((row) => secretIdsOf(readConfig(row.config)))),
    ...portalKeys.flatMap((row) => [row.secret_id, ...(row.previous_secret_id ? [row.previous_secret_id] : [])]),
  ];
  const sessions = await tx.selectFrom('chat_sessions').select('id').where('agent_id', '=', id).execute();
  const messages = await tx
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.tenant_id', '=', 'chat_messages.tenant_id')
        .onRef('chat_sessions.id', '=', 'chat_messages.session_id'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('chat_sessions.agent_id', '=', id)
    .executeTakeFirstOrThrow();
  const toolLogs = await tx
    .selectFrom('tool_logs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', id)
    .executeTakeFirstOrThrow();
  const bookings = await tx
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', id)
    .executeTakeFirstOrThrow();
  const files = await tx
    .selectFrom('chat_files')
    .innerJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.tenant_id', '=', 'chat_files.tenant_id')
        .onRef('chat_sessions.id', '=', 'chat_files.session_id'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('chat_sessions.agent_id', '=', id)
    .executeTakeFirstOrThrow();
  const contactRequests = await tx
    .selectFrom('contact_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('agent_id', '=', id)
    .executeTakeFirstOrThrow();
  const topics = [`agent:${id}`, ...sessions.map((session) => `chat:${session.id}`)];
  const events = await sql<{ count: number }>`select app.forget_events(${topics}::text[]) as count`.execute(tx);
  const deskEvents = await sql<{ count: number }>`select app.forget_desk_events(${id}) as count`.execute(tx);
  await vault.delete(tx, secretIds);
  // Foreign keys cascade to versions, widget configuration, portal key, sessions with messages and files, contact
  // requests, tool logs, calendar and bookings; file bytes follow after commit.
  await tx.deleteFrom('agents').where('id', '=', id).execute();
  return {
    agents: 1,
    agent_versions: versions.length,
    chat_sessions: sessions.length,
    chat_messages: messages.count,
    chat_files: files.count,
    contact_requests: contactRequests.count,
    tool_logs: toolLogs.count,
    bookings: bookings.count,
    events: (events.rows[0]?.count ?? 0) + (deskEvents.rows[0]?.count ?? 0),
    secrets: secretIds.length,
  };
}
