import type { AgentId, AvatarId, TenantId, UserId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { type Role, scopesOfRole } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { type StoredAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { defaultWidgetConfig, StoredWidgetConfig } from './widget-config.rules.ts';

/** How a widget is set, and since when; null: it was never configured. */
export interface WidgetSettings {
  settings: StoredWidgetConfig;
  updatedAt: Date | null;
}

/** The settings of an agent's widget; the defaults it would begin with where nothing was stored yet. */
export async function getWidgetSettings(tx: Tx, agent: StoredAgent): Promise<WidgetSettings> {
  const row = await tx
    .selectFrom('chat_widget_configs')
    .select(['config', 'updated_at'])
    .where('agent_id', '=', agent.id)
    .executeTakeFirst();
  return {
    settings: row ? StoredWidgetConfig.parse(row.config) : defaultWidgetConfig(agent.config),
    updatedAt: row?.updated_at ?? null,
  };
}

export async function writeWidgetSettings(
  tx: Tx,
  written: { tenantId: TenantId; agentId: AgentId; settings: StoredWidgetConfig; now: Date },
): Promise<void> {
  const config = JSON.stringify(written.settings);
  await tx
    .insertInto('chat_widget_configs')
    .values({ tenant_id: written.tenantId, agent_id: written.agentId, config, updated_at: written.now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'agent_id']).doUpdateSet({ config, updated_at: written.now }),
    )
    .execute();
}

/** Configures the widget of an agent that has just been made: its defaults, but for `change`. */
export async function insertWidget(
  tx: Tx,
  made: {
    tenantId: TenantId;
    agentId: AgentId;
    agent: Pick<AgentConfig, 'language'>;
    change: Partial<StoredWidgetConfig>;
    now: Date;
  },
): Promise<void> {
  const settings = { ...defaultWidgetConfig(made.agent), ...made.change };
  await writeWidgetSettings(tx, { ...made, settings });
}

/** Everything of a widget, as its tenant sees it. The name is as it was set: empty means that of the agent. */
export function presentWidgetConfig(agentId: AgentId, { settings, updatedAt }: WidgetSettings): WidgetConfig {
  return { agent_id: agentId, ...settings, updated_at: updatedAt?.toISOString() ?? null };
}

const operating = (Object.keys(scopesOfRole) as Role[]).filter((role) => scopesOfRole[role].includes('chat:operate'));

/** Those of them who belong to the tenant and may answer chats. */
export async function findOperators(tx: Tx, ids: readonly UserId[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('user_id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .where('role', 'in', operating)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Whether another agent shows the picture too: one that was duplicated does. */
export async function isShownElsewhere(tx: Tx, agentId: AgentId, avatarId: AvatarId): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_widget_configs')
    .select('agent_id')
    .where('agent_id', '!=', agentId)
    .where(sql<string>`config ->> 'agent_avatar_url'`, 'like', `%/${avatarId}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
