-- Up Migration

-- Time zone of a tenant's roll-ups. `is_built` is false until the calls and chats from before were counted once; the
-- job statistics.rebuild does that, and rebuilds when the tenant's zone is another.
create table statistics_zones (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  timezone text not null,
  is_built boolean not null,
  built_at timestamptz
);
select app.protect_tenant_table('statistics_zones');

-- A call or chat as statistics count it: times, outcome and figures, no number, name or content. It outlives the
-- conversation, which may be erased or past its retention; roll-ups are sums of these rows.
create table call_facts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- When it rang; of a call that never did, when it was ordered.
  started_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz not null,
  agent_id uuid,
  direction text not null,
  status text not null,
  end_reason text not null,
  duration_seconds integer not null,
  was_transferred boolean not null,
  -- Answered by a person: not by a voicemail, a menu or silence, and no spam.
  is_conversation boolean not null,
  -- A conversation completed by the agent alone.
  is_contained boolean not null,
  success boolean,
  sentiment text,
  -- One element for each stage of each turn: stage * 256 + bucket; stages stt 0, llm 1, tts 2, e2e 3.
  latency_buckets smallint[] not null,
  primary key (tenant_id, id)
);
create index call_facts_started on call_facts (tenant_id, started_at);
create index call_facts_ended on call_facts (tenant_id, ended_at) where answered_at is not null;
select app.protect_tenant_table('call_facts');

-- Sums of call_facts by local day and month of the tenant's zone. `agent_id`: all zeros for all agents together, all
-- ones for calls without an agent. The maps count by key: `outcomes` by "status:end_reason", `hours` by
-- (ISO weekday - 1) * 24 + hour, `durations` of answered calls and the stages of turns by bucket of the histogram.
create table call_rollups (
  tenant_id uuid not null references tenants (id) on delete cascade,
  grain text not null check (grain in ('day', 'month')),
  agent_id uuid not null,
  period date not null,
  direction text not null,
  calls integer not null,
  answered integer not null,
  conversations integer not null,
  contained integer not null,
  transferred integer not null,
  seconds bigint not null,
  succeeded integer not null,
  unsuccessful integer not null,
  positive integer not null,
  neutral integer not null,
  negative integer not null,
  outcomes jsonb not null,
  hours jsonb not null,
  durations jsonb not null,
  stt jsonb not null,
  llm jsonb not null,
  tts jsonb not null,
  e2e jsonb not null,
  primary key (tenant_id, grain, agent_id, period, direction)
);
create index call_rollups_period on call_rollups (tenant_id, grain, period);
select app.protect_tenant_table('call_rollups');

-- Largest number of calls answered at the same time, by local day.
create table call_peaks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  day date not null,
  concurrent integer not null,
  primary key (tenant_id, day)
);
select app.protect_tenant_table('call_peaks');

create table chat_facts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  started_at timestamptz not null,
  agent_id uuid not null,
  -- Closed, with a message of the visitor, no spam: contained or not.
  is_judged boolean not null,
  is_contained boolean not null,
  is_escalated boolean not null,
  is_claimed boolean not null,
  rating integer,
  primary key (tenant_id, id)
);
create index chat_facts_started on chat_facts (tenant_id, started_at);
select app.protect_tenant_table('chat_facts');

create table chat_rollups (
  tenant_id uuid not null references tenants (id) on delete cascade,
  day date not null,
  agent_id uuid not null,
  sessions integer not null,
  judged integer not null,
  contained integer not null,
  escalated integer not null,
  claimed integer not null,
  rating_sum integer not null,
  ratings integer not null,
  primary key (tenant_id, day, agent_id)
);
select app.protect_tenant_table('chat_rollups');

-- Bucket of a log-scale histogram: i holds values above 1.08^(i-1) up to 1.08^i, so that a value read back from its
-- bucket is at most 4 % off. 0 holds values up to 1.
create function app.histogram_bucket(value double precision) returns smallint
  language sql immutable strict parallel safe
  return case when value <= 1 then 0 else least(ceil(ln(value) / ln(1.08::double precision)), 255) end::smallint;

-- Sum of two maps of counts; keys that come to zero are left out.
create function app.add_counts(a jsonb, b jsonb) returns jsonb
  language sql immutable strict parallel safe
  begin atomic
    select coalesce(jsonb_object_agg(key, n), '{}') from (
      select key, sum(value::bigint) as n
      from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) as pairs
      group by key having sum(value::bigint) <> 0) as sums;
  end;
revoke execute on function app.histogram_bucket(double precision), app.add_counts(jsonb, jsonb) from public;
grant execute on function app.histogram_bucket(double precision), app.add_counts(jsonb, jsonb)
  to parley_app, parley_platform;
