-- Up Migration

-- Certificates are numbered within the tenant and follow their erasure until it is complete; a complete one is final.
alter table deletion_certificates
  add column number integer,
  add column state text not null default 'complete'
    check (state in ('requested', 'running', 'waiting_for_hold', 'verifying', 'complete')),
  -- Keyed hash of the subject; of certificates of format 1 a plain SHA-256.
  add column subject_hash text not null default '',
  add column completed_at timestamptz;
update deletion_certificates c set
    number = numbered.number,
    subject_hash = c.certificate::json ->> 'subject_sha256',
    completed_at = c.created_at
  from (
    select tenant_id, id, row_number() over (partition by tenant_id order by created_at, id) as number
    from deletion_certificates) numbered
  where numbered.tenant_id = c.tenant_id and numbered.id = c.id;
alter table deletion_certificates
  alter column number set not null,
  alter column state drop default,
  add constraint deletion_certificates_complete check ((state = 'complete') = (completed_at is not null));
create unique index deletion_certificates_number on deletion_certificates (tenant_id, number);
create index deletion_certificates_list on deletion_certificates (tenant_id, created_at, id);
create index deletion_certificates_state on deletion_certificates (tenant_id, state, created_at, id);
create index deletion_certificates_subject on deletion_certificates (tenant_id, subject_hash);
grant update (state, certificate, signature, completed_at) on deletion_certificates to parley_app;

create function app.refuse_change_of_certificate() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'A complete deletion certificate is final';
end
$$;
revoke execute on function app.refuse_change_of_certificate() from public;
create trigger deletion_certificates_final before update on deletion_certificates
  for each row when (old.state = 'complete') execute function app.refuse_change_of_certificate();

-- Erasures, each with the certificate of the same id. The subject's number is in `secrets` under the same id, until the
-- rows are deleted; afterwards nothing here identifies a person.
create table erasures (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('subject', 'call')),
  call_id uuid,
  state text not null
    check (state in ('requested', 'running', 'waiting_for_hold', 'verifying', 'complete')),
  subject_hash text not null,
  -- Kind and id.
  actor jsonb not null,
  requested_at timestamptz not null,
  -- One month after receipt. Source: GDPR, article 12(3).
  due_at timestamptz not null,
  erased_at timestamptz,
  completed_at timestamptz,
  -- Deleted and blanked rows by place, over all passes.
  counts jsonb not null default '{}',
  -- Receivers outside that had the data.
  recipients jsonb not null default '[]',
  -- Deletion transactions: the first, and one for each release of held objects.
  passes integer not null default 0,
  primary key (tenant_id, id),
  check ((kind = 'call') = (call_id is not null)),
  check ((state = 'complete') = (completed_at is not null))
);
create index erasures_subject on erasures (tenant_id, subject_hash, requested_at);
create index erasures_open on erasures (state, requested_at) where state <> 'complete';
select app.protect_tenant_table('erasures');

-- Erased ids of a pass, until they are in the ledger outside of the database.
create table erasure_passes (
  tenant_id uuid not null,
  erasure_id uuid not null,
  pass integer not null,
  entry jsonb not null,
  primary key (tenant_id, erasure_id, pass),
  foreign key (tenant_id, erasure_id) references erasures (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('erasure_passes');

-- Files of an erasure: deleted after its commit and tried again until the store confirms that each is gone.
create table erasure_files (
  tenant_id uuid not null,
  erasure_id uuid not null,
  key text not null,
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz not null,
  gone_at timestamptz,
  primary key (tenant_id, erasure_id, key),
  foreign key (tenant_id, erasure_id) references erasures (tenant_id, id) on delete cascade
);
create index erasure_files_open on erasure_files (next_attempt_at) where gone_at is null;
select app.protect_tenant_table('erasure_files');

-- Objects that survive an erasure while they are under a legal hold.
create table erasure_held_objects (
  tenant_id uuid not null,
  erasure_id uuid not null,
  kind text not null check (kind in ('call', 'chat', 'recording')),
  object_id uuid not null,
  primary key (tenant_id, erasure_id, kind, object_id),
  foreign key (tenant_id, erasure_id) references erasures (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('erasure_held_objects');

-- Legal holds on calls, chats and recordings; `object_id` of a recording is that of its call. An object is under hold
-- while one of its holds is not lifted.
create table legal_holds (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('call', 'chat', 'recording')),
  object_id uuid not null,
  reason text not null,
  created_by jsonb not null,
  created_at timestamptz not null,
  lifted_by jsonb,
  lifted_at timestamptz,
  primary key (tenant_id, id),
  check ((lifted_at is null) = (lifted_by is null))
);
create index legal_holds_list on legal_holds (tenant_id, created_at, id);
create index legal_holds_active on legal_holds (tenant_id, kind, object_id) where lifted_at is null;
select app.protect_tenant_table('legal_holds');

-- Billing facts of erased calls: no number, name, content or metadata.
create table erased_calls (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  agent_id uuid,
  agent_version integer,
  agent_name text,
  type text not null,
  direction text not null,
  status text not null,
  end_reason text,
  success boolean,
  created_at timestamptz not null,
  started_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  duration_seconds integer,
  was_transferred boolean not null,
  latency jsonb,
  engines jsonb not null,
  erased_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete set null (agent_id)
);
create index erased_calls_time on erased_calls (tenant_id, started_at);
create index erased_calls_agent on erased_calls (tenant_id, agent_id) where agent_id is not null;
select app.protect_tenant_table('erased_calls', 'select, insert');

-- A text message outlives its call or chat as a billing fact.
alter table text_messages
  drop constraint text_messages_tenant_id_call_id_fkey,
  drop constraint text_messages_tenant_id_session_id_fkey,
  add foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete set null (call_id),
  add foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete set null (session_id);

-- Ids that occur in a text.
create function app.uuids_in(value text) returns uuid[]
  language sql immutable parallel safe
  as $$
    select coalesce(array_agg(found[1]::uuid), '{}')
    from regexp_matches(value, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') found
  $$;

-- Erasing objects also erases the events that name them or one of the texts, whatever their topic, also unread ones.
create function app.forget_events_of(objects uuid[], texts text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
  others integer;
begin
  delete from events where tenant_id = app.tenant()
    and topic in (select kind || object from unnest(array['call:', 'chat:']) kind, unnest(objects) object);
  get diagnostics forgotten = row_count;
  delete from events e where e.tenant_id = app.tenant()
    and e.topic not like 'call:%' and e.topic not like 'chat:%'
    and (app.uuids_in(e.data::text) && objects
      or exists (select from unnest(texts) part where part <> '' and position(part in e.data::text) > 0));
  get diagnostics others = row_count;
  return forgotten + others;
end
$$;
alter function app.forget_events_of(uuid[], text[]) owner to parley_platform;
revoke execute on function app.forget_events_of(uuid[], text[]) from public;
grant execute on function app.forget_events_of(uuid[], text[]) to parley_app;

-- A tenant writes emails and reads none; it erases the codes sent to the addresses of a visitor.
create function app.forget_emails(addresses text[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from emails where tenant_id = app.tenant() and kind = 'chat_code' and lower(to_address) = any (addresses);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
alter function app.forget_emails(text[]) owner to parley_platform;
revoke execute on function app.forget_emails(text[]) from public;
grant execute on function app.forget_emails(text[]) to parley_app;

-- Removes waiting jobs of the own tenant that are about erased objects. Their payloads hold ids, the tenant's included.
create function app.forget_jobs(objects uuid[]) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from graphile_worker._private_jobs j
  where j.locked_at is null
    and app.tenant() = any (app.uuids_in(j.payload::text)) and app.uuids_in(j.payload::text) && objects;
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
revoke execute on function app.forget_jobs(uuid[]) from public;
grant execute on function app.forget_jobs(uuid[]) to parley_app;
