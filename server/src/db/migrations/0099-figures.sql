-- Up Migration

-- Tokens of the model's replies, as the vendor counted: {"input": n, "output": n}. Null: from before this column, or of
-- a call that had no end in its process.
alter table calls add column model_tokens jsonb;

alter table call_facts
  add column input_tokens integer not null default 0,
  add column output_tokens integer not null default 0;

alter table call_rollups
  add column input_tokens bigint not null default 0,
  add column output_tokens bigint not null default 0;

-- Messages of a closed chat, and the time to its first answer; null while it is open, and from before these columns.
alter table chat_facts
  add column visitor_messages integer,
  add column agent_messages integer,
  add column operator_messages integer,
  add column first_answer_ms integer;
