-- Up Migration

-- Reseller of the account of the transaction; null for a customer of the installation itself, and for a reseller.
create function app.seller() returns uuid
  language sql stable
  return (select reseller_id from tenants where id = app.tenant());
revoke execute on function app.seller() from public;
grant execute on function app.seller() to parley_app, parley_platform;

-- Offers. `reseller_id`: the seller; null is the installation itself. A customer sees those of its own seller, a reseller
-- its own; the installation's are written by the platform.
create table plans (
  id uuid primary key,
  reseller_id uuid references resellers (id) on delete cascade,
  name text not null,
  description text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Fee of one month.
  price_minor_units bigint not null check (price_minor_units >= 0),
  included_seconds bigint not null check (included_seconds >= 0),
  -- When minutes and money are used up: calls stop, go on below zero for the grace, or are invoiced as overage.
  when_empty text not null default 'stop' check (when_empty in ('stop', 'grace', 'overage')),
  grace_seconds bigint not null default 0 check (grace_seconds >= 0),
  -- Most overage at once; null: no limit.
  overage_limit_minor_units bigint check (overage_limit_minor_units >= 0),
  -- Offered to every customer of the seller; otherwise assigned by the seller alone.
  is_public boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz
);
create index plans_list on plans (reseller_id, created_at, id);

create table minute_packages (
  id uuid primary key,
  reseller_id uuid references resellers (id) on delete cascade,
  name text not null,
  seconds bigint not null check (seconds > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  price_minor_units bigint not null check (price_minor_units >= 0),
  -- Days until bought minutes expire; null: never.
  valid_days integer check (valid_days > 0),
  is_public boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz
);
create index minute_packages_list on minute_packages (reseller_id, created_at, id);

-- Retail prices, dated. The most specific list that is valid at the time of a use counts: the customer's, the seller's,
-- the installation's. Unit of prices: millionths of the currency's unit.
create table price_lists (
  id uuid primary key,
  reseller_id uuid references resellers (id) on delete cascade,
  -- Null: for every customer of the seller.
  customer_id uuid references tenants (id) on delete cascade,
  name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  inbound_minute_micros bigint not null check (inbound_minute_micros >= 0),
  outbound_minute_micros bigint not null check (outbound_minute_micros >= 0),
  web_minute_micros bigint not null check (web_minute_micros >= 0),
  chat_turn_micros bigint not null check (chat_turn_micros >= 0),
  message_micros bigint not null check (message_micros >= 0),
  -- A call is charged in steps of so many seconds, the last one in full.
  call_increment_seconds integer not null default 1 check (call_increment_seconds between 1 and 60),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index price_lists_valid on price_lists (reseller_id, customer_id, valid_from desc);

-- Wholesale prices of resellers. A set is the rows of one seller and one `valid_from`, and is replaced by the next one.
-- Within a set a price applies to the part of a month's call seconds above `from_seconds`.
create table wholesale_tiers (
  id uuid primary key,
  -- Null: for every reseller without tiers of its own.
  reseller_id uuid references resellers (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  valid_from timestamptz not null,
  from_seconds bigint not null check (from_seconds >= 0),
  inbound_minute_micros bigint not null check (inbound_minute_micros >= 0),
  outbound_minute_micros bigint not null check (outbound_minute_micros >= 0),
  web_minute_micros bigint not null check (web_minute_micros >= 0),
  chat_turn_micros bigint not null check (chat_turn_micros >= 0),
  message_micros bigint not null check (message_micros >= 0),
  created_at timestamptz not null,
  unique nulls not distinct (reseller_id, valid_from, from_seconds)
);

do $$
declare
  target text;
begin
  foreach target in array array['plans', 'minute_packages', 'price_lists', 'wholesale_tiers'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format('create policy every_row on %I to parley_platform using (true) with check (true)', target);
    execute format('create policy own_rows on %I to parley_app
      using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()))', target);
    execute format('grant select, insert, update, delete on %I to parley_app, parley_platform', target);
  end loop;
end
$$;
create policy offered on plans for select to parley_app using (reseller_id is not distinct from (select app.seller()));
create policy offered on minute_packages for select to parley_app
  using (reseller_id is not distinct from (select app.seller()));
create policy applied on price_lists for select to parley_app
  using ((reseller_id is null or reseller_id = (select app.seller()))
    and (customer_id is null or customer_id = (select app.tenant())));
create policy usual_tiers on wholesale_tiers for select to parley_app
  using (reseller_id is null and exists (select from resellers r where r.id = (select app.tenant())));

-- Customers that are billed. An account without a row here is never refused a call and owes nothing but priced usage.
create table billing_accounts (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  currency text not null,
  when_empty text not null default 'stop' check (when_empty in ('stop', 'grace', 'overage')),
  grace_seconds bigint not null default 0 check (grace_seconds >= 0),
  overage_limit_micros bigint check (overage_limit_micros >= 0),
  -- At so many minutes left the balance is low.
  low_seconds bigint not null default 1800 check (low_seconds >= 0),
  -- Since when the balance has been low; null: it is not, or is enough again.
  low_since timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
select app.protect_tenant_table('billing_accounts');

create table subscriptions (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  plan_id uuid not null references plans (id),
  -- Terms as agreed: a later change of the plan applies from the next subscription on.
  name text not null,
  currency text not null,
  price_minor_units bigint not null,
  included_seconds bigint not null,
  -- Day of the month on which periods begin; in shorter months their last day.
  anchor_day smallint not null check (anchor_day between 1 and 31),
  timezone text not null,
  -- Days in that zone; the end is the first day of the next period.
  period_start date not null,
  period_end date not null,
  period_ends_at timestamptz not null,
  cancel_at_period_end boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index subscriptions_current on subscriptions (tenant_id) where ended_at is null;
create index subscriptions_due on subscriptions (period_ends_at) where ended_at is null;
select app.protect_tenant_table('subscriptions', 'select, insert, update');

-- Minutes bought, granted or included in a period of a plan. Used in the order in which they expire.
create table minute_lots (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- Idempotency key of the credit.
  key text not null,
  kind text not null check (kind in ('package', 'plan', 'grant')),
  package_id uuid,
  subscription_id uuid,
  seconds bigint not null check (seconds > 0),
  remaining_seconds bigint not null,
  credited_at timestamptz not null,
  expires_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, key),
  check (remaining_seconds between 0 and seconds)
);
create index minute_lots_open on minute_lots (tenant_id, expires_at, id) where remaining_seconds > 0;
create index minute_lots_due on minute_lots (expires_at) where remaining_seconds > 0;
select app.protect_tenant_table('minute_lots', 'select, insert, update');

-- Ledger: a book for each account holder, customer or reseller, so `tenant_id` may be either. Written by
-- app.post_entry alone; in each entry the postings of a unit sum to zero. Amounts of money are millionths of the
-- currency's unit, amounts of time seconds. Books outlive their holder.
create table ledger_accounts (
  tenant_id uuid not null,
  account text not null,
  -- A currency, or `s`.
  unit text not null,
  balance bigint not null default 0,
  -- Reserved by calls in progress.
  held bigint not null default 0 check (held >= 0),
  -- Least of balance less held; null: none.
  floor bigint,
  version bigint not null default 0,
  primary key (tenant_id, account, unit),
  constraint ledger_accounts_floor check (floor is null or balance - held >= floor)
);
select app.protect_tenant_table('ledger_accounts', 'select');
grant update (held, floor) on ledger_accounts to parley_app;

create table ledger_entries (
  tenant_id uuid not null,
  id uuid not null,
  key text not null,
  kind text not null,
  details jsonb not null default '{}',
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, key)
);
create index ledger_entries_list on ledger_entries (tenant_id, at, id);
select app.protect_tenant_table('ledger_entries', 'select');

-- The version in the key makes a lost or doubled posting impossible to store.
create table ledger_postings (
  tenant_id uuid not null,
  account text not null,
  unit text not null,
  version bigint not null,
  entry_id uuid not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (tenant_id, account, unit, version),
  foreign key (tenant_id, entry_id) references ledger_entries (tenant_id, id),
  foreign key (tenant_id, account, unit) references ledger_accounts (tenant_id, account, unit)
);
create index ledger_postings_entry on ledger_postings (tenant_id, entry_id);
select app.protect_tenant_table('ledger_postings', 'select');
revoke update, delete on ledger_entries, ledger_postings from parley_platform;

-- Posts one entry to the book of the transaction. False when an entry with this key was posted before. Accounts are
-- locked in the order of their names, so entries never wait for each other in a circle.
create function app.post_entry(holder uuid, entry_id uuid, entry_key text, entry_kind text, entry_details jsonb, entry_at timestamptz,
    postings jsonb)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.tenant() is distinct from holder then
    raise exception 'post_entry needs a transaction of the account holder';
  end if;
  insert into ledger_entries (tenant_id, id, key, kind, details, at)
    values (holder, entry_id, entry_key, entry_kind, entry_details, entry_at)
    on conflict (tenant_id, key) do nothing;
  if not found then
    return false;
  end if;
  if exists (select from jsonb_to_recordset(postings) as p(account text, unit text, amount bigint)
      group by p.unit having sum(p.amount) <> 0) then
    raise exception 'entry % is not balanced', entry_key using errcode = 'check_violation';
  end if;
  insert into ledger_accounts (tenant_id, account, unit, floor)
    select holder, p.account, p.unit, case when p.account in ('minutes', 'wallet') then 0 end
    from jsonb_to_recordset(postings) as p(account text, unit text, amount bigint)
    group by p.account, p.unit order by p.account, p.unit
    on conflict do nothing;
  perform from ledger_accounts a
    where a.tenant_id = holder and (a.account, a.unit) in (
      select p.account, p.unit from jsonb_to_recordset(postings) as p(account text, unit text, amount bigint))
    order by a.account, a.unit for update;
  with sums as (
    select p.account, p.unit, sum(p.amount)::bigint as amount
    from jsonb_to_recordset(postings) as p(account text, unit text, amount bigint)
    group by p.account, p.unit having sum(p.amount) <> 0
  ), changed as (
    update ledger_accounts a set balance = a.balance + s.amount, version = a.version + 1
    from sums s where a.tenant_id = holder and a.account = s.account and a.unit = s.unit
    returning a.account, a.unit, a.version, s.amount, a.balance
  )
  insert into ledger_postings (tenant_id, account, unit, version, entry_id, amount, balance_after)
    select holder, c.account, c.unit, c.version, post_entry.entry_id, c.amount, c.balance from changed c;
  return true;
end
$$;
alter function app.post_entry(uuid, uuid, text, text, jsonb, timestamptz, jsonb) owner to parley_platform;
revoke execute on function app.post_entry(uuid, uuid, text, text, jsonb, timestamptz, jsonb) from public;
grant execute on function app.post_entry(uuid, uuid, text, text, jsonb, timestamptz, jsonb) to parley_app, parley_platform;

-- Opens an account, so that it can be locked and reserved from before its first posting.
create function app.open_ledger_account(holder uuid, account text, unit text, floor bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app.tenant() is distinct from holder then
    raise exception 'open_ledger_account needs a transaction of the account holder';
  end if;
  insert into ledger_accounts (tenant_id, account, unit, floor)
    values (holder, open_ledger_account.account, open_ledger_account.unit, open_ledger_account.floor)
    on conflict do nothing;
end
$$;
alter function app.open_ledger_account(uuid, text, text, bigint) owner to parley_platform;
revoke execute on function app.open_ledger_account(uuid, text, text, bigint) from public;
grant execute on function app.open_ledger_account(uuid, text, text, bigint) to parley_app, parley_platform;

-- Use of the product, once for each source: of a customer at retail, and in the book of its reseller at wholesale.
create table usage_records (
  tenant_id uuid not null,
  id uuid not null,
  -- The tenant itself or, in a reseller's book, the customer.
  customer_id uuid not null,
  -- `<kind>:<id>` of the call, answer or message.
  source text not null,
  kind text not null check (kind in ('inbound_call', 'outbound_call', 'web_call', 'chat_turn', 'message')),
  at timestamptz not null,
  -- The customer's local day.
  day date not null,
  -- Seconds of a call; otherwise 1.
  quantity bigint not null check (quantity >= 0),
  -- Seconds paid with minutes.
  covered_seconds bigint not null default 0,
  -- Price of a minute, an answer or a message at the time; null: there was none.
  rate_micros bigint,
  currency text,
  -- Money charged.
  micros bigint not null default 0,
  -- In a reseller's book: charge of the customer for the same use.
  retail_micros bigint not null default 0,
  retail_currency text,
  entry_id uuid,
  primary key (tenant_id, id),
  unique (tenant_id, source)
);
create index usage_records_list on usage_records (tenant_id, at, id);
select app.protect_tenant_table('usage_records', 'select, insert');

-- Sums of usage_records. `currency`: empty without a price.
create table usage_days (
  tenant_id uuid not null,
  customer_id uuid not null,
  day date not null,
  kind text not null,
  currency text not null,
  events bigint not null,
  quantity bigint not null,
  covered_seconds bigint not null,
  micros bigint not null,
  retail_micros bigint not null,
  primary key (tenant_id, customer_id, day, kind, currency)
);
create index usage_days_period on usage_days (tenant_id, day);
select app.protect_tenant_table('usage_days', 'select, insert, update');

-- Reservation of a call in progress: seconds and money that `held` of the ledger's accounts includes.
create table call_holds (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('inbound_call', 'outbound_call', 'web_call')),
  -- Of prepaid minutes.
  seconds bigint not null,
  -- Of prepaid money, and of overage to be invoiced.
  wallet_micros bigint not null,
  overage_micros bigint not null,
  currency text not null,
  -- Seconds of conversation that are reserved in all.
  covered_seconds bigint not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index call_holds_expired on call_holds (expires_at);
select app.protect_tenant_table('call_holds');
