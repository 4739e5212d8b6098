-- Up Migration

-- Variables that a step set. `created_at` is the start of a step.
alter table workflow_steps add column variables jsonb not null default '{}';

-- End of a run: by its graph, or because its conversation is over.
alter table workflow_runs
  add column ended_at timestamptz,
  add column end_reason text
    check (end_reason in ('finished', 'failed', 'conversation_ended', 'process_lost'));
create index workflow_runs_list on workflow_runs (tenant_id, workflow_id, created_at, id);

-- End of the run of a call, by the end of the call. A transfer that succeeds is an end of the graph.
create function app.run_end_reason(call_end text) returns text
  language sql immutable parallel safe
  as $$
    select case call_end when 'worker_lost' then 'process_lost' when 'transferred' then 'finished'
                         else 'conversation_ended' end
  $$;

-- A run does not outlive its conversation, however that ends: also where the process of a call died, and where progress
-- is stored late. The row lock orders the two: the end of a conversation waits, or is seen.
create function app.end_workflow_run() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
declare
  over_at timestamptz;
  over_by text;
begin
  if tg_op = 'UPDATE' and new.end_reason is distinct from old.end_reason then
    return new;
  end if;
  if new.status = 'running' and new.call_id is not null then
    select c.ended_at, c.end_reason into over_at, over_by
      from calls c where c.tenant_id = new.tenant_id and c.id = new.call_id for share;
  elsif new.status = 'running' then
    select s.closed_at into over_at
      from chat_sessions s where s.tenant_id = new.tenant_id and s.id = new.session_id for share;
  end if;
  if new.status <> 'running' then
    new.ended_at := coalesce(new.ended_at, new.updated_at);
    new.end_reason := case new.status when 'failed' then 'failed' else 'finished' end;
  elsif over_at is null then
    new.ended_at := null;
    new.end_reason := null;
  else
    new.status := 'ended';
    new.ended_at := coalesce(new.ended_at, over_at);
    new.end_reason := app.run_end_reason(over_by);
    new.outcome := coalesce(new.outcome, case over_by when 'transferred' then 'succeeded' end);
    new.due_at := null;
  end if;
  return new;
end
$$;
create trigger workflow_run_end before insert or update on workflow_runs
  for each row execute function app.end_workflow_run();

create function app.end_workflow_run_of_call() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  update workflow_runs
     set status = 'ended', ended_at = new.ended_at, due_at = null, end_reason = app.run_end_reason(new.end_reason),
         outcome = coalesce(outcome, case new.end_reason when 'transferred' then 'succeeded' end)
   where tenant_id = new.tenant_id and call_id = new.id and status = 'running';
  return null;
end
$$;
create trigger workflow_run_of_call_ended after update of ended_at on calls
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.end_workflow_run_of_call();

create function app.end_workflow_run_of_chat() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
begin
  update workflow_runs
     set status = 'ended', ended_at = new.closed_at, due_at = null, end_reason = 'conversation_ended'
   where tenant_id = new.tenant_id and session_id = new.id and status = 'running';
  return null;
end
$$;
create trigger workflow_run_of_chat_ended after update of status on chat_sessions
  for each row when (old.status <> 'closed' and new.status = 'closed') execute function app.end_workflow_run_of_chat();

-- Runs of conversations that are over already.
update workflow_runs r set status = 'ended', end_reason = 'conversation_ended', due_at = null,
    ended_at = coalesce((select c.ended_at from calls c where c.tenant_id = r.tenant_id and c.id = r.call_id), r.updated_at)
 where r.status = 'running' and (
   exists (select from calls c where c.tenant_id = r.tenant_id and c.id = r.call_id and c.ended_at is not null)
   or exists (select from chat_sessions s where s.tenant_id = r.tenant_id and s.id = r.session_id and s.status = 'closed'));
update workflow_runs set ended_at = updated_at, end_reason = case status when 'failed' then 'failed' else 'finished' end
 where status <> 'running' and end_reason is null;
