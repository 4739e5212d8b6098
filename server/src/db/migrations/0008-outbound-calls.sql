-- Up Migration

-- Outbound calls that are queued, being dialled or in progress. A row is deleted when its call has ended.
create table outbound_dials (
  tenant_id uuid not null,
  call_id uuid not null,
  to_number text not null,
  -- Caller number: limits hold per number, and rows are queued for each.
  number_id uuid not null,
  from_number text not null,
  -- Route last found: trunk or carrier.
  route jsonb not null,
  trunk_id uuid,
  ring_ms integer not null,
  -- Number of the last attempt; attempts lost with a dead process do not count against the maximum.
  attempt integer not null default 0,
  lost_attempts integer not null default 0,
  max_attempts integer not null,
  retry jsonb not null,
  calling_window jsonb,
  not_before timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'dialling')),
  -- Lease of the dialling process: when it expires the call is queued again, unless it had been answered.
  claimed_by uuid,
  claimed_until timestamptz,
  answered_at timestamptz,
  last_outcome text,
  -- Secrets of an agent created for this call alone: deleted with this row.
  secret_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (tenant_id, call_id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  check ((state = 'dialling') = (claimed_by is not null)),
  check ((claimed_by is null) = (claimed_until is null))
);
-- Queues of a tenant, each in dialling order.
create index outbound_dials_line on outbound_dials (tenant_id, number_id, not_before, call_id) where state = 'waiting';
create index outbound_dials_tenant on outbound_dials (tenant_id, not_before) where state = 'waiting';
create index outbound_dials_next on outbound_dials (not_before) where state = 'waiting';
create index outbound_dials_expiry on outbound_dials (expires_at) where state = 'waiting';
create index outbound_dials_dialling on outbound_dials (tenant_id) where state = 'dialling';
create index outbound_dials_lease on outbound_dials (claimed_until) where state = 'dialling';
select app.protect_tenant_table('outbound_dials');

create function app.forget_secrets_of_dial() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  delete from secrets where tenant_id = old.tenant_id and id = any (old.secret_ids);
  return null;
end
$$;
create trigger forget_secrets after delete on outbound_dials
  for each row when (old.secret_ids <> '{}') execute function app.forget_secrets_of_dial();

-- Dialling attempts, stored with the call.
create table outbound_attempts (
  tenant_id uuid not null,
  call_id uuid not null,
  number integer not null,
  started_at timestamptz not null,
  -- Null while in progress.
  outcome text check (outcome in (
    'answered', 'voicemail', 'busy', 'no_answer', 'rejected', 'unreachable', 'invalid', 'failed', 'cancelled', 'lost')),
  sip_status integer,
  detail text,
  -- From the first ring to the answer or the end.
  rang_ms integer,
  primary key (tenant_id, call_id, number),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('outbound_attempts');

-- Pacing: start of the next attempt, for a tenant as a whole and for each of its trunks; shared by all processes. The
-- tenant's row is also the lock of the processes that claim its calls.
create table outbound_pace (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject_id uuid not null,
  next_at timestamptz not null,
  primary key (tenant_id, subject_id)
);
select app.protect_tenant_table('outbound_pace');
