-- Up Migration

-- Stock of a reseller, and the account that gave a number up last, which may have it back while it is in quarantine.
alter table number_pool
  add column reseller_id uuid references resellers (id) on delete set null,
  add column previous_tenant_id uuid;
create index number_pool_of_reseller on number_pool (reseller_id) where reseller_id is not null;

-- Numbers in the stock of a reseller can be claimed by its customers alone.
create or replace function app.claim_pool_number(wanted uuid, at timestamptz)
  returns setof number_pool
  language sql security definer set search_path = public, pg_temp
  as $$
    update number_pool p set claimed_at = at, quarantined_until = null
    where p.id = wanted and p.claimed_at is null
      and (coalesce(p.quarantined_until <= at, true) or p.previous_tenant_id = app.tenant())
      and (p.reseller_id is null or p.reseller_id = (select t.reseller_id from tenants t where t.id = app.tenant()))
      and app.tenant() is not null
    returning p.*
  $$;

create or replace function app.return_pool_number(wanted text, until timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with returned as (
      update number_pool p set claimed_at = null, quarantined_until = until, previous_tenant_id = app.tenant()
      where p.number = wanted and exists (
        select from phone_numbers n where n.number = wanted and n.tenant_id = app.tenant() and n.source = 'pool')
      returning 1)
    select exists (select from returned)
  $$;

-- Numbers of the installation: those of the pool, and those that accounts have. `reseller_id` is that of the holder, or
-- of the stock for a number without an account.
create view app.number_inventory as
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
    n.created_at as assigned_at
  from number_pool p
  full join phone_numbers n on n.number = p.number
  left join tenants t on t.id = n.tenant_id
  where n.status is distinct from 'buying';
alter view app.number_inventory owner to parley_platform;

-- Inventory of a reseller: its stock, and the numbers of its customers.
create function app.reseller_number_inventory() returns setof app.number_inventory
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from app.number_inventory where reseller_id = app.tenant() $$;
alter function app.reseller_number_inventory() owner to parley_platform;
revoke execute on function app.reseller_number_inventory() from public;
grant execute on function app.reseller_number_inventory() to parley_app;
grant usage on type app.number_inventory to parley_app;
