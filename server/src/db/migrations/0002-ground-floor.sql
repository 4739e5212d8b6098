-- Up Migration

-- Audit log: append-only, a hash chain per tenant. The app may read its tenant's rows and append through one function;
-- only the owner can change or remove a row. The nil UUID is the chain of the platform itself.
create table audit_heads (
  tenant_id uuid primary key,
  seq bigint not null,
  hash text not null
);
create table audit_log (
  tenant_id uuid not null,
  seq bigint not null,
  -- Canonical JSON, stored as the exact hashed text.
  entry text not null,
  at timestamptz not null,
  action text not null,
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, seq)
);
select app.protect_tenant_table('audit_heads', 'select');
select app.protect_tenant_table('audit_log', 'select');
revoke update, delete on audit_log from parley_platform;
create index audit_log_action on audit_log (tenant_id, action, seq);

-- hash = sha256(prev_hash || newline || seq || newline || entry). The head row is locked until commit, so the chain of
-- a tenant has no gaps and no forks.
create function app.append_audit(entry text) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenant uuid := app.tenant();
  head audit_heads;
  next_hash text;
begin
  if tenant is null then
    raise exception 'append_audit needs a tenant transaction';
  end if;
  select * into head from audit_heads where tenant_id = tenant for update;
  if not found then
    insert into audit_heads values (tenant, 0, '') on conflict do nothing;
    select * into head from audit_heads where tenant_id = tenant for update;
  end if;
  next_hash := encode(sha256(convert_to(head.hash || E'\n' || (head.seq + 1) || E'\n' || entry, 'UTF8')), 'hex');
  insert into audit_log values (tenant, head.seq + 1, entry, (entry::json ->> 'at')::timestamptz, entry::json ->> 'action', head.hash, next_hash);
  update audit_heads set seq = head.seq + 1, hash = next_hash where tenant_id = tenant;
  return head.seq + 1;
end
$$;
alter function app.append_audit(text) owner to parley_platform;
revoke execute on function app.append_audit(text) from public;
grant execute on function app.append_audit(text) to parley_app;

-- Outbox. Ids are assigned before the commit and so become visible out of order; (xid, id) below the oldest running
-- transaction is an immutable prefix, which readers read.
create table events (
  tenant_id uuid not null,
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index events_order on events (xid, id);
create index events_topic on events (tenant_id, topic, xid, id);
create index events_age on events (created_at);
select app.protect_tenant_table('events', 'select, insert');

-- Answers of requests with an Idempotency-Key, written in the transaction of their effect.
create table idempotency_keys (
  tenant_id uuid not null,
  principal text not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  status integer not null,
  -- Null for an answer with a secret: a secret is never returned twice.
  answer jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, principal, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
select app.protect_tenant_table('idempotency_keys', 'select, insert, delete');

-- Secrets at rest: sealed with AES-256-GCM, bound to tenant, table and row. Only `hint` is ever shown.
create table secrets (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  sealed text not null,
  hint text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select app.protect_tenant_table('secrets');

-- Shared counters of the rate limits. Unlogged: losing them in a crash costs one window.
create unlogged table rate_limit_windows (
  key text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (key, window_start)
);
grant select, insert, update, delete on rate_limit_windows to parley_platform;

-- Deletion certificates: signed, without the deleted data.
create table deletion_certificates (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null,
  -- The exact signed text (Ed25519).
  certificate text not null,
  signature text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
select app.protect_tenant_table('deletion_certificates', 'select, insert');

-- Jobs are enqueued in the transaction of their cause. The worker's tables belong to the owner.
create function app.add_job(task text, payload json, job_key text default null, run_at timestamptz default null)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload => payload, job_key => job_key, run_at => run_at);
end
$$;
revoke execute on function app.add_job(text, json, text, timestamptz) from public;
grant execute on function app.add_job(text, json, text, timestamptz) to parley_app, parley_platform;

-- Erasing a resource also erases its events. The app may not delete events otherwise.
create function app.forget_events(topics text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from events where tenant_id = app.tenant() and topic = any (topics);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
alter function app.forget_events(text[]) owner to parley_platform;
revoke execute on function app.forget_events(text[]) from public;
grant execute on function app.forget_events(text[]) to parley_app;
