-- Up Migration

-- Brands: of the installation (`reseller_id` null) and of resellers. A missing row means the defaults.
create table brands (
  reseller_id uuid references resellers (id) on delete cascade,
  settings jsonb not null,
  logo_id uuid,
  icon_id uuid,
  updated_at timestamptz not null,
  unique nulls not distinct (reseller_id)
);
alter table brands enable row level security;
alter table brands force row level security;
create policy own_brand on brands to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
-- The brand a customer sees: its reseller's, and the installation's.
create policy seen_brand on brands for select to parley_app using (
  reseller_id is null
  or reseller_id = (select t.reseller_id from tenants t where t.id = (select app.tenant())));
create policy every_brand on brands to parley_platform using (true) with check (true);
grant select, insert, update on brands to parley_app;
grant select, insert, update, delete on brands to parley_platform;

-- Logos and icons, whose bytes are in the file store.
create table brand_pictures (
  id uuid primary key,
  reseller_id uuid references resellers (id) on delete cascade,
  kind text not null check (kind in ('logo', 'icon')),
  content_type text not null,
  bytes integer not null,
  width_px integer,
  height_px integer,
  created_at timestamptz not null
);
create index brand_pictures_reseller on brand_pictures (reseller_id);
alter table brand_pictures enable row level security;
alter table brand_pictures force row level security;
create policy own_pictures on brand_pictures to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
create policy every_picture on brand_pictures to parley_platform using (true) with check (true);
grant select, insert, delete on brand_pictures to parley_app;
grant select, insert, update, delete on brand_pictures to parley_platform;
