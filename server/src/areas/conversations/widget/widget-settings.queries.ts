import type { AgentId, AvatarId, TenantId, UserId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { WidgetConfig } from '@parley/contract/resources/chat-widget';
import { rolesWith } from '@parley/contract/scopes';
import { sql } from 'kysely';
import { type StoredAgent } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { defaultWidgetConfig, StoredWidgetConfig } from './widget-config.rules.ts';

/** Settings of a widget with their time; null when never configured. */
export interface WidgetSettings {
  settings: StoredWidgetConfig;
  updatedAt: Date | null;
}

/** Gets the settings of an agent's widget; its defaults when none are stored. */
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

/** Inserts the widget of a new agent: its defaults with `change` applied. */
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

/** Presents a widget to its tenant. An empty name means the agent's. */
export function presentWidgetConfig(agentId: AgentId, { settings, updatedAt }: WidgetSettings): WidgetConfig {
  return { agent_id: agentId, ...settings, updated_at: updatedAt?.toISOString() ?? null };
}

const operating = rolesWith('chat:operate');

/** Finds those of the users who belong to the tenant and may operate chats. */
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

/** True when another agent shows the picture too, such as a duplicate. */
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
