-- Up Migration

-- Feed of an agent's bookings that calendar programs subscribe to. A new address is a new id.
create table calendar_feeds (
  tenant_id uuid not null references tenants (id) on delete cascade,
  agent_id uuid not null,
  id uuid not null,
  shows_customers boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (tenant_id, agent_id),
  unique (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('calendar_feeds');
