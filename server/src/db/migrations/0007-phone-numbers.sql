-- Up Migration

-- SIP trunks to a carrier or a PBX. Passwords are in `secrets`.
create table sip_trunks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  version integer not null,
  config jsonb not null,
  name text not null generated always as (config ->> 'name') stored,
  is_active boolean not null generated always as ((config ->> 'is_active')::boolean) stored,
  password_id uuid,
  inbound_password_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index sip_trunks_list on sip_trunks (tenant_id, created_at, id);
create index sip_trunks_id on sip_trunks (id);
select app.protect_tenant_table('sip_trunks');

-- State of a trunk, written by the one process with its lease.
create table sip_trunk_status (
  tenant_id uuid not null,
  trunk_id uuid not null,
  state text not null check (state in ('registering', 'registered', 'reachable', 'unreachable', 'refused', 'failed')),
  detail text not null default '',
  registered_until timestamptz,
  changed_at timestamptz not null,
  process_id uuid not null,
  alive_until timestamptz not null,
  primary key (tenant_id, trunk_id),
  foreign key (tenant_id, trunk_id) references sip_trunks (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('sip_trunk_status', 'select');

create table phone_numbers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  -- E.164. `raw_input` is the number as entered.
  number text not null,
  raw_input text not null,
  label text not null default '',
  country text,
  type text check (type in ('local', 'mobile', 'national', 'toll_free')),
  capabilities text[] not null,
  source text not null check (source in ('import', 'pool', 'carrier')),
  provider text check (provider in ('builtin', 'twilio', 'telnyx')),
  provider_ref text,
  trunk_id uuid,
  -- The trunk's own name for a destination without a phone number, such as an extension.
  called_as text,
  agent_id uuid,
  -- Null follows the agent's current version.
  agent_version integer,
  direction text not null check (direction in ('both', 'inbound', 'outbound')),
  fallback jsonb,
  max_concurrent_calls integer,
  caller_id_allowed boolean not null default true,
  monthly_price_minor_units integer,
  currency text,
  -- `buying`: reserved for a purchase with an unknown outcome; belongs to the tenant already, and is hidden.
  status text not null check (status in ('active', 'buying', 'releasing')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  released_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, trunk_id) references sip_trunks (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete set null (agent_id),
  check (trunk_id is null or provider is null)
);
-- Across all tenants: of two concurrent claims of a number, the second is refused.
create unique index phone_numbers_number on phone_numbers (number);
create unique index phone_numbers_called_as on phone_numbers (tenant_id, trunk_id, lower(called_as))
  where called_as is not null;
create index phone_numbers_list on phone_numbers (tenant_id, created_at, id);
create index phone_numbers_of_trunk on phone_numbers (tenant_id, trunk_id) where trunk_id is not null;
create index phone_numbers_of_agent on phone_numbers (tenant_id, agent_id) where agent_id is not null;
select app.protect_tenant_table('phone_numbers');

-- Purchases by their Idempotency-Key: stored before the request to the carrier, so that a retry after a crash can ask
-- the carrier for the outcome.
create table number_purchases (
  tenant_id uuid not null references tenants (id) on delete cascade,
  principal text not null,
  key text not null,
  request_hash bytea not null,
  number_id uuid not null,
  -- Null until it is done.
  answer jsonb,
  -- Lease of the purchase in progress, by the database's clock.
  busy_until timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, principal, key)
);
create index number_purchases_age on number_purchases (created_at);
create index number_purchases_number on number_purchases (tenant_id, number_id);
select app.protect_tenant_table('number_purchases');

-- Numbers of the installation that any tenant may claim.
create table number_pool (
  id uuid primary key,
  number text not null unique,
  country text not null,
  type text not null check (type in ('local', 'mobile', 'national', 'toll_free')),
  locality text,
  capabilities text[] not null,
  provider text not null check (provider in ('builtin', 'twilio', 'telnyx')),
  provider_ref text not null,
  monthly_price_minor_units integer,
  currency text,
  claimed_at timestamptz,
  -- Quarantine of a released number, so that its last owner's callers do not reach the next one.
  quarantined_until timestamptz
);
grant select on number_pool to parley_app;
grant select, insert, update, delete on number_pool to parley_platform;

-- Claims a number of the pool. Of two concurrent claims the second waits for the first and then finds nothing.
create function app.claim_pool_number(wanted uuid, at timestamptz)
  returns setof number_pool
  language sql security definer set search_path = public, pg_temp
  as $$
    update number_pool p set claimed_at = at
    where p.id = wanted and p.claimed_at is null and coalesce(p.quarantined_until <= at, true)
      and app.tenant() is not null
    returning p.*
  $$;
alter function app.claim_pool_number(uuid, timestamptz) owner to parley_platform;
revoke execute on function app.claim_pool_number(uuid, timestamptz) from public;
grant execute on function app.claim_pool_number(uuid, timestamptz) to parley_app;

-- Returns a number of the own tenant to the pool, in quarantine until `until`.
create function app.return_pool_number(wanted text, until timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with returned as (
      update number_pool p set claimed_at = null, quarantined_until = until
      where p.number = wanted and exists (
        select from phone_numbers n where n.number = wanted and n.tenant_id = app.tenant() and n.source = 'pool')
      returning 1)
    select exists (select from returned)
  $$;
alter function app.return_pool_number(text, timestamptz) owner to parley_platform;
revoke execute on function app.return_pool_number(text, timestamptz) from public;
grant execute on function app.return_pool_number(text, timestamptz) to parley_app;

-- Sold numbers of the built-in carrier, of ranges reserved for fiction.
create table builtin_numbers (
  number text primary key,
  ref uuid not null unique,
  bought_at timestamptz not null,
  -- Null while owned; afterwards the number can be bought again from then on.
  free_from timestamptz
);
grant select, insert, update, delete on builtin_numbers to parley_platform;

with seeded as (
  insert into number_pool (id, number, country, type, locality, capabilities, provider, provider_ref,
    monthly_price_minor_units, currency)
  select gen_random_uuid(), number, country, 'local', locality, '{voice}', 'builtin', gen_random_uuid(), 0, currency
  from (values
    ('+12125550110', 'US', 'New York', 'USD'),
    ('+12125550111', 'US', 'New York', 'USD'),
    ('+14155550110', 'US', 'San Francisco', 'USD'),
    ('+442079460110', 'GB', 'London', 'GBP'),
    ('+442079460111', 'GB', 'London', 'GBP'),
    ('+46846500410', 'SE', 'Stockholm', 'SEK'),
    ('+46846500411', 'SE', 'Stockholm', 'SEK')
  ) as seed (number, country, locality, currency)
  returning number, provider_ref
)
insert into builtin_numbers (number, ref, bought_at) select number, provider_ref::uuid, now() from seeded;

-- A call may be refused or unreachable at the other end, transferred in three ways, and continue between two people.
alter table calls
  drop constraint calls_end_reason_check,
  add constraint calls_end_reason_check check (end_reason in (
    'user_hangup', 'agent_hangup', 'end_phrase', 'inactivity', 'max_duration', 'voicemail', 'ivr', 'transferred',
    'transfer_failed', 'dial_busy', 'dial_failed', 'dial_no_answer', 'dial_rejected', 'dial_unreachable',
    'invalid_destination', 'concurrency_limit', 'insufficient_balance', 'spam', 'no_audio', 'connection_lost',
    'completed_by_api', 'error_stt', 'error_llm', 'error_tts', 'error_telephony', 'cancelled', 'shutdown',
    'worker_lost'));
alter table call_turns
  drop constraint call_turns_role_check,
  add constraint call_turns_role_check check (role in ('user', 'agent', 'person'));
update calls
  set transfer = transfer || jsonb_build_object('mode', case transfer ->> 'mode' when 'cold' then 'blind' else 'attended' end)
  where transfer ->> 'mode' in ('cold', 'warm');
