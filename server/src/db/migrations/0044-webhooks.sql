-- Up Migration

-- Webhooks: receivers of events, the events as signed, their deliveries and every attempt.
create table webhook_endpoints (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  version integer not null,
  url text not null,
  description text not null,
  is_active boolean not null,
  -- Null: of every agent.
  agent_ids uuid[],
  events text[] not null,
  include text[] not null,
  -- Values that look like secrets are references to the vault.
  headers jsonb not null,
  -- Made from the `webhook_url` of this agent.
  source_agent_id uuid,
  -- First failure since the last success, and scheduled attempts failed since then.
  failing_since timestamptz,
  failed_attempts integer not null default 0,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('failing', 'gone')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, source_agent_id),
  foreign key (tenant_id, source_agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('webhook_endpoints');
-- Agents with a webhook of their own: few, and looked for with every event.
create index agents_with_webhook on agents (tenant_id) where config ->> 'webhook_url' is not null;

create table webhook_endpoint_secrets (
  tenant_id uuid not null,
  -- Also the id of the sealed value.
  id uuid not null,
  endpoint_id uuid not null,
  hint text not null,
  -- Null: the current secret.
  valid_until timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade
);
create index webhook_endpoint_secrets_endpoint on webhook_endpoint_secrets (tenant_id, endpoint_id);
select app.protect_tenant_table('webhook_endpoint_secrets');

create table webhook_events (
  tenant_id uuid not null references tenants (id) on delete cascade,
  -- The `webhook-id` header.
  id uuid not null,
  type text not null,
  -- The call, chat, booking or contact request; null for other events.
  subject_id uuid,
  -- `data.call.version`.
  version integer,
  -- Bodies exactly as signed and sent; null: erased. The second is for webhooks that include the transcript.
  body text,
  transcript_body text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index webhook_events_subject on webhook_events (tenant_id, subject_id) where subject_id is not null;
create index webhook_events_old on webhook_events (created_at);
select app.protect_tenant_table('webhook_events');

create table webhook_deliveries (
  tenant_id uuid not null,
  id uuid not null,
  -- Order in which deliveries were queued.
  seq bigint generated always as identity,
  endpoint_id uuid not null,
  event_id uuid not null,
  subject_id uuid,
  with_transcript boolean not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'missed', 'erased')),
  -- Scheduled tries made.
  tries integer not null default 0,
  -- Next scheduled try, while waiting.
  next_try_at timestamptz,
  -- A redelivery by hand: one request, whatever the state.
  redeliver_at timestamptz,
  due_at timestamptz generated always as (least(next_try_at, redeliver_at)) stored,
  -- Held by the process that is sending it.
  lease_id uuid,
  lease_until timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references webhook_events (tenant_id, id) on delete cascade
) with (fillfactor = 80);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, endpoint_id, due_at) where due_at is not null;
create index webhook_deliveries_order on webhook_deliveries (tenant_id, endpoint_id, subject_id, seq)
  where state = 'waiting';
create index webhook_deliveries_list on webhook_deliveries (tenant_id, endpoint_id, created_at, id);
create index webhook_deliveries_state on webhook_deliveries (tenant_id, endpoint_id, state, created_at, id)
  where state in ('waiting', 'failed', 'missed');
create index webhook_deliveries_event on webhook_deliveries (tenant_id, event_id);
select app.protect_tenant_table('webhook_deliveries');

-- Every request made. Rows are only added; erasure blanks the answer, retention deletes them with their event.
create table webhook_attempts (
  tenant_id uuid not null,
  id uuid not null,
  delivery_id uuid not null,
  -- Subject of the event: erasure finds answers that repeat it.
  subject_id uuid,
  is_redelivery boolean not null,
  url text not null,
  request_headers jsonb not null,
  status integer,
  error_code text,
  error_message text,
  -- First 2 KB of the answer.
  response_body text not null,
  dns_ms real,
  connect_ms real,
  tls_ms real,
  first_byte_ms real,
  total_ms real not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (tenant_id, delivery_id);
create index webhook_attempts_subject on webhook_attempts (tenant_id, subject_id) where subject_id is not null;
select app.protect_tenant_table('webhook_attempts', 'select, insert');
grant update (response_body) on webhook_attempts to parley_app;
