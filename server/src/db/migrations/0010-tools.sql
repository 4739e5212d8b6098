-- Up Migration

create table tools (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- Number of the current revision; its definition is also in `definition`, so that a read is one row.
  revision integer not null,
  -- Stored form: secrets are references to the vault.
  definition jsonb not null,
  name text not null generated always as (definition ->> 'name') stored,
  type text not null generated always as (definition ->> 'type') stored,
  -- In the vault; null for types without a signature. The previous one also signs until it expires.
  signing_secret_id uuid,
  signing_secret_hint text,
  previous_signing_secret_id uuid,
  previous_signing_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted tool is no longer offered; old versions of agents still reference it.
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index tools_list on tools (tenant_id, created_at, id);
select app.protect_tenant_table('tools');

create table tool_revisions (
  tenant_id uuid not null,
  tool_id uuid not null,
  revision integer not null,
  definition jsonb not null,
  author jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, tool_id, revision),
  foreign key (tenant_id, tool_id) references tools (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('tool_revisions', 'select, insert');

-- Index for every change of a tool and every list of tools, which need not unpack whole configurations.
alter table agents add column tool_ids jsonb generated always as (config -> 'tool_ids') stored;

-- Request and response of each tool run, with secrets redacted.
create table tool_logs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  tool_id uuid,
  tool_name text not null,
  tool_type text not null,
  agent_id uuid,
  agent_version integer,
  call_id uuid,
  session_id uuid,
  tool_call_id text not null,
  status text not null check (status in ('ok', 'error', 'timeout', 'refused', 'cancelled')),
  -- `parley`: run by Parley, `test`: a trial run, `external`: reported by another runtime.
  source text not null check (source in ('parley', 'test', 'external')),
  request jsonb,
  response jsonb,
  error text,
  latency_ms integer not null,
  attempts integer not null default 1,
  -- Milliseconds into the call.
  offset_ms integer,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, tool_id) references tools (tenant_id, id) on delete set null (tool_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create index tool_logs_list on tool_logs (tenant_id, created_at, id);
create index tool_logs_call on tool_logs (tenant_id, call_id) where call_id is not null;
create index tool_logs_session on tool_logs (tenant_id, session_id) where session_id is not null;
create index tool_logs_tool on tool_logs (tenant_id, tool_id, created_at);
create index tool_logs_agent on tool_logs (tenant_id, agent_id);
select app.protect_tenant_table('tool_logs');

-- Calls of client tools, until the visitor's page has answered or the time limit is over.
create table client_tool_calls (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  session_id uuid,
  call_id uuid,
  name text not null,
  arguments jsonb not null,
  result jsonb,
  is_error boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create index client_tool_calls_session on client_tool_calls (tenant_id, session_id) where session_id is not null;
create index client_tool_calls_call on client_tool_calls (tenant_id, call_id) where call_id is not null;
select app.protect_tenant_table('client_tool_calls');

-- Sent text messages. Without a carrier account they are stored and not delivered.
create table text_messages (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  from_number text not null,
  to_number text not null,
  text text not null,
  -- `sending`: written before the request to the carrier. A row that stays so was interrupted, with an unknown outcome.
  status text not null check (status in ('sending', 'kept', 'sent', 'failed')),
  provider text not null,
  provider_ref text,
  error text,
  call_id uuid,
  session_id uuid,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create index text_messages_list on text_messages (tenant_id, created_at, id);
create index text_messages_number on text_messages (tenant_id, to_number);
create index text_messages_call on text_messages (tenant_id, call_id) where call_id is not null;
create index text_messages_session on text_messages (tenant_id, session_id) where session_id is not null;
select app.protect_tenant_table('text_messages');
