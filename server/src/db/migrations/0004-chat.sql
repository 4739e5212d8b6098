-- Up Migration

create table chat_widget_configs (
  tenant_id uuid not null,
  agent_id uuid not null,
  config jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('chat_widget_configs');

create table chat_sessions (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  status text not null check (status in ('open', 'waiting', 'with_operator', 'closed')),
  token_hash bytea not null,
  -- The visitor's claimed identity, and the variables collected by the agent or set by tools.
  visitor jsonb not null default '{}',
  variables jsonb not null default '{}',
  page_url text,
  locale text,
  origin text,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  expires_at timestamptz not null,
  -- Messages are numbered within the session. A visitor's message above `answered_seq` awaits its answer.
  last_seq integer not null default 0,
  last_visitor_seq integer not null default 0,
  answered_seq integer not null default 0,
  is_unanswered boolean not null generated always as (last_visitor_seq > answered_seq) stored,
  -- Lease of the answering process: one turn at a time, and a dead process's turn is taken over.
  answering_by uuid,
  answering_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index chat_sessions_id on chat_sessions (id);
create index chat_sessions_unanswered on chat_sessions (answering_until) where is_unanswered;
select app.protect_tenant_table('chat_sessions');

create table chat_messages (
  tenant_id uuid not null,
  session_id uuid not null,
  seq integer not null,
  id uuid not null,
  role text not null check (role in ('visitor', 'agent', 'operator', 'system')),
  text text not null,
  status text not null check (status in ('complete', 'interrupted', 'failed')),
  client_message_id text,
  -- For an answer: the last visitor message it answers.
  answers_seq integer,
  sources jsonb not null default '[]',
  -- For an answer: model, tokens, milliseconds per stage, tool calls with their outcome.
  trace jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, session_id, seq),
  unique (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create unique index chat_messages_client_id on chat_messages (tenant_id, session_id, client_message_id)
  where client_message_id is not null;
select app.protect_tenant_table('chat_messages');

-- Tenant lookup of a session, with the hash of its token: called before the tenant is known.
create function app.find_chat_session(wanted uuid)
  returns table (tenant_id uuid, agent_id uuid, token_hash bytea, origin text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.tenant_id, s.agent_id, s.token_hash, s.origin, s.expires_at from chat_sessions s where s.id = wanted
  $$;
alter function app.find_chat_session(uuid) owner to parley_platform;
revoke execute on function app.find_chat_session(uuid) from public;
grant execute on function app.find_chat_session(uuid) to parley_app;

-- Single-use tickets, such as for an event stream of a browser that cannot send headers. Only hashes are stored.
create table one_time_tickets (
  tenant_id uuid not null references tenants (id) on delete cascade,
  token_hash bytea not null,
  subject text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
select app.protect_tenant_table('one_time_tickets');
