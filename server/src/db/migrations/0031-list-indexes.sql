-- Up Migration

-- Order of the list of calls by duration. `kind` numbers the combinations of the filters with few values, so that any
-- combination is a few ranges of one index: see call-kinds.rules.ts. A live call has no duration and sorts as 0.
alter table calls
  add column kind smallint not null generated always as (
    8 * (case status when 'queued' then 0 when 'ringing' then 1 when 'in_progress' then 2 when 'transferring' then 3
      when 'completed' then 4 when 'failed' then 5 when 'no_answer' then 6 when 'busy' then 7 else 8 end)
    + case direction when 'outbound' then 4 else 0 end
    + case type when 'web' then 2 else 0 end
    + case when was_transferred then 1 else 0 end) stored,
  add column listed_at timestamptz not null generated always as (coalesce(started_at, created_at)) stored,
  add column listed_seconds integer not null generated always as (coalesce(duration_seconds, 0)) stored;
create index calls_by_duration on calls (tenant_id, kind, listed_seconds, id) include (listed_at);
create index calls_of_agent_by_duration on calls (tenant_id, agent_id, kind, listed_seconds, id) include (listed_at);
-- Lists of a span, sorted by duration, without reading the rows.
drop index calls_list;
drop index calls_of_agent;
drop index calls_of_number;
create index calls_list on calls (tenant_id, listed_at, id) include (kind, listed_seconds);
create index calls_of_agent on calls (tenant_id, agent_id, listed_at, id) include (kind, listed_seconds);
create index calls_of_number on calls (tenant_id, phone_number, listed_at, id) include (kind, agent_id, listed_seconds)
  where phone_number is not null;

-- Filters of the list of agents without reading their configurations.
drop index agents_list;
create index agents_list on agents (tenant_id, created_at, id) include (updated_at, is_active, trashed_at);

-- Documents of what is there.
set local role parley_platform;
select app.index_documents('call', c.tenant_id, array_agg(c.id)) from calls c group by c.tenant_id;
select app.index_documents('chat', s.tenant_id, array_agg(s.id)) from chat_sessions s group by s.tenant_id;
select app.index_documents('contact_request', r.tenant_id, array_agg(r.id)) from contact_requests r group by r.tenant_id;
select app.index_documents('agent', a.tenant_id, array_agg(a.id)) from agents a group by a.tenant_id;
reset role;
