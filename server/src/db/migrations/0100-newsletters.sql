-- Up Migration

-- Newsletters of a reseller to the people of its customers.
create table newsletters (
  reseller_id uuid not null references resellers (id) on delete cascade,
  id uuid not null,
  language text not null check (language in ('en', 'sv', 'de', 'fr', 'es')),
  subject text not null,
  text text not null,
  button_label text,
  button_url text,
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  primary key (reseller_id, id),
  check ((button_label is null) = (button_url is null)),
  check ((status = 'draft') = (started_at is null))
);
create index newsletters_list on newsletters (reseller_id, created_at, id);
alter table newsletters enable row level security;
alter table newsletters force row level security;
create policy own_newsletters on newsletters to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
create policy every_newsletter on newsletters to parley_platform using (true) with check (true);
grant select, insert, update, delete on newsletters to parley_app;
grant select, insert, update, delete on newsletters to parley_platform;

-- Consent of a person to the newsletters of one reseller; a missing row is none. The last giving and, after it, the
-- withdrawal stand side by side: both must be shown on request. Resellers see no row of it.
create table newsletter_consents (
  reseller_id uuid not null references resellers (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  given_at timestamptz,
  given_by text check (given_by in ('account_page', 'sign_up')),
  withdrawn_at timestamptz,
  withdrawn_by text check (withdrawn_by in ('account_page', 'unsubscribe_link')),
  primary key (reseller_id, user_id),
  check ((given_at is null) = (given_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index newsletter_consents_of_user on newsletter_consents (user_id);
alter table newsletter_consents enable row level security;
alter table newsletter_consents force row level security;
create policy every_consent on newsletter_consents to parley_platform using (true) with check (true);
grant select, insert, update, delete on newsletter_consents to parley_platform;

-- One row for each person and newsletter, hence at most one email.
create table newsletter_recipients (
  reseller_id uuid not null,
  newsletter_id uuid not null,
  -- Without a reference: the report stays when the person is deleted.
  user_id uuid not null,
  status text not null default 'waiting' check (status in ('waiting', 'queued', 'sent', 'failed', 'skipped')),
  mail_id uuid,
  unsubscribed_at timestamptz,
  primary key (reseller_id, newsletter_id, user_id),
  foreign key (reseller_id, newsletter_id) references newsletters (reseller_id, id) on delete cascade
);
create index newsletter_recipients_waiting on newsletter_recipients (reseller_id, newsletter_id, user_id)
  where status = 'waiting';
create unique index newsletter_recipients_mail on newsletter_recipients (mail_id) where mail_id is not null;
alter table newsletter_recipients enable row level security;
alter table newsletter_recipients force row level security;
create policy own_recipients on newsletter_recipients to parley_app
  using (reseller_id = (select app.tenant())) with check (reseller_id = (select app.tenant()));
create policy every_recipient on newsletter_recipients to parley_platform using (true) with check (true);
grant select, insert on newsletter_recipients to parley_app;
grant select, insert, update, delete on newsletter_recipients to parley_platform;

-- People who may get a newsletter of the reseller of the transaction now: with consent and a confirmed address, in at
-- least one of its customers that is not suspended (those in the trash are). `people`: those of them; null: all.
create function app.newsletter_audience(people uuid[] default null) returns table (user_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select c.user_id
    from newsletter_consents c
    join resellers r on r.id = c.reseller_id and r.suspended_at is null
    join users u on u.id = c.user_id and u.disabled_at is null and u.email_verified_at is not null
    where c.reseller_id = app.tenant() and c.given_at is not null and c.withdrawn_at is null
      and (people is null or c.user_id = any (people))
      and exists (select from memberships m join tenants t on t.id = m.tenant_id
        where m.user_id = c.user_id and m.support_until is null and t.reseller_id = c.reseller_id
          and t.suspended_at is null)
  $$;
alter function app.newsletter_audience(uuid[]) owner to parley_platform;
revoke execute on function app.newsletter_audience(uuid[]) from public;
grant execute on function app.newsletter_audience(uuid[]) to parley_app;
