-- Up Migration

-- Trunks of resellers and of the installation stand beside those of tenants: `tenant_id` is their account, as in the
-- ledger, and the nil id that of the installation. So neither trunks nor their passwords refer to tenants alone.
alter table sip_trunks drop constraint sip_trunks_tenant_id_fkey;
alter table secrets drop constraint secrets_tenant_id_fkey;
drop index sip_trunks_id;
create unique index sip_trunks_id on sip_trunks (id);

create function app.forget_account_trunks() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  delete from number_pool p using sip_trunks t where t.tenant_id = old.id and p.shared_trunk_id = t.id;
  delete from sip_trunks t where t.tenant_id = old.id;
  delete from secrets s where s.tenant_id = old.id;
  return null;
end
$$;
alter function app.forget_account_trunks() owner to parley_platform;
revoke execute on function app.forget_account_trunks() from public;
-- After the triggers of foreign keys, which take the numbers with them.
create trigger zz_forget_trunks after delete on tenants for each row execute function app.forget_account_trunks();
create trigger zz_forget_trunks after delete on resellers for each row execute function app.forget_account_trunks();

-- Line of a number that lies on a trunk of the reseller or of the installation. Its account never sees the trunk.
alter table phone_numbers
  add column shared_trunk_id uuid references sip_trunks (id),
  add constraint phone_numbers_one_line check (shared_trunk_id is null or (trunk_id is null and provider is null));
create index phone_numbers_of_shared_trunk on phone_numbers (shared_trunk_id) where shared_trunk_id is not null;
alter table number_pool
  add column shared_trunk_id uuid references sip_trunks (id),
  alter column provider drop not null,
  add constraint number_pool_one_line check ((provider is null) <> (shared_trunk_id is null));
create index number_pool_of_shared_trunk on number_pool (shared_trunk_id) where shared_trunk_id is not null;

-- Next attempt over a shared trunk: its rate holds for all accounts together.
create table shared_trunk_pace (
  trunk_id uuid primary key references sip_trunks (id) on delete cascade,
  next_at timestamptz not null
);
grant select, insert, update, delete on shared_trunk_pace to parley_platform;

-- Lines of the account's numbers over shared trunks, without hosts, names and credentials.
create function app.shared_lines()
  returns table (id uuid, is_active boolean, can_dial boolean, max_concurrent_calls integer,
    calls_per_second double precision, state text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select t.id, t.is_active, t.config ->> 'host' is not null, (t.config ->> 'max_concurrent_calls')::integer,
      (t.config ->> 'calls_per_second')::double precision,
      (select s.state from sip_trunk_status s where s.trunk_id = t.id and s.alive_until > now())
    from sip_trunks t
    where t.id in (select n.shared_trunk_id from phone_numbers n where n.tenant_id = app.tenant())
  $$;
alter function app.shared_lines() owner to parley_platform;
revoke execute on function app.shared_lines() from public;
grant execute on function app.shared_lines() to parley_app, parley_platform;

-- Serializes dialling over a shared trunk until the transaction ends; returns its next attempt and the calls of all
-- accounts that are dialled or live over it. Nothing for a trunk that no number of the account lies on.
create function app.lock_shared_line(wanted uuid) returns table (next_at timestamptz, dialling integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from phone_numbers n where n.tenant_id = app.tenant() and n.shared_trunk_id = wanted) then
    return;
  end if;
  insert into shared_trunk_pace (trunk_id, next_at) values (wanted, '-infinity') on conflict do nothing;
  return query
    select p.next_at, (select count(*)::integer from outbound_dials d where d.trunk_id = wanted and d.state = 'dialling')
    from shared_trunk_pace p where p.trunk_id = wanted for update of p;
end
$$;
alter function app.lock_shared_line(uuid) owner to parley_platform;
revoke execute on function app.lock_shared_line(uuid) from public;
grant execute on function app.lock_shared_line(uuid) to parley_app, parley_platform;

create function app.pace_shared_line(wanted uuid, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update shared_trunk_pace p set next_at = at
    where p.trunk_id = wanted and exists (
      select from phone_numbers n where n.tenant_id = app.tenant() and n.shared_trunk_id = wanted)
  $$;
alter function app.pace_shared_line(uuid, timestamptz) owner to parley_platform;
revoke execute on function app.pace_shared_line(uuid, timestamptz) from public;
grant execute on function app.pace_shared_line(uuid, timestamptz) to parley_app, parley_platform;

-- Adds a number on the reseller's own trunk to its stock, in a transaction of the reseller. Null: the number is in the
-- installation already, or the trunk is another's.
create function app.add_reseller_number(new_id uuid, new_number text, new_country text, new_type text, trunk uuid)
  returns uuid language sql security definer set search_path = public, pg_temp
  as $$
    insert into number_pool (id, number, country, type, capabilities, provider_ref, reseller_id, shared_trunk_id)
    select new_id, new_number, new_country, new_type, '{voice}', '', r.id, t.id
    from resellers r join sip_trunks t on t.tenant_id = r.id and t.id = trunk
    where r.id = app.tenant() and not exists (select from phone_numbers n where n.number = new_number)
    on conflict do nothing
    returning id
  $$;
alter function app.add_reseller_number(uuid, text, text, text, uuid) owner to parley_platform;
revoke execute on function app.add_reseller_number(uuid, text, text, text, uuid) from public;
grant execute on function app.add_reseller_number(uuid, text, text, text, uuid) to parley_app;

-- Takes a number on the reseller's own trunk out of its stock; false while an account has it.
create function app.remove_reseller_number(wanted text) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with removed as (
      delete from number_pool p using sip_trunks t
      where p.number = wanted and p.claimed_at is null and p.reseller_id = app.tenant()
        and t.id = p.shared_trunk_id and t.tenant_id = app.tenant()
      returning 1)
    select exists (select from removed)
  $$;
alter function app.remove_reseller_number(text) owner to parley_platform;
revoke execute on function app.remove_reseller_number(text) from public;
grant execute on function app.remove_reseller_number(text) to parley_app;

create or replace view app.number_inventory as
  select
    coalesce(p.id, n.id) as id,
    coalesce(n.number, p.number) as number,
    coalesce(n.country, p.country) as country,
    coalesce(n.type, p.type) as type,
    coalesce(n.capabilities, p.capabilities) as capabilities,
    coalesce(n.provider, p.provider) as provider,
    coalesce(n.source, 'pool') as source,
    coalesce(n.monthly_price_minor_units, p.monthly_price_minor_units) as monthly_price_minor_units,
    coalesce(n.currency, p.currency) as currency,
    p.id as pool_id,
    case when n.id is null then p.reseller_id else t.reseller_id end as reseller_id,
    n.tenant_id,
    t.name as tenant_name,
    n.id as phone_number_id,
    n.agent_id is not null as is_answered,
    n.status,
    p.quarantined_until,
    n.created_at as assigned_at,
    s.id as trunk_id,
    s.name as trunk_name
  from number_pool p
  full join phone_numbers n on n.number = p.number
  left join tenants t on t.id = n.tenant_id
  left join sip_trunks s on s.id = coalesce(n.shared_trunk_id, p.shared_trunk_id)
  where n.status is distinct from 'buying';
