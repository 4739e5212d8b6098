-- Up Migration

-- Teams of operators, and how chats that wait for one are assigned.
create table chat_teams (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  assignment text not null check (assignment in ('manual', 'round_robin', 'least_busy')),
  -- Chats an operator is assigned at most; null: their capacity alone.
  max_chats integer check (max_chats between 1 and 100),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index chat_teams_name on chat_teams (tenant_id, lower(name));
select app.protect_tenant_table('chat_teams');

create table chat_team_members (
  tenant_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  primary key (tenant_id, team_id, user_id),
  foreign key (tenant_id, team_id) references chat_teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create index chat_team_members_user on chat_team_members (tenant_id, user_id);
select app.protect_tenant_table('chat_team_members');

-- Settings of the desk of a tenant; without a row, the defaults.
create table chat_desk_settings (
  tenant_id uuid not null references tenants (id) on delete cascade,
  assignment text not null check (assignment in ('manual', 'round_robin', 'least_busy')),
  max_chats integer check (max_chats between 1 and 100),
  -- Targets from the handoff on, within the hours; null: none. Unit: minutes.
  first_reply_minutes integer check (first_reply_minutes between 1 and 43200),
  resolution_minutes integer check (resolution_minutes between 1 and 43200),
  -- Business hours of the targets; null: around the clock.
  hours jsonb,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
select app.protect_tenant_table('chat_desk_settings');

create table chat_labels (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  color text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index chat_labels_name on chat_labels (tenant_id, lower(name));
select app.protect_tenant_table('chat_labels');

create table chat_session_labels (
  tenant_id uuid not null,
  session_id uuid not null,
  label_id uuid not null,
  primary key (tenant_id, session_id, label_id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, label_id) references chat_labels (tenant_id, id) on delete cascade
);
create index chat_session_labels_label on chat_session_labels (tenant_id, label_id);
select app.protect_tenant_table('chat_session_labels');

-- Saved filters of the desk: private, or shared with everyone at the desk.
create table chat_views (
  tenant_id uuid not null,
  id uuid not null,
  owner_id uuid not null,
  name text not null,
  filters jsonb not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references memberships (tenant_id, user_id) on delete cascade
);
create index chat_views_owner on chat_views (tenant_id, owner_id);
select app.protect_tenant_table('chat_views');

-- Operators named in internal notes.
create table chat_mentions (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  author_id uuid not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create index chat_mentions_of_user on chat_mentions (tenant_id, user_id, created_at, id);
create index chat_mentions_session on chat_mentions (tenant_id, session_id);
select app.protect_tenant_table('chat_mentions');

alter table chat_sessions
  add column team_id uuid,
  add column priority text not null default 'none' check (priority in ('none', 'low', 'high', 'urgent')),
  -- End of a snooze; only its operator's chat is snoozed.
  add column snoozed_until timestamptz,
  -- How its operator came to have it, and by whom.
  add column assigned_how text check (assigned_how in ('claimed', 'transferred', 'assigned', 'automatic')),
  add column assigned_by uuid,
  -- First handoff or claim since the agent last had it, the first reply after it, and when both replies were due.
  add column handed_over_at timestamptz,
  add column first_replied_at timestamptz,
  add column first_reply_due_at timestamptz,
  add column resolution_due_at timestamptz,
  add constraint chat_sessions_team foreign key (tenant_id, team_id)
    references chat_teams (tenant_id, id) on delete set null (team_id),
  add constraint chat_sessions_snoozed check (snoozed_until is null or status = 'with_operator');
create index chat_sessions_of_team on chat_sessions (tenant_id, team_id) where team_id is not null;
create index chat_sessions_snoozed on chat_sessions (snoozed_until) where snoozed_until is not null;
create index chat_sessions_handed_over on chat_sessions (tenant_id, handed_over_at) where handed_over_at is not null;

-- Last automatic assignment, for round-robin.
alter table chat_operators add column last_assigned_at timestamptz;

-- Chats are found by team, priority and label as by the other filters.
create or replace function app.search_lexemes(of_subject text, tenant uuid, wanted uuid) returns text[]
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  text_max constant integer := 250000;
  row record;
  long text;
  short text[];
  numbers text[];
  filters text[];
begin
  case of_subject
    when 'call' then
      select c.* into row from calls c where c.tenant_id = tenant and c.id = wanted;
      select string_agg(t.text, ' ') into long from call_turns t where t.tenant_id = tenant and t.call_id = wanted;
      long := concat_ws(' ', row.caller_name, row.summary, long);
      short := array[row.caller_name];
      numbers := array[row.phone_number, row.from_number, row.to_number];
      filters := array['agent=' || row.agent_id, 'kind=' || row.kind, 'number=' || left(row.phone_number, 100)]
        || array(select 'metadata=' || md5(key || '=' || value) from jsonb_each_text(row.metadata));
    when 'chat' then
      select s.* into row from chat_sessions s where s.tenant_id = tenant and s.id = wanted;
      short := array(
        select value from unnest(array[row.variables, row.visitor, row.identity]) facts, jsonb_each_text(facts)
        where jsonb_typeof(facts) = 'object' and key in ('name', 'email', 'phone_number', 'user_id'));
      select string_agg(m.text, ' ') into long from chat_messages m where m.tenant_id = tenant and m.session_id = wanted;
      long := concat_ws(' ', array_to_string(short, ' '), long);
      numbers := short;
      filters := array['agent=' || row.agent_id, 'status=' || row.status, 'verified=' || (row.identity is not null),
          'team=' || row.team_id, 'priority=' || row.priority]
        || array(select 'operator=' || h.operator_id from chat_handlings h
          where h.tenant_id = tenant and h.session_id = wanted)
        || array(select 'label=' || l.label_id from chat_session_labels l
          where l.tenant_id = tenant and l.session_id = wanted);
    when 'contact_request' then
      select r.* into row from contact_requests r where r.tenant_id = tenant and r.id = wanted;
      short := array[row.name, row.email, row.phone_number];
      numbers := array[row.phone_number];
      long := concat_ws(' ', row.name, row.email, row.message, row.note);
      filters := array['agent=' || row.agent_id, 'status=' || row.status, 'assignee=' || row.assignee_id];
    when 'agent' then
      select a.* into row from agents a where a.tenant_id = tenant and a.id = wanted;
      short := array[row.name];
      filters := array['active=' || row.is_active, 'trashed=' || (row.trashed_at is not null)];
  end case;
  return array(select 'f' || filter from unnest(filters) filter where filter is not null)
    || app.search_suffixes(variadic short)
    || app.search_digits(variadic numbers)
    || array(select 'w' || word from unnest(app.search_words(left(long, text_max * length(long) / (octet_length(long) + 1)), false)) word);
end
$$;

drop trigger chat_sessions_searched_update on chat_sessions;
create trigger chat_sessions_searched_update
  after update of status, visitor, variables, identity, team_id, priority on chat_sessions
  for each row execute function app.index_row('chat');
create trigger chat_session_labels_searched_insert after insert on chat_session_labels referencing new table as rows
  for each statement execute function app.index_chats_of_rows();
create trigger chat_session_labels_searched_delete after delete on chat_session_labels referencing old table as rows
  for each statement execute function app.index_chats_of_rows();
