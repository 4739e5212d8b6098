-- Up Migration

create table agents (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- Number of the current version; its configuration is also in `config`, so that a read is one row.
  version integer not null,
  config jsonb not null,
  name text not null generated always as (config ->> 'name') stored,
  is_active boolean not null generated always as ((config ->> 'is_active')::boolean) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trashed_at timestamptz,
  primary key (tenant_id, id)
);
create index agents_list on agents (tenant_id, created_at, id);
select app.protect_tenant_table('agents');

create table agent_versions (
  tenant_id uuid not null,
  agent_id uuid not null,
  number integer not null,
  config jsonb not null,
  source text not null check (source in ('create', 'edit', 'activation', 'restore', 'backup', 'duplicate', 'tool')),
  author jsonb not null,
  changed_fields text[] not null,
  note text not null default '',
  restored_from integer,
  created_at timestamptz not null,
  primary key (tenant_id, agent_id, number),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('agent_versions', 'select, insert');

-- Tenant lookup of an agent, for the public widget: called before the tenant is known.
create function app.tenant_of_agent(wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select tenant_id from agents where id = wanted and trashed_at is null $$;
create index agents_id on agents (id);
alter function app.tenant_of_agent(uuid) owner to parley_platform;
revoke execute on function app.tenant_of_agent(uuid) from public;
grant execute on function app.tenant_of_agent(uuid) to parley_app;
