-- Up Migration

-- Consumers of the outbox: their cursors and leases. Platform only: the app role has no rights here but the two
-- functions below.
create table outbox_consumers (
  name text primary key,
  -- Event types it reads.
  types text[] not null,
  -- Every event up to here was handled or is in outbox_deferred_events.
  cursor_xid xid8 not null,
  cursor_id bigint not null,
  -- New with each acquisition, as a fencing token: a process that was overtaken moves no cursor.
  lease_id uuid,
  lease_expires_at timestamptz,
  -- Last declaration by a process whose code has it. Long ago: the consumer was removed and retains no events.
  declared_at timestamptz not null,
  -- Events deleted before it had read them.
  skipped_events bigint not null default 0,
  created_at timestamptz not null
);

-- Deferred events of a consumer: failed and to be retried, held back behind one of their topic, or dead letters. They
-- reference the event and copy none of its data.
create table outbox_deferred_events (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid() unique,
  consumer text not null references outbox_consumers (name) on delete cascade,
  event_xid xid8 not null,
  event_id bigint not null,
  topic text not null,
  type text not null,
  -- `dead`: the dead letters.
  state text not null check (state in ('waiting', 'dead')),
  -- 0 for one that is held back.
  attempts integer not null,
  next_attempt_at timestamptz not null,
  -- Kind of error, without personal data.
  error text,
  failed_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, consumer, event_id)
);
create index outbox_deferred_events_order on outbox_deferred_events (consumer, tenant_id, topic, event_xid, event_id)
  where state = 'waiting';
create index outbox_deferred_events_event on outbox_deferred_events (tenant_id, event_id);
create index outbox_deferred_events_failed on outbox_deferred_events (created_at, id) where error is not null;
grant select, insert, update, delete on outbox_consumers, outbox_deferred_events to parley_platform;

-- Moves a consumer's cursor, in the tenant transaction that has handled the events in between. Only from its present
-- position, only forward, and only under its lease.
create function app.advance_outbox_consumer(consumer text, lease uuid, from_xid xid8, from_id bigint, to_xid xid8,
    to_id bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (to_xid, to_id) <= (from_xid, from_id) then return false; end if;
  update outbox_consumers c set cursor_xid = to_xid, cursor_id = to_id
    where c.name = consumer and c.lease_id = lease and (c.cursor_xid, c.cursor_id) = (from_xid, from_id);
  return found;
end
$$;
alter function app.advance_outbox_consumer(text, uuid, xid8, bigint, xid8, bigint) owner to parley_platform;
revoke execute on function app.advance_outbox_consumer(text, uuid, xid8, bigint, xid8, bigint) from public;
grant execute on function app.advance_outbox_consumer(text, uuid, xid8, bigint, xid8, bigint) to parley_app;

-- Resolves a deferred event, in the tenant transaction that has handled it.
create function app.resolve_deferred_event(consumer text, lease uuid, event bigint)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from outbox_deferred_events d
    where d.tenant_id = app.tenant() and d.consumer = resolve_deferred_event.consumer and d.event_id = event
      and d.state = 'waiting'
      and exists (select from outbox_consumers c where c.name = d.consumer and c.lease_id = lease);
  return found;
end
$$;
alter function app.resolve_deferred_event(text, uuid, bigint) owner to parley_platform;
revoke execute on function app.resolve_deferred_event(text, uuid, bigint) from public;
grant execute on function app.resolve_deferred_event(text, uuid, bigint) to parley_app;
