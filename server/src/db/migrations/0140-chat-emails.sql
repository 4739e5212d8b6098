-- Up Migration

-- Emails with replies that visitors had not seen when they left, each with a link that resumes the chat.
create table chat_emails (
  tenant_id uuid not null,
  -- That of the email, which itself is deleted after 30 days.
  id uuid not null,
  session_id uuid not null,
  -- Notice of it in the chat, for operators.
  notice_id uuid not null,
  to_address text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade
);
create unique index chat_emails_token on chat_emails (token_hash);
create index chat_emails_session on chat_emails (tenant_id, session_id);
create index chat_emails_address on chat_emails (tenant_id, lower(to_address), created_at);
select app.protect_tenant_table('chat_emails');

-- Messages up to this number were sent by email, or were there before emails were sent.
alter table chat_sessions add column emailed_seq integer not null default 0;
update chat_sessions set emailed_seq = last_seq where last_seq > 0;
create index chat_sessions_unseen on chat_sessions (last_activity_at)
  where last_seq > greatest(visitor_seen_seq, last_visitor_seq, emailed_seq);

alter table chat_desk_settings
  add column email_replies text not null default 'operators' check (email_replies in ('off', 'operators', 'all')),
  -- Unit: minutes.
  add column email_after_minutes integer not null default 5 check (email_after_minutes between 1 and 1440),
  -- Reply-To of these emails; null: replies are not read.
  add column email_reply_to text;

-- The token of a link is a token of its session.
create or replace function app.find_chat_session_by_token(wanted bytea)
  returns table (tenant_id uuid, id uuid, agent_id uuid, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.tenant_id, s.id, s.agent_id, s.expires_at from chat_sessions s where s.token_hash = wanted
    union all
    select s.tenant_id, s.id, s.agent_id, s.expires_at from chat_emails e
      join chat_sessions s on s.tenant_id = e.tenant_id and s.id = e.session_id where e.token_hash = wanted
  $$;

-- Delivery happens in the platform's role, outside any tenant: the notice says when it failed.
create function app.record_chat_email_failure() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update chat_messages m set notice = jsonb_set(m.notice, '{kind}', '"email_failed"')
    from chat_emails e where e.tenant_id = new.tenant_id and e.id = new.id
      and m.tenant_id = e.tenant_id and m.session_id = e.session_id and m.id = e.notice_id;
  return null;
end
$$;
create trigger emails_chat_failure after update of status on emails
  for each row when (new.kind = 'chat_reply' and new.status in ('failed', 'kept'))
  execute function app.record_chat_email_failure();

create or replace function app.forget_emails(addresses text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from emails where tenant_id = app.tenant() and kind in ('chat_code', 'contact_reply', 'chat_reply', 'booking')
    and lower(to_address) = any (addresses);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
