-- Up Migration

-- Chats are analysed as calls are: one table of the states, results in columns of the conversation.
alter table call_analyses rename to conversation_analyses;
alter index call_analyses_due rename to conversation_analyses_due;
alter table conversation_analyses drop constraint call_analyses_pkey;
alter table conversation_analyses
  alter column call_id drop not null,
  add session_id uuid,
  add conversation_id uuid,
  drop constraint call_analyses_skip_reason_check,
  drop constraint call_analyses_settings_of_check;
-- `start`: the agent as it was when the conversation began. `now`: as it is when the analysis begins.
alter table conversation_analyses alter column settings_of set default 'start';
update conversation_analyses set
  conversation_id = call_id, settings_of = case settings_of when 'call' then 'start' else 'now' end;
alter table conversation_analyses
  alter column conversation_id set not null,
  add primary key (tenant_id, conversation_id),
  add foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  add check (num_nonnulls(call_id, session_id) = 1 and conversation_id = coalesce(call_id, session_id)),
  add check (settings_of in ('start', 'now')),
  add check (skip_reason in ('not_answered', 'caller_silent', 'visitor_silent', 'turned_off', 'zero_retention'));
-- For the deletion of a conversation, which looks for its analysis.
create unique index conversation_analyses_call on conversation_analyses (tenant_id, call_id) where call_id is not null;
create unique index conversation_analyses_session
  on conversation_analyses (tenant_id, session_id) where session_id is not null;

alter table chat_sessions
  add summary text,
  add structured_data jsonb,
  add success boolean,
  add sentiment text check (sentiment in ('positive', 'neutral', 'negative'));

-- `answer`: the model said with its answer that it does not know. `analysis`: found in the finished conversation, and
-- replaced by the next analysis of it.
alter table unanswered_question_occurrences
  add found_by text not null default 'answer' check (found_by in ('answer', 'analysis'));
update unanswered_question_occurrences set found_by = 'analysis' where call_id is not null;
alter table unanswered_question_occurrences alter column found_by drop default;
