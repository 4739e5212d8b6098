-- Up Migration

-- The person with the caller's number is looked up there while the phone rings.
alter table agent_integrations add column looks_up_callers boolean not null default false;
