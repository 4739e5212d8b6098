-- Up Migration

-- Numbers an agent had when it was moved to the trash, as [{number_id, number, agent_version}]: they are free from then
-- on, and a restore reports their state.
alter table agents add column freed_numbers jsonb not null default '[]';

-- Agents trashed before this migration still hold theirs.
update agents a
  set freed_numbers = held.numbers
  from (
    select n.tenant_id, n.agent_id, jsonb_agg(
      jsonb_build_object('number_id', n.id, 'number', n.number, 'agent_version', n.agent_version) order by n.number
    ) as numbers
    from phone_numbers n
    where n.agent_id is not null
    group by n.tenant_id, n.agent_id
  ) held
  where held.tenant_id = a.tenant_id and held.agent_id = a.id and a.trashed_at is not null;
update phone_numbers n
  set agent_id = null, agent_version = null, version = n.version + 1
  from agents a
  where a.tenant_id = n.tenant_id and a.id = n.agent_id and a.trashed_at is not null;

-- Parameters and progress of an outbound call. A queued call has not started.
alter table calls
  alter column started_at drop not null,
  add column schedule_at timestamptz,
  -- {from, to, days, timezone}
  add column calling_window jsonb,
  -- {max_attempts, on, delay_seconds, until}
  add column retry jsonb,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz;
update calls c
  set calling_window = d.calling_window,
    retry = jsonb_build_object('max_attempts', d.max_attempts, 'on', d.retry -> 'on',
      'delay_seconds', d.retry -> 'delays_seconds', 'until', to_char(d.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    attempts = d.attempt,
    next_attempt_at = case when c.status = 'queued' then d.not_before end,
    started_at = case when c.status = 'queued' and d.attempt = 0 then null else c.started_at end
  from outbound_dials d
  where d.tenant_id = c.tenant_id and d.call_id = c.id;
-- Lists are ordered by the start of a call, and by the creation of a queued one.
drop index calls_list;
drop index calls_of_agent;
drop index calls_of_number;
create index calls_list on calls (tenant_id, coalesce(started_at, created_at), id);
create index calls_of_agent on calls (tenant_id, agent_id, coalesce(started_at, created_at), id);
create index calls_of_number on calls (tenant_id, phone_number, coalesce(started_at, created_at), id)
  where phone_number is not null;
