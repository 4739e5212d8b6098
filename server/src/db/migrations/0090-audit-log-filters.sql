-- Up Migration

-- Facts of audit entries by which they are filtered. Generated from the hashed text, so they cannot differ from it, and
-- no part of the chain.
create function app.audit_fact(entry text, place text[]) returns text
  language sql immutable parallel safe
  return entry::json #>> place;

alter table audit_log
  add column actor_id text generated always as (app.audit_fact(entry, '{actor,id}')) stored,
  add column resource_id text generated always as (app.audit_fact(entry, '{resource_id}')) stored,
  add column customer_id text generated always as (app.audit_fact(entry, '{details,customer_id}')) stored;

create index audit_log_times on audit_log (tenant_id, at, seq);
create index audit_log_all_times on audit_log (at, tenant_id, seq);
create index audit_log_actors on audit_log (tenant_id, actor_id, at, seq);
create index audit_log_resources on audit_log (tenant_id, resource_id, at, seq);
