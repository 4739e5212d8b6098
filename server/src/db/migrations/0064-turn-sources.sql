-- Up Migration

-- Passages that an agent's spoken reply rests on, as they read then: id, title, url, text.
alter table call_turns add column sources jsonb not null default '[]';
