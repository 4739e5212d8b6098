-- Up Migration

-- Platform > resellers > tenants > organizations. A reseller is an account like a tenant: a transaction may be for
-- either, and app.tenant() then names it. Their ids are disjoint, so neither sees the other's rows.
create table resellers (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  suspended_at timestamptz
);
alter table resellers enable row level security;
alter table resellers force row level security;
create policy own_reseller on resellers to parley_app using (id = (select app.tenant()));
create policy every_reseller on resellers to parley_platform using (true) with check (true);
grant select on resellers to parley_app;
grant select, insert, update, delete on resellers to parley_platform;

alter table tenants
  add reseller_id uuid references resellers (id),
  add contact_email text not null default '',
  add country text not null default '',
  add language text not null default 'en',
  add timezone text not null default 'UTC',
  add updated_at timestamptz not null default now(),
  add suspended_at timestamptz;
create index tenants_of_reseller on tenants (reseller_id, created_at, id);
create policy own_customers on tenants for select to parley_app using (reseller_id = (select app.tenant()));
-- Columns a tenant may change; not its reseller and its suspension.
grant update (name, contact_email, country, language, timezone, updated_at) on tenants to parley_app;
-- Reseller name shown to a customer: in their account and on their emails.
create policy own_seller on resellers for select to parley_app using (
  exists (select from tenants t where t.id = (select app.tenant()) and t.reseller_id = resellers.id));

-- People. One person may belong to several tenants, so the rows belong to none: only the platform role sees them whole.
create table users (
  id uuid primary key,
  email text not null,
  name text not null,
  -- Argon2id or, until the next sign-in, the hash of an older system. Null: not chosen yet.
  password_hash text,
  password_changed_at timestamptz,
  email_verified_at timestamptz,
  is_platform_admin boolean not null default false,
  language text not null default 'en',
  -- Sealed, bound to the user. A secret without a date is being set up.
  second_factor_secret text,
  second_factor_since timestamptz,
  -- Time step of the last accepted code, against replay.
  second_factor_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (lower(email));
grant select, insert, update, delete on users to parley_platform;
insert into users (id, email, name, password_hash, email_verified_at, is_platform_admin, created_at, updated_at)
  select id, email, 'Platform admin', password_hash, created_at, true, created_at, created_at from platform_admins;
drop table platform_admins;

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to parley_platform;

create table organizations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index organizations_name on organizations (tenant_id, lower(name));
select app.protect_tenant_table('organizations');

create table memberships (
  tenant_id uuid not null references tenants (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'operator', 'viewer')),
  organization_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete set null (organization_id)
);
create index memberships_user on memberships (user_id);
select app.protect_tenant_table('memberships');

-- A tenant sees its people's names and addresses, and none of their credentials.
alter table users enable row level security;
alter table users force row level security;
create policy every_user on users to parley_platform using (true) with check (true);
create policy own_people on users for select to parley_app using (
  exists (select from memberships m where m.user_id = users.id and m.tenant_id = (select app.tenant())));
grant select (id, email, name, language, second_factor_since, disabled_at, created_at) on users to parley_app;

create table reseller_members (
  reseller_id uuid not null references resellers (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('admin', 'staff')),
  created_at timestamptz not null,
  primary key (reseller_id, user_id)
);
create index reseller_members_user on reseller_members (user_id);
alter table reseller_members enable row level security;
alter table reseller_members force row level security;
create policy own_members on reseller_members to parley_app using (reseller_id = (select app.tenant()));
create policy every_member on reseller_members to parley_platform using (true) with check (true);
grant select on reseller_members to parley_app;
grant select, insert, update, delete on reseller_members to parley_platform;

create table invites (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'operator', 'viewer')),
  organization_id uuid,
  lookup text not null,
  token_hash bytea not null,
  -- The token was sent by email only, so its bearer receives mail at the address.
  proves_address boolean not null,
  invited_by jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete set null (organization_id)
);
create index invites_lookup on invites (lookup);
-- One open invitation for a person in a tenant.
create unique index invites_open on invites (tenant_id, lower(email)) where accepted_at is null and revoked_at is null;
select app.protect_tenant_table('invites');

-- Sessions of people. The row is a family of tokens: one access token at a time, and refresh tokens each used once.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The person's current tenant; null without one.
  tenant_id uuid references tenants (id) on delete set null,
  reseller_id uuid references resellers (id) on delete set null,
  access_lookup text not null,
  access_hash bytea not null,
  access_expires_at timestamptz not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_lookup on sessions (access_lookup) where ended_at is null;
create index sessions_user on sessions (user_id, created_at);
create index sessions_age on sessions (expires_at);
grant select, insert, update, delete on sessions to parley_platform;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
grant select, insert, update, delete on refresh_tokens to parley_platform;

-- Single-use tokens: proof of a received email, or of a correct password.
create table user_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('password_reset', 'email_verification', 'login_challenge')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);
create index user_tokens_user on user_tokens (user_id, kind);
grant select, insert, update, delete on user_tokens to parley_platform;

-- Failed sign-in attempts by account name, existing or not. Keys are hashes: no address is stored.
create table failed_attempts (
  key bytea primary key,
  failures integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
create index failed_attempts_age on failed_attempts (last_at);
grant select, insert, update, delete on failed_attempts to parley_platform;

-- Session lookup by access token, with the person's role: called before the tenant is known.
create function app.find_session(wanted_lookup text)
  returns table (session_id uuid, access_hash bytea, access_expires_at timestamptz, expires_at timestamptz,
    user_id uuid, user_name text, is_platform_admin boolean, tenant_id uuid, role text, reseller_id uuid, reseller_role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.access_hash, s.access_expires_at, s.expires_at, u.id, u.name, u.is_platform_admin,
      t.id, m.role, r.id, rm.role
    from sessions s
    join users u on u.id = s.user_id and u.disabled_at is null
    left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
    left join tenants t on t.id = m.tenant_id and t.suspended_at is null
    left join reseller_members rm on rm.reseller_id = s.reseller_id and rm.user_id = s.user_id
    left join resellers r on r.id = rm.reseller_id and r.suspended_at is null
    where s.access_lookup = wanted_lookup and s.ended_at is null
  $$;
alter function app.find_session(text) owner to parley_platform;
revoke execute on function app.find_session(text) from public;
grant execute on function app.find_session(text) to parley_app;

-- API keys.
alter table api_keys
  add kind text not null default 'named' check (kind in ('named', 'own')),
  add created_by jsonb not null default '{"kind": "system", "id": null, "name": "Parley"}',
  add last_used_at timestamptz,
  add allowed_ips text[] not null default '{}',
  add requests_per_minute integer,
  -- Successor after a rotation; the old key may stay valid for a while.
  add replaced_by uuid;
create index api_keys_list on api_keys (tenant_id, created_at, id);
-- The key a tenant was created with is its own.
update api_keys k set kind = 'own' where name = 'Default key' and revoked_at is null and not exists (
  select from api_keys earlier where earlier.tenant_id = k.tenant_id and earlier.name = k.name
    and (earlier.created_at, earlier.id) < (k.created_at, k.id));
create unique index api_keys_own on api_keys (tenant_id)
  where kind = 'own' and revoked_at is null and replaced_by is null;
drop function app.find_api_key(text);
create function app.find_api_key(wanted_prefix text)
  returns table (tenant_id uuid, id uuid, name text, secret_hash bytea, scopes text[], expires_at timestamptz,
    allowed_ips text[], requests_per_minute integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.tenant_id, k.id, k.name, k.secret_hash, k.scopes, k.expires_at, k.allowed_ips, k.requests_per_minute
    from api_keys k join tenants t on t.id = k.tenant_id and t.suspended_at is null
    where k.prefix = wanted_prefix and k.revoked_at is null
  $$;
alter function app.find_api_key(text) owner to parley_platform;
revoke execute on function app.find_api_key(text) from public;
grant execute on function app.find_api_key(text) to parley_app;

create table reseller_keys (
  reseller_id uuid not null references resellers (id) on delete cascade,
  id uuid not null,
  -- `own`: the reseller's own key, which has the admin role; `named`: limited to its scopes.
  kind text not null check (kind in ('named', 'own')),
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  last_four text not null,
  scopes text[] not null,
  created_by jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  allowed_ips text[] not null default '{}',
  requests_per_minute integer,
  replaced_by uuid,
  primary key (reseller_id, id)
);
create index reseller_keys_prefix on reseller_keys (prefix);
create index reseller_keys_list on reseller_keys (reseller_id, created_at, id);
create unique index reseller_keys_own on reseller_keys (reseller_id)
  where kind = 'own' and revoked_at is null and replaced_by is null;
alter table reseller_keys enable row level security;
alter table reseller_keys force row level security;
create policy own_keys on reseller_keys to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
create policy every_key on reseller_keys to parley_platform using (true) with check (true);
grant select, insert, update on reseller_keys to parley_app;
grant select, insert, update, delete on reseller_keys to parley_platform;

create function app.find_reseller_key(wanted_prefix text)
  returns table (reseller_id uuid, id uuid, kind text, name text, secret_hash bytea, scopes text[], expires_at timestamptz,
    allowed_ips text[], requests_per_minute integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.reseller_id, k.id, k.kind, k.name, k.secret_hash, k.scopes, k.expires_at, k.allowed_ips, k.requests_per_minute
    from reseller_keys k join resellers r on r.id = k.reseller_id and r.suspended_at is null
    where k.prefix = wanted_prefix and k.revoked_at is null
  $$;
alter function app.find_reseller_key(text) owner to parley_platform;
revoke execute on function app.find_reseller_key(text) from public;
grant execute on function app.find_reseller_key(text) to parley_app;

-- Creates a customer of a reseller: the one way for an account to create another. False when the account is no
-- reseller.
create function app.create_customer(id uuid, name text, contact_email text, country text, language text, timezone text,
    at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  insert into tenants (id, name, contact_email, country, language, timezone, reseller_id, created_at, updated_at)
    select create_customer.id, create_customer.name, create_customer.contact_email, create_customer.country,
      create_customer.language, create_customer.timezone, r.id, at, at
    from resellers r where r.id = app.tenant() and r.suspended_at is null;
  return found;
end
$$;
alter function app.create_customer(uuid, text, text, text, text, text, timestamptz) owner to parley_platform;
revoke execute on function app.create_customer(uuid, text, text, text, text, text, timestamptz) from public;
grant execute on function app.create_customer(uuid, text, text, text, text, text, timestamptz) to parley_app;

-- Queued and sent emails. Bodies contain links that open accounts, so they are sealed; a tenant writes and never reads.
create table emails (
  id uuid primary key,
  tenant_id uuid,
  kind text not null,
  to_address text not null,
  subject text not null,
  sealed_body text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index emails_list on emails (created_at, id);
alter table emails enable row level security;
alter table emails force row level security;
create policy outgoing on emails for insert to parley_app with check (tenant_id = (select app.tenant()));
create policy every_email on emails to parley_platform using (true) with check (true);
grant insert on emails to parley_app;
grant select, insert, update, delete on emails to parley_platform;

-- Secret with which a customer's portal signs the visitor's identity.
create table portal_identity_keys (
  tenant_id uuid not null,
  agent_id uuid not null,
  -- In the vault: an HMAC signature can only be verified with the secret itself.
  secret_id uuid not null,
  prefix text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  previous_secret_id uuid,
  previous_valid_until timestamptz,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('portal_identity_keys');

-- Visitor identity as signed by the portal: flat, the user id under `user_id`. Null: not verified.
alter table chat_sessions add identity jsonb;
