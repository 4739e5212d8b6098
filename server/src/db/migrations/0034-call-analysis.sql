-- Up Migration

-- The analysis of an ended call, at most one row each; its results are in columns of the call.
create table call_analyses (
  tenant_id uuid not null,
  call_id uuid not null,
  state text not null check (state in ('pending', 'running', 'done', 'failed', 'skipped')),
  skip_reason text check (skip_reason in ('not_answered', 'caller_silent', 'turned_off', 'zero_retention')),
  -- `call`: the agent as it was in the call. `agent`: as it is now, of an analysis requested by hand.
  settings_of text not null default 'call' check (settings_of in ('call', 'agent')),
  attempts integer not null default 0,
  -- Earliest time of a pending one; end of the lease of a running one, after which another process claims it.
  due_at timestamptz,
  -- New with each claim, as a fencing token: a process that was overtaken writes no results.
  lease_id uuid,
  model text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Kind of the last error, without what was said.
  fault text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, call_id),
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete cascade,
  check ((state = 'skipped') = (skip_reason is not null)),
  check ((state in ('pending', 'running')) = (due_at is not null)),
  check ((state = 'running') = (lease_id is not null))
);
create index call_analyses_due on call_analyses (due_at) where state in ('pending', 'running');
select app.protect_tenant_table('call_analyses');
