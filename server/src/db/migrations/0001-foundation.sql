-- Up Migration

-- Three roles. The owner, which migrates, owns the tables; the app sees the rows of one tenant; the platform, used by
-- jobs, event delivery and administration, sees all. Neither of the last two can change the schema.
do $$
begin
  if not exists (select from pg_roles where rolname = 'parley_app') then
    create role parley_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not exists (select from pg_roles where rolname = 'parley_platform') then
    create role parley_platform nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'parley_app', 'member') or not pg_has_role(current_user, 'parley_platform', 'member') then
    execute format('grant parley_app, parley_platform to %I', current_user);
  end if;
end
$$;

create schema app;
grant usage on schema app, public to parley_app, parley_platform;
-- Functions that must see past one tenant belong to the platform role, so it may own them here.
grant create on schema app to parley_platform;

-- Tenant of the transaction. Null outside a tenant transaction: after a transaction with a local setting the value is
-- '', not null, so both are treated alike.
create function app.tenant() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

-- Template for every table with rows of tenants: forced RLS policies, and the grants of app and platform. `rights` are
-- those of the app role; the platform has all.
create function app.protect_tenant_table(target regclass, rights text default 'select, insert, update, delete')
  returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_rows on %s to parley_app
       using (tenant_id = (select app.tenant())) with check (tenant_id = (select app.tenant()))', target);
  execute format('create policy every_tenant on %s to parley_platform using (true) with check (true)', target);
  execute format('grant %s on %s to parley_app', rights, target);
  execute format('grant select, insert, update, delete on %s to parley_platform', target);
end
$$;
revoke execute on function app.protect_tenant_table(regclass, text) from public;

create table tenants (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy own_tenant on tenants to parley_app using (id = (select app.tenant()));
create policy every_tenant on tenants to parley_platform using (true) with check (true);
grant select on tenants to parley_app;
grant select, insert, update, delete on tenants to parley_platform;

create table api_keys (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Public part of the key, the lookup key; the rest is stored only as a hash.
  prefix text not null,
  secret_hash bytea not null,
  last_four text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
create index api_keys_prefix on api_keys (prefix);
select app.protect_tenant_table('api_keys');

-- Key lookup precedes the tenant, so it bypasses RLS by one SECURITY DEFINER function.
create function app.find_api_key(wanted_prefix text)
  returns table (tenant_id uuid, id uuid, name text, secret_hash bytea, scopes text[], expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.tenant_id, k.id, k.name, k.secret_hash, k.scopes, k.expires_at
    from api_keys k where k.prefix = wanted_prefix and k.revoked_at is null
  $$;
alter function app.find_api_key(text) owner to parley_platform;
revoke execute on function app.find_api_key(text) from public;
grant execute on function app.find_api_key(text) to parley_app;

-- Platform admins, and the keys of the platform. No tenant: only the platform role sees them.
create table platform_admins (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  created_at timestamptz not null
);
create unique index platform_admins_email on platform_admins (lower(email));
create table platform_keys (
  id uuid primary key,
  name text not null,
  prefix text not null unique,
  secret_hash bytea not null,
  last_four text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
-- Settings of the installation as a whole, such as the demo tenant.
create table instance_settings (
  key text primary key,
  value jsonb not null
);
grant select, insert, update, delete on platform_admins, platform_keys, instance_settings to parley_platform;
grant select on instance_settings to parley_app;
