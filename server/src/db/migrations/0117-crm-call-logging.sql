-- Up Migration

-- Which fact of a call goes into which field of a CRM's record of it. None: the vendor's default.
create table crm_logging_presets (
  tenant_id uuid not null references tenants (id) on delete cascade,
  provider text not null,
  -- {"<field>": "<fact>"}
  mapping jsonb not null,
  -- Fields of the account's own that the mapping uses, as they were read there: [{"name", "title", "type"}].
  own_fields jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, provider)
);
select app.protect_tenant_table('crm_logging_presets');

-- Connections at which every ended call is logged.
create table crm_logged_connections (
  tenant_id uuid not null references tenants (id) on delete cascade,
  connection_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, connection_id),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('crm_logged_connections');

-- The record of a call at a connection, and how far it is written.
create table crm_call_logs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  call_id uuid not null,
  connection_id uuid not null,
  state text not null check (state in ('pending', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  -- A change came while an attempt runs: another one writes it.
  is_stale boolean not null default false,
  -- Committed before the vendor is asked to create: an attempt after it looks first.
  creates_person boolean not null default false,
  creates_record boolean not null default false,
  person_id text,
  person_url text,
  was_person_created boolean not null default false,
  record_id text,
  lease_id uuid,
  due_at timestamptz,
  fault text,
  fault_detail text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  written_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, call_id, connection_id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index crm_call_logs_list on crm_call_logs (tenant_id, created_at desc, id desc);
create index crm_call_logs_connection on crm_call_logs (tenant_id, connection_id, created_at desc, id desc);
create index crm_call_logs_due on crm_call_logs (due_at) where state in ('pending', 'running');
select app.protect_tenant_table('crm_call_logs');
