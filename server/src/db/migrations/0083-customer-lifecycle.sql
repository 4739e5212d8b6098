-- Up Migration

-- Packages of a reseller: modules that its customers with the package have.
create table reseller_packages (
  reseller_id uuid not null references resellers (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null default '',
  -- ResellerModules: false for each module that is switched off.
  modules jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (reseller_id, id)
);
create unique index reseller_packages_name on reseller_packages (reseller_id, lower(name));
alter table reseller_packages enable row level security;
alter table reseller_packages force row level security;
create policy own_packages on reseller_packages to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
create policy every_package on reseller_packages to parley_platform using (true) with check (true);
grant select, insert, update, delete on reseller_packages to parley_app;
grant select, insert, update, delete on reseller_packages to parley_platform;

-- Life of a customer. A trashed one is suspended as well: `suspended_at` alone closes an account.
alter table tenants
  add column suspension_reason text not null default '',
  add column trashed_at timestamptz,
  -- Purged: content and people are gone, the row remains for audit log, certificates and bookkeeping.
  add column purged_at timestamptz,
  add column package_id uuid,
  -- Consent of the customer to its reseller's seeing conversations; null: none.
  add column reseller_content_since timestamptz,
  add constraint tenants_trashed_suspended check (trashed_at is null or suspended_at is not null),
  add constraint tenants_purged_trashed check (purged_at is null or trashed_at is not null),
  add constraint tenants_package foreign key (reseller_id, package_id) references reseller_packages (reseller_id, id);
create index tenants_of_package on tenants (reseller_id, package_id) where package_id is not null;
grant update (reseller_content_since) on tenants to parley_app;
-- Package of the own account.
create policy sold_package on reseller_packages for select to parley_app using (
  exists (select from tenants t where t.id = (select app.tenant()) and t.reseller_id = reseller_packages.reseller_id
    and t.package_id = reseller_packages.id));

-- Changes state and package of a customer, in a transaction of its reseller. False: no such customer.
create function app.change_customer(customer uuid, suspended timestamptz, reason text, trashed timestamptz, package uuid,
    at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update tenants t set suspended_at = suspended, suspension_reason = reason, trashed_at = trashed, package_id = package,
    updated_at = at
  where t.id = customer and t.reseller_id = app.tenant() and t.purged_at is null;
  return found;
end
$$;
alter function app.change_customer(uuid, timestamptz, text, timestamptz, uuid, timestamptz) owner to parley_platform;
revoke execute on function app.change_customer(uuid, timestamptz, text, timestamptz, uuid, timestamptz) from public;
grant execute on function app.change_customer(uuid, timestamptz, text, timestamptz, uuid, timestamptz) to parley_app;

-- Erases a trashed customer, in a transaction of its reseller: every row of every tenant table but those of `kept`, and
-- the people who belonged to it alone. Returns the number of rows by table; null: no such
-- customer in the trash. Numbers of the pool return to it, in quarantine until `quarantine`.
create function app.purge_customer(customer uuid, kept text[], quarantine timestamptz, at timestamptz)
  returns jsonb language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  people uuid[];
  counts jsonb := '{}';
  target record;
  deleted bigint;
  is_blocked boolean;
  has_progress boolean;
begin
  perform from tenants t where t.id = customer and t.reseller_id = app.tenant() and t.trashed_at is not null
    and t.purged_at is null for update;
  if not found then
    return null;
  end if;
  update number_pool p set claimed_at = null, quarantined_until = quarantine
    where exists (select from phone_numbers n where n.tenant_id = customer and n.source = 'pool' and n.number = p.number);
  select coalesce(array_agg(m.user_id), '{}') into people from memberships m
    where m.tenant_id = customer and m.support_until is null;
  -- Sessions of people who work elsewhere too go on there.
  update sessions s set tenant_id = null where s.tenant_id = customer;
  -- Counted before, since rows of one table go with those of another.
  for target in
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (kept) and has_table_privilege(c.oid, 'delete')
  loop
    execute format('select count(*) from %I where tenant_id = $1', target.name) into deleted using customer;
    if deleted > 0 then
      counts := counts || jsonb_build_object(target.name, deleted);
    end if;
  end loop;
  loop
    is_blocked := false;
    has_progress := false;
    for target in
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all (kept) and has_table_privilege(c.oid, 'delete')
      order by c.relname
    loop
      begin
        execute format('delete from %I where tenant_id = $1', target.name) using customer;
        get diagnostics deleted = row_count;
        has_progress := has_progress or deleted > 0;
      exception when foreign_key_violation then
        is_blocked := true;
      end;
    end loop;
    exit when not is_blocked or not has_progress;
  end loop;
  delete from users u where u.id = any (people) and not u.is_platform_admin
    and not exists (select from memberships m where m.user_id = u.id)
    and not exists (select from reseller_members m where m.user_id = u.id);
  get diagnostics deleted = row_count;
  if deleted > 0 then
    counts := counts || jsonb_build_object('users', deleted);
  end if;
  update tenants t set name = '', contact_email = '', suspension_reason = '', package_id = null,
    reseller_content_since = null, purged_at = at, updated_at = at
  where t.id = customer;
  return counts;
end
$$;
alter function app.purge_customer(uuid, text[], timestamptz, timestamptz) owner to parley_platform;
revoke execute on function app.purge_customer(uuid, text[], timestamptz, timestamptz) from public;
grant execute on function app.purge_customer(uuid, text[], timestamptz, timestamptz) to parley_app;

-- Modules that the package of an account switches off.
create function app.modules_off(account uuid) returns text[]
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(m.key order by m.key), '{}')
    from tenants t join reseller_packages p on p.reseller_id = t.reseller_id and p.id = t.package_id,
      jsonb_each(p.modules) m
    where t.id = account and m.value = 'false'::jsonb
  $$;
revoke execute on function app.modules_off(uuid) from public;
grant execute on function app.modules_off(uuid) to parley_app, parley_platform;

-- State of an account, for a request that names it by a proof or a public id: called before the tenant is known.
create function app.account_state(account uuid)
  returns table (is_suspended boolean, shares_content boolean, has_owner boolean, modules_off text[])
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.suspended_at is not null, t.reseller_content_since is not null,
      exists (select from memberships m where m.tenant_id = t.id and m.role = 'owner' and m.support_until is null),
      app.modules_off(t.id)
    from tenants t where t.id = account
  $$;
alter function app.account_state(uuid) owner to parley_platform;
revoke execute on function app.account_state(uuid) from public;
grant execute on function app.account_state(uuid) to parley_app;

-- Entries of a reseller's staff into the account of a customer. The customer sees them. The token in the link is good
-- once, and only for the session of the same person.
create table impersonations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  reseller_id uuid not null,
  user_id uuid not null,
  -- Name at the time: the customer sees who looked, and no other account of theirs.
  user_name text not null,
  reason text not null,
  minutes integer not null check (minutes between 5 and 240),
  token_hash bytea not null,
  created_at timestamptz not null,
  token_expires_at timestamptz not null,
  entered_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create index impersonations_list on impersonations (tenant_id, created_at, id);
create unique index impersonations_token on impersonations (token_hash);
select app.protect_tenant_table('impersonations', 'select, insert');

-- Impersonation is a support access of a reseller's staff.
alter table memberships
  add column support_reseller_id uuid,
  add column impersonation_id uuid,
  add constraint memberships_impersonation check (support_reseller_id is null or support_until is not null);

-- A key that a reseller issued for a customer, which it may have read: it shows conversations with the consent alone.
alter table api_keys add column issued_by_reseller boolean not null default false;
create function app.mark_reseller_key() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if current_setting('app.reseller_acts', true) = 'on' then
    new.issued_by_reseller := true;
  end if;
  return new;
end
$$;
revoke execute on function app.mark_reseller_key() from public;
create trigger api_keys_of_reseller before insert on api_keys
  for each row execute function app.mark_reseller_key();

drop function app.find_api_key(text);
create function app.find_api_key(wanted_prefix text)
  returns table (tenant_id uuid, id uuid, name text, secret_hash bytea, scopes text[], expires_at timestamptz,
    allowed_ips text[], requests_per_minute integer, is_suspended boolean, issued_by_reseller boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select k.tenant_id, k.id, k.name, k.secret_hash, k.scopes, k.expires_at, k.allowed_ips, k.requests_per_minute,
      t.suspended_at is not null, k.issued_by_reseller
    from api_keys k join tenants t on t.id = k.tenant_id
    where k.prefix = wanted_prefix and k.revoked_at is null
  $$;
alter function app.find_api_key(text) owner to parley_platform;
revoke execute on function app.find_api_key(text) from public;
grant execute on function app.find_api_key(text) to parley_app;

-- As before, with the impersonations of resellers' staff, valid while the person is staff of the customer's reseller.
-- Billing staff has none.
drop function app.find_session(text);
create function app.find_session(wanted_lookup text)
  returns table (session_id uuid, access_hash bytea, access_expires_at timestamptz, expires_at timestamptz,
    user_id uuid, user_name text, is_platform_admin boolean, tenant_id uuid, role text, support_until timestamptz,
    support_reseller_id uuid, is_suspended boolean, reseller_id uuid, reseller_role text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.id, s.access_hash, s.access_expires_at, s.expires_at, u.id, u.name, u.is_platform_admin,
      t.id, m.role, m.support_until, m.support_reseller_id, t.suspended_at is not null, r.id, rm.role
    from sessions s
    join users u on u.id = s.user_id and u.disabled_at is null
    left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
      and (m.support_until is null
        or (m.support_reseller_id is null and u.is_platform_admin)
        or exists (select from reseller_members sm
          join resellers sr on sr.id = sm.reseller_id and sr.suspended_at is null
          join tenants st on st.id = m.tenant_id and st.reseller_id = sr.id
          where sm.reseller_id = m.support_reseller_id and sm.user_id = u.id and sm.role <> 'billing'))
    left join tenants t on t.id = m.tenant_id
    left join reseller_members rm on rm.reseller_id = s.reseller_id and rm.user_id = s.user_id
    left join resellers r on r.id = rm.reseller_id and r.suspended_at is null
    where s.access_lookup = wanted_lookup and s.ended_at is null
  $$;
alter function app.find_session(text) owner to parley_platform;
revoke execute on function app.find_session(text) from public;
grant execute on function app.find_session(text) to parley_app;

-- As before, of accounts that are not suspended.
create or replace function app.tenant_of_agent(wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.tenant_id from agents a join tenants t on t.id = a.tenant_id and t.suspended_at is null
    where a.id = wanted and a.trashed_at is null
  $$;
create or replace function app.find_web_voice_session(wanted uuid)
  returns table (tenant_id uuid, token_hash bytea, origin text, expires_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.tenant_id, s.token_hash, s.origin, s.expires_at, s.used_at
    from web_voice_sessions s join tenants t on t.id = s.tenant_id and t.suspended_at is null
    where s.id = wanted
  $$;
