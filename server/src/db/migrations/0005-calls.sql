-- Up Migration

create table calls (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- Incremented by every change, so that receivers can order events.
  version integer not null default 1,
  -- A call outlives its agent: minutes and transcripts are the tenant's record. The snapshot identifies the
  -- configuration that answered.
  agent_id uuid,
  agent_version integer,
  agent_config jsonb not null,
  agent_name text not null generated always as (agent_config ->> 'name') stored,
  type text not null check (type in ('phone', 'web')),
  direction text not null check (direction in ('inbound', 'outbound')),
  status text not null check (status in (
    'queued', 'ringing', 'in_progress', 'transferring', 'completed', 'failed', 'no_answer', 'busy', 'cancelled')),
  end_reason text check (end_reason in (
    'user_hangup', 'agent_hangup', 'end_phrase', 'inactivity', 'max_duration', 'voicemail', 'ivr', 'transferred',
    'transfer_failed', 'dial_busy', 'dial_failed', 'dial_no_answer', 'invalid_destination', 'concurrency_limit',
    'insufficient_balance', 'spam', 'no_audio', 'connection_lost', 'completed_by_api', 'error_stt', 'error_llm',
    'error_tts', 'error_telephony', 'cancelled', 'shutdown', 'worker_lost')),
  end_detail text,
  phone_number text,
  from_number text,
  to_number text,
  caller_name text,
  created_at timestamptz not null,
  started_at timestamptz not null,
  answered_at timestamptz,
  ended_at timestamptz,
  duration_seconds integer,
  was_transferred boolean not null default false,
  transfer jsonb,
  summary text,
  structured_data jsonb,
  success boolean,
  sentiment text check (sentiment in ('positive', 'neutral', 'negative')),
  metadata jsonb not null default '{}',
  dynamic_variables jsonb not null default '{}',
  collected_variables jsonb not null default '{}',
  recording_state text not null default 'none' check (recording_state in ('none', 'recording', 'ready', 'failed')),
  recording_key text,
  recording_content_type text,
  recording_channels integer,
  recording_bytes bigint,
  recording_duration_ms integer,
  recording_sha256 text,
  -- Percentiles over the turns, written when the call ends.
  latency jsonb,
  engines jsonb not null default '{"stt": null, "llm": null, "tts": null}',
  line_stats jsonb,
  -- Lease of the process that carries the call: a call whose lease expired is lost and gets closed by another process.
  process_id uuid,
  alive_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete set null (agent_id),
  check ((ended_at is null) = (status in ('queued', 'ringing', 'in_progress', 'transferring'))),
  check ((ended_at is null) = (end_reason is null)),
  check (recording_state <> 'ready' or (recording_key is not null and recording_sha256 is not null))
);
create index calls_list on calls (tenant_id, started_at, id);
create index calls_of_agent on calls (tenant_id, agent_id, started_at, id);
create index calls_of_number on calls (tenant_id, phone_number, started_at, id) where phone_number is not null;
create index calls_live on calls (alive_until) where ended_at is null;
create index calls_id on calls (id);
select app.protect_tenant_table('calls');

create table call_turns (
  tenant_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  role text not null check (role in ('user', 'agent')),
  text text not null,
  via text not null check (via in ('speech', 'keypad')),
  start_ms integer not null,
  end_ms integer not null,
  was_interrupted boolean not null,
  latency jsonb,
  engine_id text not null,
  created_at timestamptz not null,
  primary key (tenant_id, call_id, seq),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('call_turns');

-- Tool executions beside the turns: one may finish after the turn that requested it.
create table call_tool_executions (
  tenant_id uuid not null,
  call_id uuid not null,
  seq integer not null,
  tool_call_id text not null,
  name text not null,
  arguments jsonb not null,
  result text not null,
  is_error boolean not null,
  start_ms integer not null,
  duration_ms integer not null,
  primary key (tenant_id, call_id, seq),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('call_tool_executions');
