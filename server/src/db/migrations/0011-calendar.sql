-- Up Migration

-- Availability of an agent's calendar. The built-in calendar is Parley's own table of bookings.
create table agent_calendars (
  tenant_id uuid not null,
  agent_id uuid not null,
  config jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
select app.protect_tenant_table('agent_calendars');

create table bookings (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('booked', 'cancelled')),
  customer_name text not null,
  -- E.164, with the number as entered beside it.
  customer_phone text not null default '',
  customer_phone_raw_input text not null default '',
  customer_email text not null default '',
  note text not null default '',
  call_id uuid,
  session_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, call_id) references calls (tenant_id, id) on delete set null (call_id),
  foreign key (tenant_id, session_id) references chat_sessions (tenant_id, id) on delete set null (session_id),
  check (ends_at >= starts_at)
);
create index bookings_time on bookings (tenant_id, agent_id, starts_at);
create index bookings_call on bookings (tenant_id, call_id) where call_id is not null;
create index bookings_session on bookings (tenant_id, session_id) where session_id is not null;
select app.protect_tenant_table('bookings');
