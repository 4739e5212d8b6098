-- Up Migration

-- Search over long lists: calls, chats, contact requests, agents. `like`, `@>` and `@@` are not leakproof, so under row
-- policies their indexes are not used; the functions below therefore run as the platform role, for app.tenant() alone.
--
-- A document is one row of a list: its words, parts of its short fields and the values its list can be filtered by, as
-- lexemes of one tsvector. Documents are grouped in chunks in the order of their creation, and every lexeme begins with
-- the number of its chunk. A search goes through the chunks from the newest on and ends with a full page: a frequent
-- word ends in the first chunk, a rare one costs one index descent a chunk, and no posting list is longer than a chunk.
--
--   w<word>          words of long texts, found by their beginning
--   s<suffix>        short fields from each of their characters on, so that any part is found by its beginning
--   #<digits>        the same for the digits of phone numbers
--   f<name>=<value>  filters

create table search_chunks (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject text not null check (subject in ('agent', 'call', 'chat', 'contact_request')),
  chunk bigint not null generated always as identity,
  filled integer not null,
  primary key (tenant_id, subject, chunk)
);
select app.protect_tenant_table('search_chunks');

create table search_documents (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject text not null,
  id uuid not null,
  chunk bigint not null,
  -- Position in the list.
  at timestamptz not null,
  lexemes tsvector not null,
  primary key (tenant_id, subject, id)
);
-- Lexemes are read only through their index; out of line, a chunk of documents is few pages.
alter table search_documents alter column lexemes set storage external;
alter table search_documents set (toast_tuple_target = 128);
create index search_documents_order on search_documents (tenant_id, subject, chunk, at, id);
-- Without a pending list, which every search of every chunk would read.
create index search_documents_lexemes on search_documents using gin (lexemes) with (fastupdate = off);
select app.protect_tenant_table('search_documents');

-- Changed since their document was written: live calls and open chats, which change with every sentence. A search reads
-- them themselves; the job `search.index` writes their documents.
create table search_pending (
  tenant_id uuid not null references tenants (id) on delete cascade,
  subject text not null,
  id uuid not null,
  changes integer not null default 1,
  primary key (tenant_id, subject, id)
);
select app.protect_tenant_table('search_pending');

-- Words of a text in the form of searches. Scripts without spaces give each character with the seven after it; of a text
-- that is sought, only what is needed to find it.
create function app.search_words(value text, is_sought boolean) returns text[]
  language plpgsql immutable parallel safe strict
  set search_path = public, pg_temp as $$
declare
  form text := translate(app.search_form(value), E'\t\n\r\f\v!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 37));
  words text[];
begin
  if octet_length(form) > length(form) then
    form := regexp_replace(form, '[\u0001-\u001f\u0080-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe30-\ufe4f]+', ' ', 'g');
    words := array(select left(word, 40) from string_to_table(form, ' ') word where word <> '');
    if form ~ '[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]' then
      words := array(
        select word from unnest(words) word
        where word !~ '[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]'
        union all
        select substr(word, at, 8) from string_to_table(form, ' ') word,
          generate_series(1, case when is_sought then greatest(1, length(word) - 7) else length(word) end) at
        where word ~ '[\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]');
    end if;
    return words;
  end if;
  return array(select left(word, 40) from string_to_table(form, ' ') word where word <> '');
end
$$;

-- A short field from each of its characters on.
create function app.search_suffixes(variadic fields text[]) returns text[]
  language sql immutable parallel safe
  return array(
    select 's' || substr(form, at, 32)
    from unnest(fields) field, lateral (select left(app.search_form(field), 300) as form) f, generate_series(1, length(form)) at);

-- Digits of phone numbers from each of them on, at least three.
create function app.search_digits(variadic numbers text[]) returns text[]
  language sql immutable parallel safe
  return array(
    select '#' || substr(digits, at)
    from (select distinct left(translate(number, '+ ().-/', ''), 32) as digits from unnest(numbers) number) d,
      generate_series(1, length(digits) - 2) at
    where digits ~ '^\d+$');

-- Lexemes of one row, without the number of its chunk. A tsvector holds one megabyte: of longer texts the beginning.
create function app.search_lexemes(of_subject text, tenant uuid, wanted uuid) returns text[]
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  text_max constant integer := 250000;
  row record;
  long text;
  short text[];
  numbers text[];
  filters text[];
begin
  case of_subject
    when 'call' then
      select c.* into row from calls c where c.tenant_id = tenant and c.id = wanted;
      select string_agg(t.text, ' ') into long from call_turns t where t.tenant_id = tenant and t.call_id = wanted;
      long := concat_ws(' ', row.caller_name, row.summary, long);
      short := array[row.caller_name];
      numbers := array[row.phone_number, row.from_number, row.to_number];
      filters := array['agent=' || row.agent_id, 'kind=' || row.kind, 'number=' || left(row.phone_number, 100)]
        || array(select 'metadata=' || md5(key || '=' || value) from jsonb_each_text(row.metadata));
    when 'chat' then
      select s.* into row from chat_sessions s where s.tenant_id = tenant and s.id = wanted;
      short := array(
        select value from unnest(array[row.variables, row.visitor, row.identity]) facts, jsonb_each_text(facts)
        where jsonb_typeof(facts) = 'object' and key in ('name', 'email', 'phone_number', 'user_id'));
      select string_agg(m.text, ' ') into long from chat_messages m where m.tenant_id = tenant and m.session_id = wanted;
      long := concat_ws(' ', array_to_string(short, ' '), long);
      numbers := short;
      filters := array['agent=' || row.agent_id, 'status=' || row.status, 'verified=' || (row.identity is not null)]
        || array(select 'operator=' || h.operator_id from chat_handlings h
          where h.tenant_id = tenant and h.session_id = wanted);
    when 'contact_request' then
      select r.* into row from contact_requests r where r.tenant_id = tenant and r.id = wanted;
      short := array[row.name, row.email, row.phone_number];
      numbers := array[row.phone_number];
      long := concat_ws(' ', row.name, row.email, row.message, row.note);
      filters := array['agent=' || row.agent_id, 'status=' || row.status, 'assignee=' || row.assignee_id];
    when 'agent' then
      select a.* into row from agents a where a.tenant_id = tenant and a.id = wanted;
      short := array[row.name];
      filters := array['active=' || row.is_active, 'trashed=' || (row.trashed_at is not null)];
  end case;
  return array(select 'f' || filter from unnest(filters) filter where filter is not null)
    || app.search_suffixes(variadic short)
    || app.search_digits(variadic numbers)
    || array(select 'w' || word from unnest(app.search_words(left(long, text_max * length(long) / (octet_length(long) + 1)), false)) word);
end
$$;

-- Lexemes of one row as they stand in a chunk.
create function app.search_vector(of_subject text, tenant uuid, wanted uuid, chunk bigint) returns tsvector
  language sql stable set search_path = public, pg_temp
  return array_to_tsvector(array(
    select chunk || ':' || lexeme from unnest(app.search_lexemes(of_subject, tenant, wanted)) lexeme));

-- Those of the wanted rows that exist, with their positions in their list.
create function app.search_positions(of_subject text, tenant uuid, wanted uuid[])
  returns table (id uuid, at timestamptz)
  language plpgsql stable set search_path = public, pg_temp as $$
begin
  case of_subject
    when 'call' then return query
      select c.id, coalesce(c.started_at, c.created_at) from calls c where c.tenant_id = tenant and c.id = any (wanted);
    when 'chat' then return query
      select s.id, s.created_at from chat_sessions s where s.tenant_id = tenant and s.id = any (wanted);
    when 'contact_request' then return query
      select r.id, r.created_at from contact_requests r where r.tenant_id = tenant and r.id = any (wanted);
    when 'agent' then return query
      select a.id, a.created_at from agents a where a.tenant_id = tenant and a.id = any (wanted);
  end case;
end
$$;

-- Reserves room for up to `wanted` documents in the newest chunk, or in a new one.
create function app.reserve_search_chunk(of_subject text, tenant uuid, wanted integer, out chunk bigint, out room integer)
  language plpgsql set search_path = public, pg_temp as $$
declare
  documents_max constant integer := 8192;
begin
  select c.chunk, least(wanted, documents_max - c.filled) into chunk, room from search_chunks c
    where c.tenant_id = tenant and c.subject = of_subject order by c.chunk desc limit 1 for update;
  if chunk is null or room <= 0 then
    room := least(wanted, documents_max);
    insert into search_chunks (tenant_id, subject, filled) values (tenant, of_subject, room)
      returning search_chunks.chunk into chunk;
  else
    update search_chunks c set filled = c.filled + room
      where c.tenant_id = tenant and c.subject = of_subject and c.chunk = reserve_search_chunk.chunk;
  end if;
end
$$;

-- Writes the documents of these rows; of rows that are gone, deletes them.
create function app.index_documents(of_subject text, tenant uuid, wanted uuid[]) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  row record;
  remaining integer := cardinality(wanted);
  reserved record;
  room integer := 0;
begin
  delete from search_pending p where p.tenant_id = tenant and p.subject = of_subject and p.id = any (wanted);
  delete from search_documents d where d.tenant_id = tenant and d.subject = of_subject and d.id = any (wanted)
    and not exists (select from app.search_positions(of_subject, tenant, array[d.id]));
  for row in
    select p.id, p.at, d.chunk from app.search_positions(of_subject, tenant, wanted) p
    left join search_documents d on d.tenant_id = tenant and d.subject = of_subject and d.id = p.id and d.at = p.at
    order by p.at, p.id
  loop
    if row.chunk is null then
      if room = 0 then
        reserved := app.reserve_search_chunk(of_subject, tenant, remaining);
        room := reserved.room;
      end if;
      row.chunk := reserved.chunk;
      room := room - 1;
    end if;
    remaining := remaining - 1;
    insert into search_documents (tenant_id, subject, id, chunk, at, lexemes)
      values (tenant, of_subject, row.id, row.chunk, row.at, app.search_vector(of_subject, tenant, row.id, row.chunk))
      on conflict (tenant_id, subject, id)
      do update set chunk = excluded.chunk, at = excluded.at, lexemes = excluded.lexemes;
  end loop;
end
$$;

-- Brings the documents of rows up to date: of live calls and open chats later, by a mark; of others now.
create function app.refresh_documents(of_subject text, tenant uuid, wanted uuid[]) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  -- More at once are an import, whose rows no search could read.
  marked_max constant integer := 20;
  changing uuid[] := '{}';
begin
  if cardinality(wanted) <= marked_max then
    if of_subject = 'call' then
      changing := array(select c.id from calls c
        where c.tenant_id = tenant and c.id = any (wanted) and c.ended_at is null);
    elsif of_subject = 'chat' then
      changing := array(select s.id from chat_sessions s
        where s.tenant_id = tenant and s.id = any (wanted) and s.status <> 'closed');
    end if;
  end if;
  if cardinality(changing) > 0 then
    -- The update locks the row: the job, which deletes it, then reads what this transaction writes.
    insert into search_pending (tenant_id, subject, id)
      select tenant, of_subject, id from unnest(changing) id order by id
      on conflict (tenant_id, subject, id) do update set changes = search_pending.changes + 1;
  end if;
  if cardinality(changing) < cardinality(wanted) then
    perform app.index_documents(of_subject, tenant,
      array(select id from unnest(wanted) id where not id = any (changing)));
  end if;
end
$$;

-- Of rows that are documents; the subject is the first argument.
create function app.index_rows() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  batch record;
begin
  for batch in select tenant_id, array_agg(id) as ids from rows group by tenant_id loop
    perform app.refresh_documents(tg_argv[0], batch.tenant_id, batch.ids);
  end loop;
  return null;
end
$$;

create function app.index_row() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform app.refresh_documents(tg_argv[0], new.tenant_id, array[new.id]);
  return null;
end
$$;

-- Of rows that are part of a document.
create function app.index_calls_of_turns() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  batch record;
begin
  for batch in select tenant_id, array_agg(distinct call_id) as ids from rows group by tenant_id loop
    perform app.refresh_documents('call', batch.tenant_id, batch.ids);
  end loop;
  return null;
end
$$;

create function app.index_chats_of_rows() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  batch record;
begin
  for batch in select tenant_id, array_agg(distinct session_id) as ids from rows group by tenant_id loop
    perform app.refresh_documents('chat', batch.tenant_id, batch.ids);
  end loop;
  return null;
end
$$;

create trigger calls_searched_insert after insert on calls referencing new table as rows
  for each statement execute function app.index_rows('call');
create trigger calls_searched_delete after delete on calls referencing old table as rows
  for each statement execute function app.index_rows('call');
create trigger calls_searched_update after update of status, started_at, agent_id, phone_number, from_number, to_number,
    caller_name, metadata, was_transferred, summary, ended_at on calls
  for each row execute function app.index_row('call');
create trigger call_turns_searched_insert after insert on call_turns referencing new table as rows
  for each statement execute function app.index_calls_of_turns();
create trigger call_turns_searched_update after update on call_turns referencing new table as rows
  for each statement execute function app.index_calls_of_turns();
create trigger call_turns_searched_delete after delete on call_turns referencing old table as rows
  for each statement execute function app.index_calls_of_turns();

create trigger chat_sessions_searched_insert after insert on chat_sessions referencing new table as rows
  for each statement execute function app.index_rows('chat');
create trigger chat_sessions_searched_delete after delete on chat_sessions referencing old table as rows
  for each statement execute function app.index_rows('chat');
create trigger chat_sessions_searched_update after update of status, visitor, variables, identity on chat_sessions
  for each row execute function app.index_row('chat');
create trigger chat_messages_searched_insert after insert on chat_messages referencing new table as rows
  for each statement execute function app.index_chats_of_rows();
create trigger chat_messages_searched_update after update on chat_messages referencing new table as rows
  for each statement execute function app.index_chats_of_rows();
create trigger chat_messages_searched_delete after delete on chat_messages referencing old table as rows
  for each statement execute function app.index_chats_of_rows();
create trigger chat_handlings_searched after insert on chat_handlings referencing new table as rows
  for each statement execute function app.index_chats_of_rows();

create trigger contact_requests_searched_insert after insert on contact_requests referencing new table as rows
  for each statement execute function app.index_rows('contact_request');
create trigger contact_requests_searched_delete after delete on contact_requests referencing old table as rows
  for each statement execute function app.index_rows('contact_request');
create trigger contact_requests_searched_update after update on contact_requests
  for each row execute function app.index_row('contact_request');

create trigger agents_searched_insert after insert on agents referencing new table as rows
  for each statement execute function app.index_rows('agent');
create trigger agents_searched_delete after delete on agents referencing old table as rows
  for each statement execute function app.index_rows('agent');
create trigger agents_searched_update after update of config, trashed_at on agents
  for each row execute function app.index_row('agent');

-- A lexeme as a part of a tsquery; chr(1) stands for the number of the chunk.
create function app.search_term(lexeme text, is_beginning boolean) returns text
  language sql immutable parallel safe
  return '''' || chr(1) || replace(replace(replace(lexeme, chr(1), ''), '\', '\\'), '''', '''''') || ''''
    || case when is_beginning then ':*' else '' end;

-- Parts of a query, all of which a document must match: for each word of the text the word, or all of the text as part
-- of a short field or of a number; for each filter its alternatives. Words of one or two letters must be whole, or a
-- single letter would read every word. The text itself is the last part where it has several words.
create function app.search_parts(sought text, filters jsonb) returns text[]
  language plpgsql immutable parallel safe
  set search_path = public, pg_temp as $$
declare
  form text := app.search_form(sought);
  digits text := regexp_replace(normalize(sought, nfkc), '[\s().\-/+]', '', 'g');
  whole text;
  words text[];
  parts text[] := array(
    select '(' || (select string_agg(app.search_term('f' || value, false), ' | ')
      from jsonb_array_elements_text(alternatives)) || ')'
    from jsonb_array_elements(filters) alternatives);
begin
  if sought is null then return parts; end if;
  whole := concat_ws(' | ',
    (select '(' || string_agg(app.search_term('s' || substr(form, at, 32), true), ' & ') || ')'
      from generate_series(1, greatest(1, length(form) - 16), 16) at),
    (select string_agg(distinct app.search_term('#' || part, true), ' | ')
      from unnest(array[digits, ltrim(digits, '0')]) part where digits ~ '^\d{3,}$' and length(part) > 2));
  words := array(
    select distinct app.search_term('w' || word, length(word) > 2) from unnest(app.search_words(sought, true)) word);
  if cardinality(words) = 0 then return parts || format('(%s)', whole); end if;
  parts := parts || array(select format('(%s | %s)', word, whole) from unnest(words) word);
  if cardinality(words) > 1 then
    parts := parts || format('((%s) | %s)', array_to_string(words, ' & '), whole);
  end if;
  return parts;
end
$$;

-- Documents of one chunk that match, in the order of their list. `probe` is the part of the query that is thought to be
-- rare: where few documents match it, the rest is looked up in these, and frequent words cost nothing.
create function app.search_chunk(of_subject text, tenant uuid, chunk bigint, query text, probe text,
    from_at timestamptz, to_at timestamptz, after_at timestamptz, after_id uuid, is_descending boolean, wanted integer)
  returns table (id uuid, at timestamptz)
  language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  few constant integer := 200;
  prefix constant text := chunk || ':';
  in_chunk constant tsquery := replace(query, chr(1), prefix)::tsquery;
  candidates uuid[];
begin
  if probe is not null then
    candidates := array(select d.id from search_documents d
      where d.lexemes @@ replace(probe, chr(1), prefix)::tsquery limit few + 1);
    if cardinality(candidates) = 0 then return; end if;
    if cardinality(candidates) <= few then
      return query
        select d.id, d.at from search_documents d
        where d.tenant_id = tenant and d.subject = of_subject and d.id = any (candidates)
          and (d.lexemes @@ in_chunk) is true and d.at >= from_at and d.at < to_at
          and (after_id is null or case when is_descending
            then (d.at, d.id) < (after_at, after_id) else (d.at, d.id) > (after_at, after_id) end)
          and not exists (select from search_pending q
            where q.tenant_id = tenant and q.subject = of_subject and q.id = d.id)
        order by case when is_descending then d.at end desc, case when is_descending then d.id end desc, d.at, d.id
        limit wanted;
      return;
    end if;
  end if;
  return query
    with matching as materialized (
      select d.tenant_id, d.subject, d.id, d.at from search_documents d where d.lexemes @@ in_chunk
    )
    select m.id, m.at from matching m
    where m.tenant_id = tenant and m.subject = of_subject and m.at >= from_at and m.at < to_at
      and (after_id is null or case when is_descending
        then (m.at, m.id) < (after_at, after_id) else (m.at, m.id) > (after_at, after_id) end)
      and not exists (select from search_pending q
        where q.tenant_id = tenant and q.subject = of_subject and q.id = m.id)
    order by case when is_descending then m.at end desc, case when is_descending then m.id end desc, m.at, m.id
    limit wanted;
end
$$;

-- Matches among what is pending: no document says how it is now.
create function app.search_pending_rows(of_subject text, tenant uuid, query text,
    from_at timestamptz, to_at timestamptz, after_at timestamptz, after_id uuid, is_descending boolean, wanted integer)
  returns table (id uuid, at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
    select x.id, x.at from search_pending q, app.search_positions(of_subject, tenant, array[q.id]) x
    where q.tenant_id = tenant and q.subject = of_subject and x.at >= from_at and x.at < to_at
      and (after_id is null or case when is_descending
        then (x.at, x.id) < (after_at, after_id) else (x.at, x.id) > (after_at, after_id) end)
      and app.search_vector(of_subject, tenant, x.id, 0) @@ replace(query, chr(1), '0:')::tsquery
    order by case when is_descending then x.at end desc, case when is_descending then x.id end desc, x.at, x.id
    limit wanted
  $$;

-- The part of a query with the fewest matches in a new chunk; null where all are frequent, or there is only one.
create function app.rarest_search_part(of_subject text, tenant uuid, parts text[]) returns text
  language sql stable set search_path = public, pg_temp as $$
    select part from (
      select part, (select count(*) from (
        select from search_documents d where d.lexemes @@ replace(part, chr(1), newest.chunk || ':')::tsquery limit 201
      ) matching) as matches
      from (
        select c.chunk from search_chunks c where c.tenant_id = tenant and c.subject = of_subject
        -- One that is well filled, where there is one.
        order by c.filled > 4000 desc, c.chunk desc limit 1
      ) newest,
        unnest(parts) part
      where cardinality(parts) > 1
    ) counted
    where matches <= 200 order by matches limit 1
  $$;

-- Chunks with documents in a span, in the order of their list.
create function app.search_chunks_within(of_subject text, tenant uuid, from_at timestamptz, to_at timestamptz,
    is_descending boolean)
  returns table (chunk bigint, first_at timestamptz, last_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
    select c.chunk, first.at, last.at
    from search_chunks c,
      lateral (select d.at from search_documents d
        where d.tenant_id = tenant and d.subject = of_subject and d.chunk = c.chunk
        order by d.at, d.id limit 1) first,
      lateral (select d.at from search_documents d
        where d.tenant_id = tenant and d.subject = of_subject and d.chunk = c.chunk
        order by d.at desc, d.id desc limit 1) last
    where c.tenant_id = tenant and c.subject = of_subject and last.at >= from_at and first.at < to_at
    order by case when is_descending then last.at end desc, case when not is_descending then first.at end
  $$;

-- Documents that match, in the order of their list, after a position. `filters`: a list of alternatives for each filter.
create function app.search_page(of_subject text, sought text, filters jsonb, since timestamptz, before timestamptz,
    after_at timestamptz, after_id uuid, is_descending boolean, wanted integer)
  returns table (id uuid, at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
  as $$
#variable_conflict use_column
declare
  tenant constant uuid := app.tenant();
  parts constant text[] := app.search_parts(sought, filters);
  query constant text := array_to_string(parts, ' & ');
  probe constant text := app.rarest_search_part(of_subject, tenant, parts);
  from_at constant timestamptz := coalesce(greatest(since, case when not is_descending then after_at end), '-infinity');
  to_at constant timestamptz :=
    coalesce(least(before, case when is_descending then after_at + interval '1 microsecond' end), 'infinity');
  part record;
  found_ids uuid[];
  found_ats timestamptz[];
  ids uuid[];
  ats timestamptz[];
begin
  if tenant is null or query = '' then return; end if;
  select array_agg(p.id), array_agg(p.at) into ids, ats from app.search_pending_rows(
    of_subject, tenant, query, from_at, to_at, after_at, after_id, is_descending, wanted) p;
  for part in select * from app.search_chunks_within(of_subject, tenant, from_at, to_at, is_descending) loop
    exit when cardinality(ids) >= wanted
      and case when is_descending then ats[wanted] > part.last_at else ats[wanted] < part.first_at end;
    select array_agg(m.id), array_agg(m.at) into found_ids, found_ats from app.search_chunk(of_subject, tenant,
      part.chunk, query, probe, from_at, to_at, after_at, after_id, is_descending, wanted) m;
    continue when found_ids is null;
    select array_agg(x.id), array_agg(x.at) into ids, ats
    from (
      select x.id, x.at from unnest(ids || found_ids, ats || found_ats) x (id, at)
      order by case when is_descending then x.at end desc, case when is_descending then x.id end desc, x.at, x.id
      limit wanted
    ) x;
  end loop;
  return query select x.id, x.at from unnest(ids, ats) x (id, at);
end
$$;

-- Number of documents that match, at most `counted_max`.
create function app.search_count(of_subject text, sought text, filters jsonb, since timestamptz, before timestamptz,
    counted_max integer)
  returns integer
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off
  as $$
#variable_conflict use_column
declare
  tenant constant uuid := app.tenant();
  parts constant text[] := app.search_parts(sought, filters);
  query constant text := array_to_string(parts, ' & ');
  probe constant text := app.rarest_search_part(of_subject, tenant, parts);
  from_at constant timestamptz := coalesce(since, '-infinity');
  to_at constant timestamptz := coalesce(before, 'infinity');
  part record;
  total integer;
begin
  if tenant is null or query = '' then return 0; end if;
  select count(*) into total from app.search_pending_rows(
    of_subject, tenant, query, from_at, to_at, null, null, true, counted_max);
  for part in select * from app.search_chunks_within(of_subject, tenant, from_at, to_at, true) loop
    exit when total >= counted_max;
    select total + count(*) into total from app.search_chunk(of_subject, tenant, part.chunk, query, probe,
      from_at, to_at, null, null, true, counted_max);
  end loop;
  return least(total, counted_max);
end
$$;

alter function app.search_page(text, text, jsonb, timestamptz, timestamptz, timestamptz, uuid, boolean, integer)
  owner to parley_platform;
revoke execute on function
  app.search_page(text, text, jsonb, timestamptz, timestamptz, timestamptz, uuid, boolean, integer) from public;
grant execute on function
  app.search_page(text, text, jsonb, timestamptz, timestamptz, timestamptz, uuid, boolean, integer) to parley_app;
alter function app.search_count(text, text, jsonb, timestamptz, timestamptz, integer) owner to parley_platform;
revoke execute on function app.search_count(text, text, jsonb, timestamptz, timestamptz, integer) from public;
grant execute on function app.search_count(text, text, jsonb, timestamptz, timestamptz, integer) to parley_app;
