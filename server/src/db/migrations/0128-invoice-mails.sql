-- Up Migration

-- When the email with an issued invoice was written; null: none was, as for those issued before there were any.
alter table invoices add column mailed_at timestamptz;
