-- Up Migration

-- End of a window: windows of an hour are counted beside those of a minute. The default serves processes of the
-- previous version, which insert without it.
alter table rate_limit_windows add column ends_at timestamptz not null default now() + interval '5 minutes';
