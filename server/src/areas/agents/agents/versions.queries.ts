import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { AgentVersion, AgentVersionSource } from '@parley/contract/resources/agent-version';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { apiColumns } from '#db/api-columns.ts';
import type { AgentVersions } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import { versionNotFound } from './agents.errors.ts';
import { readConfig, type StoredAgent } from './agents.queries.ts';
import { changedFields } from './agents.rules.ts';

export type VersionRow = Omit<Selectable<AgentVersions>, 'tenant_id' | 'agent_id'>;

const shown = apiColumns<z.input<typeof AgentVersion>>()(
  'source',
  'author',
  'changed_fields',
  'note',
  'restored_from',
  'created_at',
);

const columns = [...shown.names, 'number', 'config'] as const;

/** Context recorded with a change. */
export interface VersionContext {
  tx: Tx;
  tenantId: TenantId;
  actor: Actor;
  now: Date;
  emit: EmitEvent;
}

/**
 * Records one version: the history row and, except for the first, the agent's current state. Call with the agent
 * locked; numbers then have no gaps and are never reused.
 */
export async function recordVersion(
  context: VersionContext,
  agent: { id: AgentId; version: number; config: AgentConfig },
  version: { config: AgentConfig; source: AgentVersionSource; note?: string; restoredFrom?: number },
): Promise<StoredAgent['version']> {
  const { tx, tenantId, actor, now } = context;
  const isFirst = version.source === 'create' || version.source === 'duplicate';
  const number = isFirst ? 1 : agent.version + 1;
  const config = JSON.stringify(version.config);
  const written: Promise<unknown>[] = [
    tx
      .insertInto('agent_versions')
      .values({
        tenant_id: tenantId,
        agent_id: agent.id,
        number,
        config,
        source: version.source,
        author: JSON.stringify({ kind: actor.kind, id: actor.id, name: actor.name }),
        changed_fields: isFirst ? [] : changedFields(agent.config, version.config),
        note: version.note ?? '',
        restored_from: version.restoredFrom ?? null,
        created_at: now,
      })
      .execute(),
    context.emit('agent.version.created', `agent:${agent.id}`, {
      agent_id: agent.id,
      version: number,
      source: version.source,
    }),
  ];
  if (!isFirst) {
    written.push(
      tx.updateTable('agents').set({ version: number, config, updated_at: now }).where('id', '=', agent.id).execute(),
    );
  }
  await Promise.all(written);
  return number;
}

/** Gets a version of a found agent; refuses with the newest number when it is missing. */
export async function getVersion(tx: Tx, agent: { id: AgentId; version: number }, number: number): Promise<VersionRow> {
  const row = await tx
    .selectFrom('agent_versions')
    .select(columns)
    .where('agent_id', '=', agent.id)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw versionNotFound({ number, newest: agent.version });
  return row;
}

/** Lists versions older than `before`, newest first. */
export function listVersions(
  tx: Tx,
  agentId: AgentId,
  page: { before: number | null; limit: number },
): Promise<VersionRow[]> {
  let query = tx.selectFrom('agent_versions').select(columns).where('agent_id', '=', agentId);
  if (page.before !== null) query = query.where('number', '<', page.before);
  return query.orderBy('number', 'desc').limit(page.limit).execute();
}

export function presentVersion(row: VersionRow): Omit<z.input<typeof AgentVersion>, 'config'> {
  return { ...shown.present(row), version: row.number };
}

export function configOf(row: VersionRow): AgentConfig {
  return readConfig(row.config);
}
