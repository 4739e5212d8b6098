-- Up Migration

-- How far the changes of a connected calendar were read, for each calendar that bookings are written to.
create table calendar_syncs (
  tenant_id uuid not null,
  connection_id uuid not null,
  calendar_id text not null,
  -- Token of the provider, opaque; null: never read.
  token text,
  synced_at timestamptz,
  -- Null: no booking to come has an event in it.
  next_sync_at timestamptz,
  -- A run of the connection is expected to end by then.
  leased_until timestamptz,
  failures integer not null default 0,
  fault text not null default '',
  primary key (tenant_id, connection_id, calendar_id),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index calendar_syncs_due on calendar_syncs (next_sync_at) where next_sync_at is not null;
select app.protect_tenant_table('calendar_syncs');

insert into calendar_syncs (tenant_id, connection_id, calendar_id, next_sync_at)
select distinct e.tenant_id, e.connection_id, e.calendar_id, now()
from booking_events e
join connections c on c.tenant_id = e.tenant_id and c.id = e.connection_id and c.provider <> 'builtin'
join bookings b on b.tenant_id = e.tenant_id and b.id = e.booking_id
where b.status = 'booked' and b.ends_at > now();

-- Why a booking was not moved with its event in a connected calendar; null: it is where its event is.
alter table bookings add column event_difference text
  check (event_difference in ('past', 'all_day', 'length'));
