-- Up Migration

-- Keys of the tool calls that made, cancelled or sent something, so that a step repeated after a crash does not do it
-- a second time.
alter table bookings
  add column book_key uuid,
  add column cancel_key uuid;
create unique index bookings_book_key on bookings (tenant_id, book_key) where book_key is not null;
create unique index bookings_cancel_key on bookings (tenant_id, cancel_key) where cancel_key is not null;

alter table text_messages add column send_key uuid;
create unique index text_messages_send_key on text_messages (tenant_id, send_key) where send_key is not null;
