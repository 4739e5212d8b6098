-- Up Migration

-- The far ends of a live call, as another process needs them to hang up once the process that carried it has died: SIP
-- dialogs, and calls at a carrier. They hold numbers and addresses of people, and are cleared when the call ends, or
-- when its far ends were hung up.
alter table calls add column far_ends jsonb;
create index calls_far_ends on calls (ended_at) where far_ends is not null and ended_at is not null;
