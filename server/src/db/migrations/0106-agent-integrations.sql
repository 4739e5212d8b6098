-- Up Migration

-- Actions of connections that an agent may take, as tools.
create table agent_integrations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  agent_id uuid not null,
  connection_id uuid not null,
  actions text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, agent_id, connection_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index agent_integrations_connection on agent_integrations (tenant_id, connection_id);
select app.protect_tenant_table('agent_integrations');
