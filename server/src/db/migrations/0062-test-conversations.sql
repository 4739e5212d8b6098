-- Up Migration

-- Conversations that test an agent: what the visitor says, what tools answer, and what is expected.
create table test_conversations (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  name text not null,
  turns jsonb not null,
  expect jsonb not null,
  tools jsonb not null,
  variables jsonb not null,
  runs_on_change boolean not null,
  -- Conversation it was made of; the test is erased with it.
  session_id uuid,
  call_id uuid,
  last_status text check (last_status in ('passed', 'failed', 'error')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  check (session_id is null or call_id is null)
);
create index test_conversations_of_agent on test_conversations (tenant_id, agent_id, created_at, id);
create index test_conversations_session on test_conversations (tenant_id, session_id) where session_id is not null;
create index test_conversations_call on test_conversations (tenant_id, call_id) where call_id is not null;
select app.protect_tenant_table('test_conversations');

-- Runs of test conversations, each against one version of the agent.
create table test_runs (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  agent_version integer not null,
  trigger text not null check (trigger in ('request', 'version', 'workflow')),
  state text not null check (state in ('queued', 'running', 'finished')),
  -- Tests of the run, in their order.
  test_ids uuid[] not null,
  -- Earliest time of a queued run; end of the lease of a running one, after which another process claims it.
  due_at timestamptz,
  -- New with each claim, as a fencing token: a process that was overtaken writes no results.
  lease_id uuid,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id, agent_version) references agent_versions (tenant_id, agent_id, number) on delete cascade,
  check ((state in ('queued', 'running')) = (due_at is not null)),
  check ((state = 'running') = (lease_id is not null))
);
create index test_runs_of_agent on test_runs (tenant_id, agent_id, created_at, id);
create index test_runs_due on test_runs (due_at) where state in ('queued', 'running');
select app.protect_tenant_table('test_runs');

-- Outcomes of single tests, each written once.
create table test_results (
  tenant_id uuid not null,
  run_id uuid not null,
  test_id uuid not null,
  name text not null,
  status text not null check (status in ('passed', 'failed', 'error')),
  fault text,
  model text,
  turns jsonb not null,
  variables jsonb not null,
  path text[] not null,
  checks jsonb not null,
  checks_met integer not null,
  checks_total integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, run_id, test_id),
  foreign key (tenant_id, run_id) references test_runs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, test_id) references test_conversations (tenant_id, id) on delete cascade
);
create index test_results_of_test on test_results (tenant_id, test_id);
select app.protect_tenant_table('test_results');
