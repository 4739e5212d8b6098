-- Up Migration

-- Feature flags of an account that the platform has set: each overrides what the package of the account says.
create table tenant_feature_flags (
  tenant_id uuid not null references tenants (id) on delete cascade,
  flag text not null,
  is_on boolean not null,
  set_at timestamptz not null,
  primary key (tenant_id, flag)
);
select app.protect_tenant_table('tenant_feature_flags', 'select');

-- Features that are switched off for an account: by a flag, or by its package where no flag switches them on.
create or replace function app.modules_off(account uuid) returns text[]
  language sql stable set search_path = public, pg_temp
  as $$
    select coalesce(array_agg(off.feature order by off.feature), '{}')
    from (
      select f.flag as feature from tenant_feature_flags f where f.tenant_id = account and not f.is_on
      union
      select m.key
      from tenants t join reseller_packages p on p.reseller_id = t.reseller_id and p.id = t.package_id,
        jsonb_each(p.modules) m
      where t.id = account and m.value = 'false'::jsonb
        and not exists (select from tenant_feature_flags f where f.tenant_id = account and f.flag = m.key and f.is_on)
    ) off
  $$;

-- Wholesale prices of a package: of its customers, in place of those of the reseller.
alter table wholesale_tiers
  add column package_id uuid,
  add constraint wholesale_tiers_package foreign key (reseller_id, package_id)
    references reseller_packages (reseller_id, id) on delete cascade,
  drop constraint wholesale_tiers_reseller_id_valid_from_from_seconds_key,
  add constraint wholesale_tiers_set unique nulls not distinct (reseller_id, package_id, valid_from, from_seconds);
