-- Up Migration

-- Replies to contact requests, sent as emails.
create table contact_request_replies (
  tenant_id uuid not null,
  id uuid not null,
  request_id uuid not null,
  -- Null: a former member.
  author_id uuid,
  to_address text not null,
  text text not null,
  -- Delivery of the email, which itself is deleted after 30 days.
  email_id uuid not null,
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, request_id) references contact_requests (tenant_id, id) on delete cascade,
  foreign key (tenant_id, author_id) references memberships (tenant_id, user_id) on delete set null (author_id)
);
create index contact_request_replies_of_request on contact_request_replies (tenant_id, request_id, created_at, id);
create index contact_request_replies_author on contact_request_replies (tenant_id, author_id);
create index contact_request_replies_email on contact_request_replies (email_id);
select app.protect_tenant_table('contact_request_replies');

-- Delivery happens in the platform's role, outside any tenant; an email that is kept at once in the tenant's.
create function app.record_reply_delivery() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update contact_request_replies set status = new.status, sent_at = new.sent_at
    where tenant_id = new.tenant_id and email_id = new.id;
  return null;
end
$$;
create trigger emails_reply_delivery after insert or update of status on emails
  for each row when (new.kind = 'contact_reply' and new.status <> 'queued')
  execute function app.record_reply_delivery();

-- Replies are written to visitors too, as codes are.
create or replace function app.forget_emails(addresses text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from emails where tenant_id = app.tenant() and kind in ('chat_code', 'contact_reply')
    and lower(to_address) = any (addresses);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
