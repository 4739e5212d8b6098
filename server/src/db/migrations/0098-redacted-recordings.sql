-- Up Migration

-- Sound without personal data: what redacted turns said is silence in the file.
alter table calls add column recording_redacted boolean not null default false;
