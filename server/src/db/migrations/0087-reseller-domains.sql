-- Up Migration

-- Host names under which a reseller's brand is served, once a DNS record proves the domain.
create table reseller_domains (
  reseller_id uuid not null references resellers (id) on delete cascade,
  id uuid not null,
  -- ASCII (A-labels), lower case, without port.
  host text not null,
  -- Value of the TXT record.
  token text not null,
  state text not null default 'pending' check (state in ('pending', 'verified', 'lost')),
  -- Result of the last check; null: none yet.
  check_result text check (check_result in ('proven', 'record_missing', 'value_differs', 'dns_failed', 'proven_elsewhere')),
  checked_at timestamptz,
  -- Checks in a row that found the record gone.
  misses smallint not null default 0,
  verified_at timestamptz,
  next_check_at timestamptz not null,
  created_at timestamptz not null,
  primary key (reseller_id, id),
  unique (reseller_id, host)
);
-- Several resellers may claim a host; one has proven it.
create unique index reseller_domains_verified on reseller_domains (host) where state = 'verified';
create index reseller_domains_due on reseller_domains (next_check_at);
alter table reseller_domains enable row level security;
alter table reseller_domains force row level security;
create policy own_domains on reseller_domains to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
-- Links in a customer's emails begin with a domain of its reseller.
create policy seen_domains on reseller_domains for select to parley_app using (
  state = 'verified' and reseller_id = (select t.reseller_id from tenants t where t.id = (select app.tenant())));
create policy every_domain on reseller_domains to parley_platform using (true) with check (true);
grant select, insert, update, delete on reseller_domains to parley_app;
grant select, insert, update, delete on reseller_domains to parley_platform;
