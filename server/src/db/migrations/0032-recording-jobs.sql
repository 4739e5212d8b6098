-- Up Migration

-- Repairs of recording metadata and comparisons of store and database, with what they found.
create table recording_jobs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('repair', 'sync')),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  dry_run boolean not null,
  -- Null: all recordings.
  call_ids uuid[],
  checked integer not null default 0,
  changed integer not null default 0,
  problems integer not null default 0,
  findings jsonb not null default '[]',
  error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
select app.protect_tenant_table('recording_jobs');

-- Recordings by call, for the comparison with the store, and as lists show them. Few calls of many may be recorded.
create index calls_recordings_by_id on calls (tenant_id, id) where recording_state <> 'none';
create index calls_recordings on calls (tenant_id, created_at, id) where recording_state <> 'none';
create index calls_recordings_by_state on calls (tenant_id, recording_state, created_at, id) where recording_state <> 'none';
create index calls_recordings_by_agent on calls (tenant_id, agent_id, created_at, id) where recording_state <> 'none';
-- Recordings that their job has not finished.
create index calls_recordings_unfinished on calls (ended_at) where recording_state = 'recording' and ended_at is not null;
