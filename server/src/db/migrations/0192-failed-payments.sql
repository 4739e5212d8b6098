-- Up Migration

-- Last payment of the order that was promised and did not come, and a payment that the bank took back after a dispute.
alter table orders
  add column payment_failed_at timestamptz,
  add column is_disputed boolean not null default false;
