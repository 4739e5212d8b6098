import type { TestApp } from './build-test-app.ts';

/** Sets fields of an agent's widget beside those it has. */
export async function setWidget(app: TestApp, agentId: string, fields: object): Promise<void> {
  await app.deps.db.platform.pool.query(
    `insert into chat_widget_configs (tenant_id, agent_id, config, updated_at)
     select tenant_id, id, $2::jsonb, now() from agents where id = $1
     on conflict (tenant_id, agent_id) do update
       set config = chat_widget_configs.config || excluded.config`,
    [agentId, JSON.stringify(fields)],
  );
}
