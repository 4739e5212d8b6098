-- Up Migration

-- Words of a passage, for search while no index segment is ready. Not stemmed: queries use beginnings of words.
alter table kb_chunks add column words tsvector
  generated always as (to_tsvector('simple'::regconfig, text)) stored;
create index kb_chunks_content on kb_chunks (tenant_id, content_hash);

-- Index segments: immutable files `knowledge-index/<id>.bin`, each the index of an agent's chunks at one version.
create table kb_segments (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  -- Version of the agent's chunks that it holds.
  content_version bigint not null,
  -- Embedding model of its vectors; null: none.
  model text,
  chunk_count integer not null,
  bytes bigint not null,
  -- Null: being built.
  built_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index kb_segments_agent on kb_segments (tenant_id, agent_id);
select app.protect_tenant_table('kb_segments');

-- The index of each agent's knowledge: the version of its chunks, and the segment that answers searches.
create table kb_indexes (
  tenant_id uuid not null,
  agent_id uuid not null,
  -- Rises with each change of chunks.
  content_version bigint not null default 0,
  changed_at timestamptz not null,
  segment_id uuid,
  -- A rebuild was requested and is not done.
  requested_at timestamptz,
  -- Process that builds, until the instant.
  lease_id uuid,
  lease_until timestamptz,
  attempts integer not null default 0,
  failed_at timestamptz,
  failure text,
  primary key (tenant_id, agent_id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  foreign key (tenant_id, segment_id) references kb_segments (tenant_id, id) on delete set null (segment_id)
);
create index kb_indexes_segment on kb_indexes (tenant_id, segment_id);
select app.protect_tenant_table('kb_indexes');

-- However a segment's row is deleted, its file is, after the commit.
create function app.remove_index_segments() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform app.add_job('files.remove',
    json_build_object('keys', json_build_array(format('knowledge-index/%s.bin', old.id))));
  return null;
end
$$;
revoke execute on function app.remove_index_segments() from public;
create trigger kb_segments_removed after delete on kb_segments for each row
  execute function app.remove_index_segments();

-- Each change of chunks makes a new version of their agents' knowledge, and orders its index. Rebuilding a large index
-- costs seconds: after one, the next waits 2 ms for each chunk, 30 s at most.
create function app.knowledge_changed() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  each record;
  due timestamptz;
begin
  for each in select distinct tenant_id, agent_id from changed order by tenant_id, agent_id loop
    insert into kb_indexes (tenant_id, agent_id, content_version, changed_at)
    select each.tenant_id, each.agent_id, 1, now()
    where exists (select from agents a where a.tenant_id = each.tenant_id and a.id = each.agent_id)
    on conflict (tenant_id, agent_id)
      do update set content_version = kb_indexes.content_version + 1, changed_at = now();
    if found then
      select max(s.built_at) + least(s.chunk_count * interval '2 ms', interval '30 s') into due
      from kb_segments s
      where s.tenant_id = each.tenant_id and s.agent_id = each.agent_id and s.built_at is not null
      group by s.chunk_count order by 1 desc limit 1;
      perform app.add_job('knowledge.index',
        json_build_object('tenant_id', each.tenant_id, 'agent_id', each.agent_id),
        format('knowledge.index:%s', each.agent_id),
        greatest(due, now()));
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function app.knowledge_changed() from public;
create trigger kb_chunks_inserted after insert on kb_chunks
  referencing new table as changed for each statement execute function app.knowledge_changed();
create trigger kb_chunks_updated after update on kb_chunks
  referencing new table as changed for each statement execute function app.knowledge_changed();
create trigger kb_chunks_deleted after delete on kb_chunks
  referencing old table as changed for each statement execute function app.knowledge_changed();
