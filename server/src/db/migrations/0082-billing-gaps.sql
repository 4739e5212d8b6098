-- Up Migration

-- Refunds that a payment provider reported before the payment itself, by payment: applied when it comes. Payments of
-- other products on the same account at the provider never come; nothing but ids and amounts.
create table early_refunds (
  provider text not null,
  payment_reference text not null,
  refunded_minor_units bigint not null check (refunded_minor_units > 0),
  currency text not null,
  is_dispute boolean not null,
  received_at timestamptz not null,
  primary key (provider, payment_reference)
);
grant select, insert, update, delete on early_refunds to parley_platform;

-- Invoice of the money that was charged for a use; null: not invoiced yet, or nothing was charged.
alter table usage_records
  add column invoice_id uuid,
  add foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete set null (invoice_id);
create index usage_records_invoice on usage_records (tenant_id, invoice_id) where invoice_id is not null;
-- A reseller's book has its customers' uses, which are on its statements.
create index usage_records_to_invoice on usage_records (tenant_id, currency, day)
  where invoice_id is null and micros > 0 and tenant_id = customer_id;
