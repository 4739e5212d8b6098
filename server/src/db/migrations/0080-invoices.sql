-- Up Migration

-- Sellers on invoices. tenant_id: a reseller, or the nil UUID for the installation.
create table invoice_issuers (
  tenant_id uuid primary key,
  profile jsonb not null,
  updated_at timestamptz not null
);
select app.protect_tenant_table('invoice_issuers');

-- Last numbers of an issuer. A row is locked from the number to the commit, so that numbers have no gaps; without a
-- right of the app, which numbers documents through app.number_document.
create table invoice_counters (
  tenant_id uuid not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  last_number bigint not null,
  primary key (tenant_id, kind)
);
select app.protect_tenant_table('invoice_counters', 'select');

-- Buyer's side of invoices, one row of an account.
create table billing_details (
  tenant_id uuid primary key references tenants (id) on delete cascade,
  details jsonb not null,
  updated_at timestamptz not null
);
select app.protect_tenant_table('billing_details');

-- Invoices stay when their account is purged: bookkeeping law asks for them for years. So no reference to tenants.
create table invoices (
  tenant_id uuid not null,
  id uuid not null,
  issuer_id uuid not null,
  status text not null check (status in ('draft', 'open', 'paid', 'void')),
  origin text not null check (origin in ('custom', 'order', 'period')),
  -- Cause of an invoice that Parley writes by itself, which is invoiced once.
  source_key text,
  order_id uuid,
  number text,
  sequence bigint,
  currency text not null,
  language text not null,
  net_minor_units bigint not null,
  vat_minor_units bigint not null,
  total_minor_units bigint not null,
  paid_minor_units bigint not null default 0,
  credited_minor_units bigint not null default 0,
  -- Totals by VAT category and rate.
  vat jsonb not null,
  -- Parties as of the day of issue.
  seller jsonb,
  buyer jsonb,
  note text not null,
  payment_days integer,
  payment_reference text,
  period_from date,
  period_to date,
  issued_at timestamptz,
  due_on date,
  paid_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((status = 'draft') = (number is null)),
  check ((number is null) = (sequence is null) and (number is null) = (issued_at is null)),
  check (paid_minor_units >= 0 and credited_minor_units between 0 and total_minor_units)
);
create unique index invoices_number on invoices (issuer_id, sequence);
create unique index invoices_source on invoices (tenant_id, source_key);
create index invoices_newest on invoices (tenant_id, created_at, id);
create index invoices_of_issuer on invoices (issuer_id, created_at, id);
create index invoices_reference on invoices (payment_reference);
select app.protect_tenant_table('invoices');
-- A reseller reads what it has issued.
create function app.issued_invoices() returns setof invoices
  language sql stable security definer set search_path = public, pg_temp
  as $$ select * from invoices where issuer_id = app.tenant() $$;
alter function app.issued_invoices() owner to parley_platform;
revoke execute on function app.issued_invoices() from public;
grant execute on function app.issued_invoices() to parley_app;

create table invoice_lines (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  position integer not null,
  description text not null,
  -- Thousandths of the unit.
  quantity_thousandths bigint not null,
  unit text not null,
  unit_price_micros bigint not null,
  -- Exact amount of the line, before it is rounded.
  amount_micros bigint not null,
  net_minor_units bigint not null,
  -- Hundredths of a percent. In a draft null: decided on the day of issue.
  vat_basis_points integer,
  vat_category text,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('invoice_lines');

create table credit_notes (
  tenant_id uuid not null,
  id uuid not null,
  issuer_id uuid not null,
  invoice_id uuid not null,
  -- Cause of a credit note that Parley writes by itself: a refund at the payment provider.
  source_key text,
  number text not null,
  sequence bigint not null,
  reason text not null,
  net_minor_units bigint not null,
  vat_minor_units bigint not null,
  total_minor_units bigint not null,
  vat jsonb not null,
  issued_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create unique index credit_notes_number on credit_notes (issuer_id, sequence);
create unique index credit_notes_source on credit_notes (tenant_id, source_key);
create index credit_notes_of_invoice on credit_notes (tenant_id, invoice_id);
select app.protect_tenant_table('credit_notes', 'select, insert');

create table payments (
  tenant_id uuid not null,
  id uuid not null,
  invoice_id uuid not null,
  amount_minor_units bigint not null check (amount_minor_units > 0),
  refunded_minor_units bigint not null default 0 check (refunded_minor_units between 0 and amount_minor_units),
  method text not null,
  reference text not null,
  -- Payment at a provider, which counts once.
  provider text,
  provider_reference text,
  received_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create unique index payments_provider on payments (provider, provider_reference);
create index payments_of_invoice on payments (tenant_id, invoice_id);
select app.protect_tenant_table('payments');

-- An issued invoice and its lines are not changed: corrections are credit notes. Payment and cancellation alone are.
create function app.protect_issued_invoice() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if old.number is not null and (tg_op = 'DELETE' or
    (new.number, new.sequence, new.issuer_id, new.currency, new.net_minor_units, new.vat_minor_units,
      new.total_minor_units, new.vat, new.seller, new.buyer, new.issued_at, new.due_on) is distinct from
    (old.number, old.sequence, old.issuer_id, old.currency, old.net_minor_units, old.vat_minor_units,
      old.total_minor_units, old.vat, old.seller, old.buyer, old.issued_at, old.due_on)) then
    raise exception 'invoice % is issued', old.id using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger invoices_issued before update or delete on invoices
  for each row execute function app.protect_issued_invoice();
create function app.protect_issued_lines() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from invoices i where i.tenant_id = coalesce(new.tenant_id, old.tenant_id)
      and i.id = coalesce(new.invoice_id, old.invoice_id) and i.number is not null) then
    raise exception 'invoice % is issued', coalesce(new.invoice_id, old.invoice_id) using errcode = 'integrity_constraint_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger invoice_lines_issued before insert or update or delete on invoice_lines
  for each row execute function app.protect_issued_lines();

-- Issuer of the invoices of the account of this transaction, with its profile where it has one. Of a customer of a
-- reseller: the reseller.
create function app.invoice_issuer() returns table (issuer_id uuid, profile jsonb)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select a.issuer_id, i.profile
    from (select coalesce(t.reseller_id, '00000000-0000-0000-0000-000000000000'::uuid) as issuer_id
          from tenants t where t.id = app.tenant()) a
    left join invoice_issuers i on i.tenant_id = a.issuer_id
  $$;
alter function app.invoice_issuer() owner to parley_platform;
revoke execute on function app.invoice_issuer() from public;
grant execute on function app.invoice_issuer() to parley_app, parley_platform;

-- Takes the next number of the issuer of an invoice of this transaction's account, and locks the counter until commit.
create function app.number_document(invoice uuid, document text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  issuer uuid;
  taken bigint;
begin
  select issuer_id into issuer from invoices where tenant_id = app.tenant() and id = invoice;
  if not found then
    raise exception 'number_document needs an invoice of the account';
  end if;
  insert into invoice_counters as c values (issuer, document, 1)
    on conflict (tenant_id, kind) do update set last_number = c.last_number + 1
    returning last_number into taken;
  return taken;
end
$$;
alter function app.number_document(uuid, text) owner to parley_platform;
revoke execute on function app.number_document(uuid, text) from public;
grant execute on function app.number_document(uuid, text) to parley_app, parley_platform;
