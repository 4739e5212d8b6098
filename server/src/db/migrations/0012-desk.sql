-- Up Migration

-- Operators. `last_seen_at` is renewed while their event stream is open.
create table chat_operators (
  tenant_id uuid not null,
  user_id uuid not null,
  status text not null check (status in ('online', 'away', 'offline')),
  capacity integer not null check (capacity between 1 and 100),
  -- Name shown to visitors; null: the name of the user.
  display_name text,
  avatar_id uuid,
  last_seen_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create index chat_operators_seen on chat_operators (last_seen_at) where status <> 'offline';
select app.protect_tenant_table('chat_operators');

alter table chat_sessions
  add column operator_id uuid,
  -- Start of waiting for an operator; set until one has the chat.
  add column waiting_since timestamptz,
  add column claimed_at timestamptz,
  add column handoff_reason text,
  add column handoff_by text check (handoff_by in ('visitor', 'agent', 'rule', 'workflow', 'operator')),
  add column handoff_summary text,
  add column closed_at timestamptz,
  add column close_reason text check (close_reason in ('visitor', 'operator', 'api', 'inactive', 'spam', 'agent')),
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text,
  -- The operators' note on the visitor.
  add column customer_note text not null default '',
  -- Last message seen by each side.
  add column visitor_seen_seq integer not null default 0,
  add column operator_seen_seq integer not null default 0,
  -- Answers of the agent since an operator last had the chat, and how many of the last ones were unsure.
  add column agent_turns integer not null default 0,
  add column unsure_turns integer not null default 0,
  -- Keyed hash of the visitor's address.
  add column address_hash bytea,
  add constraint chat_sessions_operator check ((status = 'with_operator') = (operator_id is not null)),
  add constraint chat_sessions_waiting check ((status = 'waiting') = (waiting_since is not null)),
  add constraint chat_sessions_closed check ((status = 'closed') = (closed_at is not null));
create index chat_sessions_queue on chat_sessions (tenant_id, waiting_since) where status = 'waiting';
create index chat_sessions_operator on chat_sessions (tenant_id, operator_id) where status = 'with_operator';
create index chat_sessions_order on chat_sessions (tenant_id, created_at, id);
create index chat_sessions_idle on chat_sessions (last_activity_at) where status <> 'closed';
create index chat_sessions_address on chat_sessions (tenant_id, address_hash, created_at);
create index chat_sessions_agent on chat_sessions (tenant_id, agent_id, created_at);
create unique index chat_sessions_token on chat_sessions (token_hash);

-- Session lookup by token, for operations without a session in their path: called before the tenant is known.
create function app.find_chat_session_by_token(wanted bytea)
  returns table (tenant_id uuid, id uuid, agent_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select s.tenant_id, s.id, s.agent_id, s.expires_at from chat_sessions s where s.token_hash = wanted $$;
alter function app.find_chat_session_by_token(bytea) owner to parley_platform;
revoke execute on function app.find_chat_session_by_token(bytea) from public;
grant execute on function app.find_chat_session_by_token(bytea) to parley_app;

alter table chat_messages
  add column visibility text not null default 'public' check (visibility in ('public', 'internal')),
  -- For an operator's message: its author, and the author's name at the time.
  add column operator_id uuid,
  add column operator_name text,
  add column operator_avatar_id uuid,
  add column notice jsonb,
  -- Attached files as shown: id, name, content type, bytes, URL.
  add column files jsonb not null default '[]';

-- One row for each claim of a chat.
create table chat_handlings (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  agent_id uuid not null,
  operator_id uuid not null,
  -- Null: taken over from the agent, without waiting.
  waiting_since timestamptz,
  claimed_at timestamptz not null,
  first_reply_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('closed', 'to_queue', 'to_agent', 'to_operator', 'lost')),
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
-- A chat has at most one operator.
create unique index chat_handlings_current on chat_handlings (tenant_id, session_id) where ended_at is null;
create index chat_handlings_operator on chat_handlings (tenant_id, operator_id, claimed_at);
create index chat_handlings_claimed on chat_handlings (tenant_id, claimed_at);
select app.protect_tenant_table('chat_handlings');

create table chat_files (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  -- Null until attached to a message.
  message_id uuid,
  uploaded_by text not null check (uploaded_by in ('visitor', 'operator')),
  operator_id uuid,
  name text not null,
  content_type text not null,
  bytes integer not null,
  -- Unguessable part of the file's URL: 128 random bits.
  link text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create unique index chat_files_link on chat_files (link);
create index chat_files_session on chat_files (tenant_id, session_id);
create index chat_files_message on chat_files (tenant_id, message_id) where message_id is not null;
create index chat_files_unsent on chat_files (created_at) where message_id is null;
select app.protect_tenant_table('chat_files');

-- However a row is deleted, by erasing a chat, an agent or the file alone, its file is deleted too, after the commit.
create function app.remove_files() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  keys json;
begin
  select json_agg(format('%s/%s.bin', tg_argv[0], gone.id)) into keys from gone;
  if keys is not null then
    perform app.add_job('files.remove', json_build_object('keys', keys));
  end if;
  return null;
end
$$;
revoke execute on function app.remove_files() from public;
create trigger chat_files_removed after delete on chat_files referencing old table as gone
  for each statement execute function app.remove_files('chat-files');

-- Null: the default configuration, never changed.
alter table chat_widget_configs alter column updated_at drop not null;

-- Events of all agents' chats have one topic for the operator desk, so erasing one agent searches them.
create function app.forget_desk_events(agent uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from events e
  where e.tenant_id = app.tenant() and e.topic = 'desk' and (
    e.data #>> '{chat,agent,id}' = agent::text
    or e.data #>> '{contact_request,agent,id}' = agent::text
    or e.data ->> 'session_id' in (
      select s.id::text from chat_sessions s where s.tenant_id = app.tenant() and s.agent_id = agent));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
alter function app.forget_desk_events(uuid) owner to parley_platform;
revoke execute on function app.forget_desk_events(uuid) from public;
grant execute on function app.forget_desk_events(uuid) to parley_app;

-- Pictures of agents and operators, public by their URL.
create table avatars (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  content_type text not null,
  bytes integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index avatars_id on avatars (id);
select app.protect_tenant_table('avatars');

-- Tenant lookup of a picture or a file: called before the tenant is known.
create function app.tenant_of_avatar(wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select a.tenant_id from avatars a where a.id = wanted $$;
alter function app.tenant_of_avatar(uuid) owner to parley_platform;
revoke execute on function app.tenant_of_avatar(uuid) from public;
grant execute on function app.tenant_of_avatar(uuid) to parley_app;

create function app.tenant_of_chat_file(wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select f.tenant_id from chat_files f where f.link = wanted $$;
alter function app.tenant_of_chat_file(text) owner to parley_platform;
revoke execute on function app.tenant_of_chat_file(text) from public;
grant execute on function app.tenant_of_chat_file(text) to parley_app;

create table chat_verifications (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  method text not null check (method in ('email_otp', 'sms_otp', 'eid', 'mobile_pay')),
  -- Address or number of the code; the verification is valid for it alone.
  target text not null,
  code_hash bytea,
  -- External reference, for methods verified by another service.
  reference text,
  status text not null check (status in ('pending', 'verified', 'failed', 'expired')),
  tries_left integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create index chat_verifications_session on chat_verifications (tenant_id, session_id, created_at);
create unique index chat_verifications_pending on chat_verifications (tenant_id, session_id) where status = 'pending';
select app.protect_tenant_table('chat_verifications');

create table contact_requests (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  session_id uuid,
  name text not null,
  email text not null,
  phone_number text not null,
  message text not null,
  language text,
  page_url text,
  status text not null check (status in ('new', 'in_progress', 'resolved', 'spam')),
  assignee_id uuid,
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  resolved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete set null (session_id),
  foreign key (tenant_id, assignee_id) references memberships (tenant_id, user_id) on delete set null (assignee_id)
);
create index contact_requests_order on contact_requests (tenant_id, created_at, id);
create index contact_requests_session on contact_requests (tenant_id, session_id);
select app.protect_tenant_table('contact_requests');

create table canned_replies (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  shortcut text not null,
  text text not null,
  language text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index canned_replies_shortcut on canned_replies (tenant_id, lower(shortcut), coalesce(language, ''));
select app.protect_tenant_table('canned_replies');

-- Visitors temporarily blocked from starting chats, by address.
create table chat_blocks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  address_hash bytea not null,
  blocked_until timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, address_hash)
);
select app.protect_tenant_table('chat_blocks');
