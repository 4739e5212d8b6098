-- Up Migration

-- Questions an agent had no answer to. Similar ones are one group; each time one was asked is an occurrence.
create table unanswered_questions (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  -- Words of the latest occurrence, its stems, and these sorted as one text, by which the same question is found.
  text text not null,
  stems text[] not null,
  match_key text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'dismissed')),
  state_changed_at timestamptz,
  -- Times it was asked after an answer had been added.
  reopened_count integer not null default 0,
  call_count integer not null default 0,
  chat_count integer not null default 0,
  total_count integer not null generated always as (call_count + chat_count) stored,
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index unanswered_questions_last on unanswered_questions (tenant_id, last_asked_at, id);
create index unanswered_questions_count on unanswered_questions (tenant_id, total_count, id);
create index unanswered_questions_of_agent on unanswered_questions (tenant_id, agent_id, last_asked_at, id);
create index unanswered_questions_match on unanswered_questions (tenant_id, agent_id, match_key);
select app.protect_tenant_table('unanswered_questions');

create table unanswered_question_occurrences (
  tenant_id uuid not null,
  id uuid not null,
  question_id uuid not null,
  -- The conversation; an occurrence is erased with it.
  call_id uuid,
  session_id uuid,
  text text not null,
  stems text[] not null,
  match_key text not null,
  asked_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, question_id) references unanswered_questions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  check ((call_id is null) <> (session_id is null))
);
create index unanswered_question_occurrences_question
  on unanswered_question_occurrences (tenant_id, question_id, asked_at, id);
create index unanswered_question_occurrences_call
  on unanswered_question_occurrences (tenant_id, call_id) where call_id is not null;
create index unanswered_question_occurrences_session
  on unanswered_question_occurrences (tenant_id, session_id) where session_id is not null;
select app.protect_tenant_table('unanswered_question_occurrences');

-- Recounts the groups that lost occurrences, however these were deleted: a group without any goes with them, and the
-- others keep the words of the latest that remains.
create function app.recount_unanswered_questions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The lock first: each statement after it sees what other transactions have committed.
  perform from unanswered_questions q
    where (q.tenant_id, q.id) in (select tenant_id, question_id from gone)
    order by q.tenant_id, q.id for update;
  delete from unanswered_questions q
    where (q.tenant_id, q.id) in (select tenant_id, question_id from gone)
      and not exists (select from unanswered_question_occurrences o
        where o.tenant_id = q.tenant_id and o.question_id = q.id);
  update unanswered_questions q set
      call_count = n.calls, chat_count = n.chats, first_asked_at = n.first_at, last_asked_at = n.last_at,
      text = l.text, stems = l.stems, match_key = l.match_key
    from (select distinct tenant_id, question_id from gone) g
    cross join lateral (
      select count(o.call_id) as calls, count(o.session_id) as chats, min(o.asked_at) as first_at,
          max(o.asked_at) as last_at
        from unanswered_question_occurrences o
        where o.tenant_id = g.tenant_id and o.question_id = g.question_id) n
    cross join lateral (
      select o.text, o.stems, o.match_key from unanswered_question_occurrences o
        where o.tenant_id = g.tenant_id and o.question_id = g.question_id
        order by o.asked_at desc, o.id desc limit 1) l
    where q.tenant_id = g.tenant_id and q.id = g.question_id;
  return null;
end
$$;
alter function app.recount_unanswered_questions() owner to parley_platform;
revoke execute on function app.recount_unanswered_questions() from public;

create trigger unanswered_questions_recount after delete on unanswered_question_occurrences
  referencing old table as gone for each statement execute function app.recount_unanswered_questions();
