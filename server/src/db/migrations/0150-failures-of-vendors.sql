-- Up Migration

-- Ends of calls that are the fault of the installation or its vendors, for the health of the installation.
create function app.is_call_fault(end_reason text) returns boolean
  language sql immutable parallel safe
  return end_reason in ('error_stt', 'error_llm', 'error_tts', 'error_telephony', 'worker_lost');
revoke execute on function app.is_call_fault(text) from public;
grant execute on function app.is_call_fault(text) to parley_app, parley_platform;

create index calls_faults on calls (ended_at) where app.is_call_fault(end_reason) and ended_at is not null;
create index chat_messages_failed on chat_messages (created_at) where status = 'failed';
