-- Up Migration

-- Runs of workflows: one for each conversation that follows one, complete to go on from in another process.
create table workflow_runs (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- No reference: a run finishes on its version when the workflow is deleted.
  workflow_id uuid not null,
  version integer not null,
  agent_id uuid,
  session_id uuid,
  call_id uuid,
  status text not null check (status in ('running', 'ended', 'failed')),
  outcome text check (outcome in ('succeeded', 'failed')),
  -- Present node, of the innermost sub-flow.
  node_id text not null,
  step integer not null,
  -- Everything else: sub-flows, variables, progress in the node.
  state jsonb not null,
  -- When the run goes on without the person.
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check (num_nonnulls(session_id, call_id) = 1),
  unique (tenant_id, session_id),
  unique (tenant_id, call_id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade
);
create index workflow_runs_running on workflow_runs (tenant_id, workflow_id, version) where status = 'running';
select app.protect_tenant_table('workflow_runs');

-- Steps of runs. Appended, and erased with their run.
create table workflow_steps (
  tenant_id uuid not null,
  run_id uuid not null,
  step integer not null,
  -- The conversation of the run.
  session_id uuid,
  call_id uuid,
  workflow_id uuid not null,
  version integer,
  node_id text not null,
  kind text not null,
  event text not null check (event in ('enter', 'input', 'silence', 'return', 'resume')),
  edge_id text,
  reason text,
  outcome text,
  problem text,
  -- Said in the step; after an interruption, as far as it was heard.
  text text not null,
  duration_ms integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, run_id, step),
  foreign key (tenant_id, run_id) references workflow_runs (tenant_id, id) on delete cascade
);
create index workflow_steps_session on workflow_steps (tenant_id, session_id) where session_id is not null;
create index workflow_steps_call on workflow_steps (tenant_id, call_id) where call_id is not null;
select app.protect_tenant_table('workflow_steps');
