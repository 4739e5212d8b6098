-- Up Migration

-- Days that each kind of data is kept, by tenant. A kind that is missing has its default.
create table retention_policies (
  tenant_id uuid not null references tenants (id) on delete cascade,
  version integer not null,
  days jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
select app.protect_tenant_table('retention_policies');

-- Nightly deletions. The counts grow in the transaction of each batch, so that a crash loses none.
create table retention_runs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  deleted jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index retention_runs_latest on retention_runs (tenant_id, started_at desc);
create unique index retention_runs_open on retention_runs (tenant_id) where finished_at is null;
select app.protect_tenant_table('retention_runs');

-- Reads of the deletion, oldest first.
create index calls_ended on calls (tenant_id, ended_at, id) where ended_at is not null;
create index chat_sessions_closed on chat_sessions (tenant_id, closed_at, id) where closed_at is not null;
create index chat_sessions_kept_open on chat_sessions (closed_at) where zero_retention and closed_at is not null;
