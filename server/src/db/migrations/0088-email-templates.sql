-- Up Migration

-- Texts of emails that a reseller has changed. A missing row means Parley's own text.
create table email_templates (
  reseller_id uuid not null references resellers (id) on delete cascade,
  key text not null,
  language text not null,
  subject text not null,
  before_action text not null,
  action text not null,
  after_action text not null,
  updated_at timestamptz not null,
  primary key (reseller_id, key, language)
);
alter table email_templates enable row level security;
alter table email_templates force row level security;
create policy own_templates on email_templates to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
-- A customer's emails are written in its own transactions.
create policy seen_templates on email_templates for select to parley_app using (
  reseller_id = (select t.reseller_id from tenants t where t.id = (select app.tenant())));
create policy every_template on email_templates to parley_platform using (true) with check (true);
grant select, insert, update, delete on email_templates to parley_app;
grant select, insert, update, delete on email_templates to parley_platform;
