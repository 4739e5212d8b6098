-- Up Migration

-- Look-up key of a phone number or SIP address, however it is spelled: the digits of a number, without + or separators,
-- in any SIP address or tel: URI; of another SIP user, `user@host` in lower case. Spellings of one number still differ
-- in their prefix, so a query names each, and compares the full number afterwards. `subjectKey` of
-- areas/privacy/personal-data does the same.
create function app.subject_key(value text) returns text
  language sql immutable strict parallel safe
  as $$
    select case
      when value ~ '^\+?[0-9]*$' then ltrim(value, '+')
      else (
        select case
          when u.name ~ '^[-+0-9 ().,/\u00a0]*$' and length(u.digits) >= 7 then u.digits
          when u.host = '' then u.name
          else u.name || '@' || u.host
        end
        from (
          select p.name, p.host, regexp_replace(p.name, '[^0-9]', '', 'g') as digits
          from (
            select btrim(split_part(split_part(s.bare, '@', 1), ';', 1)) as name,
              coalesce(substring(s.bare from '@(\[[^\]]*\]|[^;:>?]*)'), '') as host
            from (select regexp_replace(lower(value), '^[^<]*<|>.*$', '', 'g') as step) t,
              lateral (select regexp_replace(t.step, '^\s*(sips?|tel):', '') as bare) s
          ) p
        ) u
      )
    end
  $$;

create index calls_phone_key on calls (tenant_id, app.subject_key(phone_number)) where phone_number is not null;
create index calls_from_key on calls (tenant_id, app.subject_key(from_number)) where from_number is not null;
create index calls_to_key on calls (tenant_id, app.subject_key(to_number)) where to_number is not null;
create index text_messages_to_key on text_messages (tenant_id, app.subject_key(to_number));
create index text_messages_from_key on text_messages (tenant_id, app.subject_key(from_number));
create index bookings_phone_key on bookings (tenant_id, app.subject_key(customer_phone)) where customer_phone <> '';
create index bookings_raw_phone_key on bookings (tenant_id, app.subject_key(customer_phone_raw_input))
  where customer_phone_raw_input <> '';
create index contact_requests_phone_key on contact_requests (tenant_id, app.subject_key(phone_number))
  where phone_number <> '';
create index chat_sessions_phone_key on chat_sessions (tenant_id, app.subject_key(visitor ->> 'phone_number'))
  where visitor ->> 'phone_number' is not null;
create index chat_verifications_target_key on chat_verifications (tenant_id, app.subject_key(target));

-- Rows of the tenant whose numbers have one of the keys, with the stored spelling. A function, since indexes on
-- expressions are not used behind row policies: only leakproof functions are evaluated before them. It reads its
-- caller's tenant only.
create function app.find_numbered_rows(keys text[])
  returns table (object text, id uuid, side text, spelling text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select 'calls', c.id, 'other', c.phone_number
      from calls c where c.tenant_id = app.tenant() and app.subject_key(c.phone_number) = any (keys)
        and c.phone_number is not null
    union all
    select 'calls', c.id, case c.direction when 'outbound' then 'own' else 'other' end, c.from_number
      from calls c where c.tenant_id = app.tenant() and app.subject_key(c.from_number) = any (keys)
        and c.from_number is not null
    union all
    select 'calls', c.id, case c.direction when 'inbound' then 'own' else 'other' end, c.to_number
      from calls c where c.tenant_id = app.tenant() and app.subject_key(c.to_number) = any (keys)
        and c.to_number is not null
    union all
    select 'text_messages', m.id, 'other', m.to_number
      from text_messages m where m.tenant_id = app.tenant() and app.subject_key(m.to_number) = any (keys)
    union all
    select 'text_messages', m.id, 'own', m.from_number
      from text_messages m where m.tenant_id = app.tenant() and app.subject_key(m.from_number) = any (keys)
    union all
    select 'bookings', b.id, 'other', b.customer_phone
      from bookings b where b.tenant_id = app.tenant() and app.subject_key(b.customer_phone) = any (keys)
        and b.customer_phone <> ''
    union all
    select 'bookings', b.id, 'other', b.customer_phone_raw_input
      from bookings b where b.tenant_id = app.tenant() and app.subject_key(b.customer_phone_raw_input) = any (keys)
        and b.customer_phone_raw_input <> ''
    union all
    select 'contact_requests', r.id, 'other', r.phone_number
      from contact_requests r where r.tenant_id = app.tenant() and app.subject_key(r.phone_number) = any (keys)
        and r.phone_number <> ''
    union all
    select 'chat_sessions', s.id, 'other', s.visitor ->> 'phone_number'
      from chat_sessions s where s.tenant_id = app.tenant()
        and app.subject_key(s.visitor ->> 'phone_number') = any (keys) and s.visitor ->> 'phone_number' is not null
    union all
    select 'chat_verifications', v.id, 'other', v.target
      from chat_verifications v where v.tenant_id = app.tenant() and app.subject_key(v.target) = any (keys)
  $$;
alter function app.find_numbered_rows(text[]) owner to parley_platform;
revoke execute on function app.find_numbered_rows(text[]) from public;
grant execute on function app.find_numbered_rows(text[]) to parley_app;

-- True when a text names one of the ids (as UUIDs in it), or contains one of the names. Ids may be many thousands, so
-- the UUIDs of the text are looked up among them.
create function app.names_any(value text, ids text[], names text[]) returns boolean
  language sql immutable parallel safe
  as $$
    select value is not null and (
      exists (select from unnest(names) n where position(n in value) > 0)
      or exists (
        select from regexp_matches(value, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') m
        where m[1] = any (ids)))
  $$;
