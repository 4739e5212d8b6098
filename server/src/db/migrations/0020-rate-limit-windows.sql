-- Up Migration

-- When a window is over: windows of an hour are counted beside those of a minute. The default serves processes of the
-- version before, which insert without it.
alter table rate_limit_windows add column ends_at timestamptz not null default now() + interval '5 minutes';
