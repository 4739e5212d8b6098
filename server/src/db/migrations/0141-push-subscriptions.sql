-- Up Migration

-- Devices of operators that get notifications while no console is open (Web Push).
create table push_subscriptions (
  tenant_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- Address at the push service of the browser, and the device's keys (RFC 8291), sealed together.
  sealed text not null,
  -- SHA-256 of the address: a device is one subscription.
  endpoint_hash bytea not null,
  device text not null,
  shows_content boolean not null,
  created_at timestamptz not null,
  -- Last notification of a waiting chat: many that come at once are one.
  waiting_sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade
);
create unique index push_subscriptions_device on push_subscriptions (tenant_id, user_id, endpoint_hash);
select app.protect_tenant_table('push_subscriptions');
