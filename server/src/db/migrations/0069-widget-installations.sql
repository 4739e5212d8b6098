-- Up Migration

-- Last result of looking for an agent's embed code on a page of its owner.
create table widget_installations (
  tenant_id uuid not null,
  agent_id uuid not null,
  result jsonb not null,
  checked_at timestamptz not null,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('widget_installations');
