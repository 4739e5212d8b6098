-- Up Migration

-- Events that bookings have in connected calendars. A row is committed before the calendar is written to, so that an
-- event without its booking is found after a crash. No reference to the booking: its transaction is still open then.
create table booking_events (
  tenant_id uuid not null,
  booking_id uuid not null,
  agent_id uuid not null,
  connection_id uuid not null,
  calendar_id text not null,
  -- Null: the creation was not answered yet.
  event_id text,
  -- Since when the event may differ from the booking; null: it is as the booking.
  differs_since timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, booking_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index booking_events_calendar on booking_events (tenant_id, connection_id, calendar_id);
create index booking_events_agent on booking_events (tenant_id, agent_id);
create index booking_events_differing on booking_events (differs_since) where differs_since is not null;
select app.protect_tenant_table('booking_events');

-- Events of calendars that Parley keeps itself: times that several agents share, without whose they are.
create table built_in_events (
  tenant_id uuid not null,
  connection_id uuid not null,
  uid text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, connection_id, uid),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create index built_in_events_time on built_in_events (tenant_id, connection_id, starts_at);
select app.protect_tenant_table('built_in_events');
