-- Up Migration

-- Workflows: a draft to edit, and immutable versions that conversations run on.
create table workflows (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null,
  draft jsonb not null,
  draft_sha256 text not null,
  -- Grows with every change of name, description or draft.
  revision integer not null,
  draft_updated_at timestamptz not null,
  draft_updated_by jsonb not null,
  -- The newest version; null: never published.
  published_version integer,
  published_sha256 text,
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted workflow is no longer offered; running conversations finish on their version of it.
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index workflows_list on workflows (tenant_id, created_at, id);
select app.protect_tenant_table('workflows');

create table workflow_versions (
  tenant_id uuid not null,
  workflow_id uuid not null,
  number integer not null,
  graph jsonb not null,
  sha256 text not null,
  -- Revisions of tools and versions of sub-flows that this version runs.
  pins jsonb not null,
  -- Workflows that run inside this version, at any depth.
  contains uuid[] not null,
  -- Every run of the graph waits for the visitor before it ends.
  waits boolean not null,
  source text not null check (source in ('publish', 'rollback')),
  rolled_back_to integer,
  note text not null,
  author jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, workflow_id, number),
  foreign key (tenant_id, workflow_id) references workflows (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('workflow_versions', 'select, insert');
create index workflow_versions_contains on workflow_versions using gin (contains);

-- Assignments: a setting of the agent, and so of its versions. Index for the agents of a workflow.
alter table agents
  add column workflow_id uuid generated always as ((config ->> 'workflow_id')::uuid) stored,
  add column workflow_version integer generated always as ((config ->> 'workflow_version')::integer) stored;
create index agents_workflow on agents (tenant_id, workflow_id) where workflow_id is not null;
