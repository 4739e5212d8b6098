-- Up Migration

-- Services that verify who people are. Secrets are in `secrets`, sealed.
create table identity_connections (
  tenant_id uuid not null references tenants (id) on delete cascade,
  provider text not null check (provider in ('oidc-ciba', 'oidc', 'bankid', 'vipps')),
  name text not null,
  mode text not null check (mode in ('test', 'live')),
  settings jsonb not null,
  secret_id uuid,
  -- Address of this installation when it was connected: the callback registered at the service begins with it.
  base_url text not null,
  test_is_ok boolean,
  test_detail text,
  tested_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, provider)
);
select app.protect_tenant_table('identity_connections');

-- Verifications of callers and visitors. No name or number in clear: keyed hashes and a masked ending.
create table identity_verifications (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  method text not null check (method in ('eid', 'mobile_pay')),
  provider text not null,
  mode text not null check (mode in ('test', 'live')),
  state text not null default 'pending' check (state in ('pending', 'approved', 'declined', 'expired', 'failed')),
  failure text,
  -- Null once anonymous.
  call_id uuid,
  session_id uuid,
  agent_id uuid,
  asked_by text not null check (asked_by in ('api', 'agent', 'visitor')),
  message text,
  hint_kind text check (hint_kind in ('phone', 'personal_number')),
  hint_hash text,
  subject_hash text,
  subject_hint text,
  level text,
  -- Input and reference of the service, sealed in `secrets` while it is pending.
  secret_id uuid,
  -- SHA-256 of the token or state that the service's callback carries.
  callback_hash bytea unique,
  -- Names the effect of a tool's run: a repeated turn starts no second verification.
  start_key uuid,
  created_at timestamptz not null,
  -- Set before the service is asked; a second process does not ask again.
  begun_at timestamptz,
  next_step_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  valid_until timestamptz,
  anonymized_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, start_key),
  check (num_nonnulls(call_id, session_id) = case when anonymized_at is null then 1 else 0 end),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create unique index identity_verifications_pending_call on identity_verifications (tenant_id, call_id)
  where state = 'pending' and call_id is not null;
create unique index identity_verifications_pending_session on identity_verifications (tenant_id, session_id)
  where state = 'pending' and session_id is not null;
create index identity_verifications_call on identity_verifications (tenant_id, call_id) where call_id is not null;
create index identity_verifications_session on identity_verifications (tenant_id, session_id)
  where session_id is not null;
create index identity_verifications_newest on identity_verifications (tenant_id, created_at desc, id desc);
create index identity_verifications_hint on identity_verifications (tenant_id, hint_hash, created_at);
create index identity_verifications_due on identity_verifications (next_step_at) where state = 'pending';
select app.protect_tenant_table('identity_verifications');

-- Days that verifications are kept, where an account has set them.
create table identity_retention_policies (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  person_days integer not null check (person_days between 1 and 3650),
  record_days integer not null check (record_days between 1 and 3650),
  updated_at timestamptz not null
);
select app.protect_tenant_table('identity_retention_policies');

-- Finds the verification that a service's callback is about.
create function app.find_identity_callback(wanted bytea)
  returns table (tenant_id uuid, id uuid, provider text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select v.tenant_id, v.id, v.provider from identity_verifications v where v.callback_hash = wanted $$;
alter function app.find_identity_callback(bytea) owner to parley_platform;
revoke execute on function app.find_identity_callback(bytea) from public;
grant execute on function app.find_identity_callback(bytea) to parley_app;
