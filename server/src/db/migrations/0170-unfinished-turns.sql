-- Up Migration

-- Heard part of the turn that the agent is speaking, written while it speaks. Deleted with the turn itself; where the
-- process dies first, it becomes the last turn of the transcript.
create table call_unfinished_turns (
  tenant_id uuid not null,
  call_id uuid not null,
  text text not null,
  start_ms integer not null,
  end_ms integer not null,
  engine_id text not null,
  primary key (tenant_id, call_id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('call_unfinished_turns');
