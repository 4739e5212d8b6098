-- Up Migration

alter table bookings
  -- BCP 47; empty: the language of the agent.
  add column customer_language text not null default '',
  -- SEQUENCE of its invitations (RFC 5546).
  add column sequence int not null default 0;
