-- Up Migration

-- Shares of new conversations that a fixed version of an agent gets beside the current one. One at a time is open.
create table traffic_splits (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  version integer not null,
  -- Percent of new conversations.
  share smallint not null check (share between 1 and 99),
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id, version) references agent_versions (tenant_id, agent_id, number) on delete cascade
);
create unique index traffic_splits_open on traffic_splits (tenant_id, agent_id) where ended_at is null;
select app.protect_tenant_table('traffic_splits');

-- Version that answers a chat, of a traffic split; null: the current one of each turn.
alter table chat_sessions add column pinned_version integer;

-- Null: before the versions of conversations were counted, and of chats the current version.
alter table call_facts add column agent_version integer;
alter table chat_facts add column agent_version integer;
create index call_facts_agent on call_facts (tenant_id, agent_id, started_at);
create index chat_facts_agent on chat_facts (tenant_id, agent_id, started_at);
