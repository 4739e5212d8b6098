-- Up Migration

-- Keys of vendors of language models and speech, of an account. Sealed for tenant, table and provider.
create table provider_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  provider text not null,
  sealed text not null,
  -- Last four characters.
  hint text not null,
  region text,
  check_state text not null check (check_state in ('accepted', 'unverified')),
  check_detail text not null,
  set_by text not null,
  set_at timestamptz not null,
  primary key (tenant_id, provider)
);
select app.protect_tenant_table('provider_keys');

-- The same of the installation, for accounts without a key of their own.
create table platform_provider_keys (
  provider text primary key,
  sealed text not null,
  hint text not null,
  region text,
  check_state text not null check (check_state in ('accepted', 'unverified')),
  check_detail text not null,
  set_by text not null,
  set_at timestamptz not null
);
grant select, insert, update, delete on platform_provider_keys to parley_platform;
