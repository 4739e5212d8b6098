-- Up Migration

-- Floors and ceilings of retention, by kind of data: of a reseller for its customers, and of the platform, whose id is
-- the nil UUID, for all.
create table retention_bounds (
  tenant_id uuid not null,
  version integer not null,
  bounds jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
select app.protect_tenant_table('retention_bounds');

-- Bounds above the transaction's account, outermost first: of the platform, and of the account's reseller.
create function app.retention_bounds_above() returns setof jsonb
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select b.bounds from retention_bounds b
    where app.tenant() <> b.tenant_id
      and b.tenant_id in ('00000000-0000-0000-0000-000000000000',
        (select t.reseller_id from tenants t where t.id = app.tenant()))
    order by b.tenant_id <> '00000000-0000-0000-0000-000000000000'
  $$;
alter function app.retention_bounds_above() owner to parley_platform;
revoke execute on function app.retention_bounds_above() from public;
grant execute on function app.retention_bounds_above() to parley_app;
