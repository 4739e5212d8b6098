-- Up Migration

-- Place of a segment's vectors: its own bytes, or the table kb_vectors.
alter table kb_segments add column vectors_in text not null default 'segment'
  check (vectors_in in ('segment', 'database'));

-- Prepares vectors in the database where the server has pgvector, 0.7 or later (halfvec): installs the extension where
-- this user may, and makes kb_vectors, the embeddings of the passages of large agents. Called at each start by the owner
-- of the schema, since an extension can come later. False: the server has none; segments then hold their vectors.
create function app.prepare_vectors() returns boolean
  language plpgsql as $$
begin
  if not exists (select from pg_extension where extname = 'vector') then
    if not exists (select from pg_available_extensions where name = 'vector') then
      return false;
    end if;
    begin
      create extension vector;
    exception when insufficient_privilege then
      return false;
    end;
  end if;
  if to_regtype('halfvec') is null then
    return false;
  end if;
  if to_regclass('public.kb_vectors') is null then
    create table kb_vectors (
      tenant_id uuid not null,
      chunk_id uuid not null,
      agent_id uuid not null,
      model text not null,
      dimensions integer not null check (dimensions between 1 and 4000),
      embedding halfvec not null,
      primary key (tenant_id, chunk_id, model),
      -- Deleted in the same moment as the passage.
      foreign key (tenant_id, chunk_id) references kb_chunks (tenant_id, id) on delete cascade
    );
    create index kb_vectors_agent on kb_vectors (tenant_id, agent_id, model);
    perform app.protect_tenant_table('kb_vectors');
  end if;
  return true;
end
$$;
revoke execute on function app.prepare_vectors() from public;

-- Makes the nearest-neighbour index of vectors of one length, once. An index of pgvector has one number of dimensions.
create function app.index_vectors(wanted integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if wanted not between 1 and 4000 then
    raise exception 'Vectors have 1 to 4000 dimensions, got %', wanted;
  end if;
  perform pg_advisory_xact_lock(hashtext('app.index_vectors'), wanted);
  if to_regclass(format('kb_vectors_nearest_%s', wanted)) is null then
    execute format(
      'create index kb_vectors_nearest_%1$s on kb_vectors
         using hnsw ((embedding::halfvec(%1$s)) halfvec_cosine_ops) where dimensions = %1$s', wanted);
  end if;
end
$$;
revoke execute on function app.index_vectors(integer) from public;
grant execute on function app.index_vectors(integer) to parley_platform;
