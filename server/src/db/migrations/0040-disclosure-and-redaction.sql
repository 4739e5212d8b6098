-- Up Migration

-- Privacy settings of the agent as of the start of a conversation: a change of the agent applies to the next one.
-- ai_disclosed_at: when it was said, in full, that one talks to a machine.
alter table calls
  add ai_disclosed_at timestamptz,
  add zero_retention boolean not null default false,
  add pii_redaction boolean not null default false;
alter table chat_sessions
  add ai_disclosed_at timestamptz,
  add zero_retention boolean not null default false,
  add pii_redaction boolean not null default false;
