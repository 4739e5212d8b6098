-- Up Migration

-- Orders of minutes and plans. What was ordered is stored as it was offered.
create table orders (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('minutes', 'plan')),
  item_id uuid not null,
  item jsonb not null,
  currency text not null,
  net_minor_units bigint not null,
  status text not null check (status in ('pending', 'paid', 'cancelled', 'refunded')),
  provider text not null check (provider in ('built_in', 'stripe')),
  invoice_id uuid,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (tenant_id, id),
  check ((paid_at is null) = (status in ('pending', 'cancelled')))
);
create index orders_newest on orders (tenant_id, created_at, id);
select app.protect_tenant_table('orders');

-- The account as a customer of a payment provider, and a link to pay an invoice there.
create table payment_customers (
  tenant_id uuid not null references tenants (id) on delete cascade,
  provider text not null,
  reference text not null,
  created_at timestamptz not null,
  primary key (tenant_id, provider)
);
select app.protect_tenant_table('payment_customers');

-- Events of payment providers, each handled once. Nothing but ids: the object is fetched.
create table provider_events (
  provider text not null,
  id text not null,
  type text not null,
  handled_at timestamptz not null,
  primary key (provider, id)
);
grant select, insert, update, delete on provider_events to parley_platform;
