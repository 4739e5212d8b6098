-- Up Migration

-- Calls to be dialled, and those being dialled or going on. A row goes when its call has ended.
create table outbound_dials (
  tenant_id uuid not null,
  call_id uuid not null,
  to_number text not null,
  -- The own number it is called from: limits hold per number, and rows wait in one line for each.
  number_id uuid not null,
  from_number text not null,
  -- As it was last found, through which trunk or carrier.
  route jsonb not null,
  trunk_id uuid,
  ring_ms integer not null,
  -- Number of the last attempt; those a dying process lost do not count against the most there may be.
  attempt integer not null default 0,
  lost_attempts integer not null default 0,
  max_attempts integer not null,
  retry jsonb not null,
  calling_window jsonb,
  not_before timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'dialling')),
  -- Lease of the process that dials: when it runs out the call waits again, unless somebody had answered.
  claimed_by uuid,
  claimed_until timestamptz,
  answered_at timestamptz,
  last_outcome text,
  -- Secrets of an agent made for this call alone: they go with this row.
  secret_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  primary key (tenant_id, call_id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  check ((state = 'dialling') = (claimed_by is not null)),
  check ((claimed_by is null) = (claimed_until is null))
);
-- The lines of a tenant, each in the order it is dialled.
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

-- Every attempt to reach somebody, kept with the call.
create table outbound_attempts (
  tenant_id uuid not null,
  call_id uuid not null,
  number integer not null,
  started_at timestamptz not null,
  -- Null while it goes on.
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

-- When the next attempt may begin, for a tenant as a whole and for each of its trunks; all processes share it. The
-- tenant's row is also what those who hand out its calls wait for each other at.
create table outbound_pace (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject_id uuid not null,
  next_at timestamptz not null,
  primary key (tenant_id, subject_id)
);
select app.protect_tenant_table('outbound_pace');
