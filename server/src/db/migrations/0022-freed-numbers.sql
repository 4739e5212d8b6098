-- Up Migration

-- Numbers an agent had when it was moved to the trash, as [{number_id, number, agent_version}]: they are free from then
-- on, and a restore says what became of them.
alter table agents add column freed_numbers jsonb not null default '[]';

-- Agents trashed before this migration still hold theirs.
update agents a
  set freed_numbers = held.numbers
  from (
    select n.tenant_id, n.agent_id, jsonb_agg(
      jsonb_build_object('number_id', n.id, 'number', n.number, 'agent_version', n.agent_version) order by n.number
    ) as numbers
    from phone_numbers n
    where n.agent_id is not null
    group by n.tenant_id, n.agent_id
  ) held
  where held.tenant_id = a.tenant_id and held.agent_id = a.id and a.trashed_at is not null;
update phone_numbers n
  set agent_id = null, agent_version = null, version = n.version + 1
  from agents a
  where a.tenant_id = n.tenant_id and a.id = n.agent_id and a.trashed_at is not null;
