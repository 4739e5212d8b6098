-- Up Migration

-- Queue in front of a directory entry; null: its destinations are dialled once.
alter table directory_entries add column queue jsonb;

-- Callers who wait or waited in a queue. One whose call has ended holds no place, whether it left or not.
create table queued_callers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  entry_id uuid not null,
  call_id uuid not null,
  position_joined integer not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  outcome text check (outcome in ('answered', 'called_back', 'timed_out', 'abandoned', 'full')),
  primary key (tenant_id, id),
  check ((left_at is null) = (outcome is null)),
  foreign key (tenant_id, entry_id) references directory_entries (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
create index queued_callers_waiting on queued_callers (tenant_id, entry_id, joined_at, id) where left_at is null;
create index queued_callers_left on queued_callers (tenant_id, entry_id, left_at) where left_at is not null;
create index queued_callers_call on queued_callers (tenant_id, call_id);
select app.protect_tenant_table('queued_callers');
