-- Up Migration

-- Words that left search documents. A GIN index never removes a key, so they stay in its file until the job
-- `search.rebuild` has built it anew and deletes these rows. Rows are only added by others: a counter or a flag would be
-- a lock between deletions.
create table search_removals (
  id bigint primary key generated always as identity,
  removed_at timestamptz not null default now()
);
grant select, insert, update, delete on search_removals to parley_platform;

create function app.mark_deleted_documents() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from gone) then insert into search_removals default values; end if;
  return null;
end
$$;

-- A document that is only moved to another chunk, or has another status, loses no words.
create function app.mark_removed_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select substr(lexeme, strpos(lexeme, ':')) from unnest(tsvector_to_array(old.lexemes)) lexeme
      where lexeme !~ '^\d+:f(?!number=|metadata=)'
    except
    select substr(lexeme, strpos(lexeme, ':')) from unnest(tsvector_to_array(new.lexemes)) lexeme)
  then insert into search_removals default values; end if;
  return null;
end
$$;

alter function app.mark_deleted_documents() owner to parley_platform;
alter function app.mark_removed_words() owner to parley_platform;
revoke execute on function app.mark_deleted_documents(), app.mark_removed_words() from public;

create trigger search_documents_deleted after delete on search_documents referencing old table as gone
  for each statement execute function app.mark_deleted_documents();
create trigger search_documents_rewritten after update on search_documents
  for each row when (old.lexemes is distinct from new.lexemes) execute function app.mark_removed_words();

-- Words of what was erased before.
insert into search_removals select where exists (select from search_documents);
