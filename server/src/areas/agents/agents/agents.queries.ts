import type { AgentId, TenantId, ToolId, WorkflowId } from '@parley/contract/ids';
import { type Agent, AgentConfig } from '@parley/contract/resources/agent';
import { type Selectable, sql } from 'kysely';
import type { Agents } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { maskSecrets } from './agent-secrets.rules.ts';
import type { WarningsOf } from './agent-warnings.rules.ts';
import { agentNotFound, trashedAgentNotFound } from './agents.errors.ts';

/** Agent with its configuration as stored: secrets are vault references. */
export interface StoredAgent {
  id: AgentId;
  version: number;
  config: AgentConfig;
  createdAt: Date;
  updatedAt: Date;
  trashedAt: Date | null;
}

const columns = ['id', 'version', 'config', 'created_at', 'updated_at', 'trashed_at'] as const;

export function readAgent(row: Pick<Selectable<Agents>, (typeof columns)[number]>): StoredAgent {
  return {
    id: row.id as AgentId,
    version: row.version,
    config: readConfig(row.config),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    trashedAt: row.trashed_at,
  };
}

/** Parses a stored configuration; fields added in later versions of Parley get their defaults. */
export function readConfig(config: unknown): AgentConfig {
  return AgentConfig.parse(config);
}

/** Presents the agent as the API shows it; secrets are masked before warnings are computed. */
export function presentAgent(
  agent: StoredAgent,
  { tenantId, deps }: { tenantId: TenantId; deps: { warningsOf: WarningsOf } },
): Agent {
  const shown = maskSecrets(agent.config);
  return {
    id: agent.id,
    version: agent.version,
    ...shown,
    created_at: agent.createdAt.toISOString(),
    updated_at: agent.updatedAt.toISOString(),
    trashed_at: agent.trashedAt?.toISOString() ?? null,
    warnings: deps.warningsOf(shown, tenantId),
  };
}

const agentRow = (tx: Tx, id: AgentId) => tx.selectFrom('agents').select(columns).where('id', '=', id);

/** Gets the agent; refuses (404) when it is missing or trashed. */
export async function getAgent(tx: Tx, id: AgentId): Promise<StoredAgent> {
  const row = await agentRow(tx, id).where('trashed_at', 'is', null).executeTakeFirst();
  if (!row) throw agentNotFound();
  return readAgent(row);
}

/**
 * Gets the agent under a shared lock for a new dependent, such as a number or a queued call: it cannot be deleted until
 * the transaction ends. Call before locking any row of the dependent.
 */
export async function getAgentToUse(tx: Tx, id: AgentId): Promise<StoredAgent> {
  const row = await agentRow(tx, id).where('trashed_at', 'is', null).forKeyShare().executeTakeFirst();
  if (!row) throw agentNotFound();
  return readAgent(row);
}

/** Gets the agent under a row lock until the transaction ends: of two concurrent changes, the second sees the first. */
export async function getAgentForUpdate(tx: Tx, id: AgentId): Promise<StoredAgent> {
  const row = await agentRow(tx, id).where('trashed_at', 'is', null).forUpdate().executeTakeFirst();
  if (!row) throw agentNotFound();
  return readAgent(row);
}

/** Locks the agents outside the trash that have a tool, in id order. */
export async function lockAgentsWithTool(tx: Tx, toolId: ToolId): Promise<StoredAgent[]> {
  const rows = await tx
    .selectFrom('agents')
    .select(columns)
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`tool_ids ? ${toolId}::text`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(readAgent);
}

/** Locks the agents outside the trash that have a workflow, in id order. */
export async function lockAgentsWithWorkflow(tx: Tx, workflowId: WorkflowId): Promise<StoredAgent[]> {
  const rows = await tx
    .selectFrom('agents')
    .select(columns)
    .where('trashed_at', 'is', null)
    .where('workflow_id', '=', workflowId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(readAgent);
}

export async function getTrashedAgentForUpdate(tx: Tx, id: AgentId): Promise<StoredAgent> {
  const row = await agentRow(tx, id).where('trashed_at', 'is not', null).forUpdate().executeTakeFirst();
  if (!row) throw trashedAgentNotFound();
  return readAgent(row);
}

export async function insertAgent(
  tx: Tx,
  agent: { tenantId: TenantId; id: AgentId; config: AgentConfig; now: Date },
): Promise<StoredAgent> {
  const row = await tx
    .insertInto('agents')
    .values({
      tenant_id: agent.tenantId,
      id: agent.id,
      version: 1,
      config: JSON.stringify(agent.config),
      created_at: agent.now,
      updated_at: agent.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return readAgent(row);
}

export async function setTrashed(tx: Tx, id: AgentId, trashedAt: Date | null, now: Date): Promise<void> {
  await tx.updateTable('agents').set({ trashed_at: trashedAt, updated_at: now }).where('id', '=', id).execute();
}

/** Per-agent configurations in tables beside the agent, at most one row each. */
const sideConfigs = ['chat_widget_configs', 'agent_calendars'] as const;

/** Copies the original's widget configuration and calendar, where present, to the duplicate. */
export async function copySideConfigs(
  tx: Tx,
  copy: { tenantId: TenantId; from: AgentId; to: AgentId; now: Date },
): Promise<void> {
  for (const table of sideConfigs) {
    await sql`
      insert into ${sql.table(table)} (tenant_id, agent_id, config, updated_at)
      select ${copy.tenantId}::uuid, ${copy.to}::uuid, config, ${copy.now}::timestamptz
      from ${sql.table(table)} where agent_id = ${copy.from}
    `.execute(tx);
  }
}

/** Finds an agent outside the trash across tenants, for Parley's own pages, which show only its name. */
export async function findAgentAnywhere(platform: PlatformScope, id: AgentId): Promise<StoredAgent | null> {
  const row = await platform.inPlatform((tx) =>
    tx.selectFrom('agents').select(columns).where('id', '=', id).where('trashed_at', 'is', null).executeTakeFirst(),
  );
  return row ? readAgent(row) : null;
}
