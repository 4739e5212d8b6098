-- Up Migration

-- Sources of an agent's knowledge: files, pasted texts, pages and sites of the web.
create table kb_sources (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  kind text not null check (kind in ('file', 'text', 'url', 'site')),
  name text not null,
  status text not null check (status in ('queued', 'indexing', 'ready', 'failed')),
  -- Reason of the last failure; chunks of an earlier success stay in use.
  error_code text,
  error_message text,
  -- Of files and texts: the bytes as uploaded, in the file store under `knowledge/<content_id>.bin`.
  content_id uuid,
  content_type text,
  bytes integer not null default 0 check (bytes >= 0),
  sha256 bytea,
  -- Of pages and sites.
  url text,
  max_pages integer,
  schedule text not null default 'never' check (schedule in ('never', 'daily', 'weekly', 'monthly')),
  next_visit_at timestamptz,
  visited_at timestamptz,
  -- Indexing: counted tries of the present order, the instant at which it is due, and the process doing it.
  attempts integer not null default 0,
  due_at timestamptz,
  lease_id uuid,
  -- Results of the last success.
  pages_seen integer not null default 0,
  pages_kept integer not null default 0,
  pages_skipped integer not null default 0,
  character_count integer not null default 0,
  chunk_count integer not null default 0,
  indexed_at timestamptz,
  changed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade,
  check ((kind in ('file', 'text')) = (content_id is not null and sha256 is not null)),
  check ((kind in ('url', 'site')) = (url is not null))
);
create unique index kb_sources_content on kb_sources (tenant_id, agent_id, sha256) where sha256 is not null;
create unique index kb_sources_url on kb_sources (tenant_id, agent_id, kind, md5(url)) where url is not null;
create index kb_sources_list on kb_sources (tenant_id, agent_id, created_at, id);
create index kb_sources_due on kb_sources (due_at) where due_at is not null;
create index kb_sources_visits on kb_sources (next_visit_at) where next_visit_at is not null;
select app.protect_tenant_table('kb_sources');

-- However a source is deleted or its content replaced, the bytes no longer used are deleted, after the commit.
create function app.remove_knowledge_files() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.content_id is not distinct from new.content_id then
    return null;
  end if;
  perform app.add_job('files.remove',
    json_build_object('keys', json_build_array(format('knowledge/%s.bin', old.content_id))));
  return null;
end
$$;
revoke execute on function app.remove_knowledge_files() from public;
create trigger kb_sources_removed after delete or update of content_id on kb_sources for each row
  when (old.content_id is not null) execute function app.remove_knowledge_files();

-- Bytes of knowledge count to the uploads of the tenant.
create function app.count_knowledge() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  case tg_op
    when 'INSERT' then perform app.count_storage(new.tenant_id, 'uploads', new.tenant_id, new.bytes);
    when 'UPDATE' then perform app.count_storage(new.tenant_id, 'uploads', new.tenant_id, new.bytes - old.bytes);
    else perform app.count_storage(old.tenant_id, 'uploads', old.tenant_id, -old.bytes);
  end case;
  return null;
end
$$;
revoke execute on function app.count_knowledge() from public;
create trigger kb_sources_stored after insert or delete or update of bytes on kb_sources for each row
  execute function app.count_knowledge();
