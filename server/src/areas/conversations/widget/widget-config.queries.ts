import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';
import { sql } from 'kysely';
import { agentNotFound, readConfig } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { agentInactive, chatDisabled } from './widget.errors.ts';
import { defaultWidgetConfig, publicWidgetConfig, StoredWidgetConfig } from './widget-config.rules.ts';

/** Gets the tenant of an agent; refuses an unknown or trashed one. */
export async function getTenantOfAgent(db: Pick<Database, 'app'>, agentId: AgentId): Promise<TenantId> {
  const result = await db.app.pool.query<{ tenant: TenantId | null }>('select app.tenant_of_agent($1) as tenant', [
    agentId,
  ]);
  const tenantId = result.rows[0]?.tenant;
  if (!tenantId) throw agentNotFound();
  return tenantId;
}

/** Widget: its configuration, and its agent. */
export interface Widget {
  config: PublicWidgetConfig;
  settings: StoredWidgetConfig;
  agent: AgentConfig;
  /** Country of the tenant, ISO 3166-1 alpha-2; empty when unknown. */
  country: string;
}

/**
 * Gets the widget of an agent that accepts chats. The first read creates the default; of two concurrent first reads one
 * inserts, and both read that row.
 */
export async function getWidget(tx: Tx, asked: { tenantId: TenantId; agentId: AgentId }): Promise<Widget> {
  const row = await tx
    .selectFrom('agents')
    .innerJoin('tenants', 'tenants.id', 'agents.tenant_id')
    .leftJoin('chat_widget_configs', (join) =>
      join
        .onRef('chat_widget_configs.tenant_id', '=', 'agents.tenant_id')
        .onRef('chat_widget_configs.agent_id', '=', 'agents.id'),
    )
    .select(['agents.config as agent', 'chat_widget_configs.config as widget', 'tenants.country'])
    .where('agents.id', '=', asked.agentId)
    .where('agents.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw agentNotFound();
  const agent = readConfig(row.agent);
  if (!agent.is_active) throw agentInactive();
  if (!agent.chat_enabled) throw chatDisabled();
  const stored = row.widget ?? (await createDefault(tx, asked, defaultWidgetConfig(agent)));
  const settings = StoredWidgetConfig.parse(stored);
  if (!settings.is_enabled) throw chatDisabled();
  return { config: publicWidgetConfig(asked.agentId, agent, settings), settings, agent, country: row.country };
}

/** Finds the widget configuration of an agent, whether or not it accepts chats; the default when none is stored. */
export async function findWidgetConfig(
  tx: Tx,
  asked: { agentId: AgentId; agent: AgentConfig },
): Promise<PublicWidgetConfig> {
  const row = await tx
    .selectFrom('chat_widget_configs')
    .select('config')
    .where('agent_id', '=', asked.agentId)
    .executeTakeFirst();
  const stored = row?.config ?? defaultWidgetConfig(asked.agent);
  return publicWidgetConfig(asked.agentId, asked.agent, StoredWidgetConfig.parse(stored));
}

/** Finds the widget settings of an agent, whether or not it accepts chats; the defaults when none are stored. */
export async function findWidgetSettings(tx: Tx, agentId: AgentId): Promise<StoredWidgetConfig> {
  const { rows } = await sql<{ config: unknown; has_desk: boolean }>`
    select not ('live_desk' = any (a.modules_off)) as has_desk,
      (select c.config from chat_widget_configs c where c.agent_id = ${agentId}) as config
    from app.account_state(app.tenant()) a`.execute(tx);
  const settings = StoredWidgetConfig.parse(rows[0]?.config ?? {});
  // An account without people who answer hands nothing over, whatever its widget says.
  return rows[0]?.has_desk === false ? { ...settings, handoff: { ...settings.handoff, is_enabled: false } } : settings;
}

async function createDefault(
  tx: Tx,
  asked: { tenantId: TenantId; agentId: AgentId },
  config: StoredWidgetConfig,
): Promise<unknown> {
  const row = await tx
    .insertInto('chat_widget_configs')
    .values({
      tenant_id: asked.tenantId,
      agent_id: asked.agentId,
      config: JSON.stringify(config),
      updated_at: null,
    })
    // Updating the winner's row makes it visible to this statement, whatever its snapshot.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'agent_id']).doUpdateSet({ config: sql`chat_widget_configs.config` }),
    )
    .returning('config')
    .executeTakeFirstOrThrow();
  return row.config;
}
