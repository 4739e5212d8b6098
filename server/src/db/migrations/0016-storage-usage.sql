-- Up Migration

-- Agent to which a file counts, also while its session is being deleted.
alter table chat_files add column agent_id uuid;
update chat_files f set agent_id = s.agent_id
  from chat_sessions s where s.tenant_id = f.tenant_id and s.id = f.session_id;
alter table chat_files alter column agent_id set not null;

-- Bytes of a tenant's files, counted in the transaction that changes them. Uploads are files of chats and pictures;
-- `scope_id` is the tenant for its sum, or an agent for the files of its chats.
create table storage_usage (
  tenant_id uuid not null references tenants (id) on delete cascade,
  kind text not null check (kind in ('uploads', 'recordings')),
  scope_id uuid not null,
  bytes bigint not null check (bytes >= 0),
  primary key (tenant_id, kind, scope_id)
);
select app.protect_tenant_table('storage_usage');

-- Bytes uploaded by visitors from an address in a clock hour. The address is a hash with the tenant's key.
create table upload_windows (
  tenant_id uuid not null references tenants (id) on delete cascade,
  address_hash bytea not null,
  hour_at timestamptz not null,
  bytes bigint not null,
  primary key (tenant_id, address_hash, hour_at)
);
create index upload_windows_hour on upload_windows (hour_at);
select app.protect_tenant_table('upload_windows');

-- An insert creates the row; a delete finds it, unless its tenant is being deleted. The row is locked until the
-- transaction ends, so a sum read afterwards is stable.
create function app.count_storage(of_tenant uuid, of_kind text, of_scope uuid, more bigint) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  if more > 0 then
    insert into storage_usage as u values (of_tenant, of_kind, of_scope, more)
      on conflict (tenant_id, kind, scope_id) do update set bytes = u.bytes + excluded.bytes;
  elsif more < 0 then
    update storage_usage set bytes = greatest(0, bytes + more)
      where tenant_id = of_tenant and kind = of_kind and scope_id = of_scope;
  end if;
end
$$;
revoke execute on function app.count_storage(uuid, text, uuid, bigint) from public;
grant execute on function app.count_storage(uuid, text, uuid, bigint) to parley_app, parley_platform;

-- Rows are always locked in one order, an agent's before its tenant's, so that two deletions never deadlock.
create function app.count_chat_files() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  part record;
begin
  for part in
    select tenant_id, agent_id, sum(bytes)::bigint as bytes from changed group by 1, 2 order by 1, 2
  loop
    perform app.count_storage(part.tenant_id, 'uploads', part.agent_id,
      case tg_op when 'INSERT' then part.bytes else -part.bytes end);
  end loop;
  for part in select tenant_id, sum(bytes)::bigint as bytes from changed group by 1 order by 1 loop
    perform app.count_storage(part.tenant_id, 'uploads', part.tenant_id,
      case tg_op when 'INSERT' then part.bytes else -part.bytes end);
  end loop;
  return null;
end
$$;
revoke execute on function app.count_chat_files() from public;
create trigger chat_files_stored after insert on chat_files referencing new table as changed
  for each statement execute function app.count_chat_files();
create trigger chat_files_freed after delete on chat_files referencing old table as changed
  for each statement execute function app.count_chat_files();

create function app.count_avatars() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  part record;
begin
  for part in select tenant_id, sum(bytes)::bigint as bytes from changed group by 1 order by 1 loop
    perform app.count_storage(part.tenant_id, 'uploads', part.tenant_id,
      case tg_op when 'INSERT' then part.bytes else -part.bytes end);
  end loop;
  return null;
end
$$;
revoke execute on function app.count_avatars() from public;
create trigger avatars_stored after insert on avatars referencing new table as changed
  for each statement execute function app.count_avatars();
create trigger avatars_freed after delete on avatars referencing old table as changed
  for each statement execute function app.count_avatars();

create function app.count_recording() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform app.count_storage(old.tenant_id, 'recordings', old.tenant_id,
    case tg_op when 'DELETE' then 0 else coalesce(new.recording_bytes, 0) end - coalesce(old.recording_bytes, 0));
  return null;
end
$$;
revoke execute on function app.count_recording() from public;
create trigger calls_recording_changed after update of recording_bytes on calls for each row
  when (old.recording_bytes is distinct from new.recording_bytes) execute function app.count_recording();
create trigger calls_recording_freed after delete on calls for each row
  when (old.recording_bytes is not null) execute function app.count_recording();

insert into storage_usage
  select tenant_id, 'uploads', agent_id, sum(bytes) from chat_files group by 1, 3;
insert into storage_usage
  select tenant_id, 'uploads', tenant_id, sum(bytes)
  from (select tenant_id, bytes from chat_files union all select tenant_id, bytes from avatars) files group by 1;
insert into storage_usage
  select tenant_id, 'recordings', tenant_id, sum(recording_bytes) from calls
  where recording_bytes is not null group by 1;

-- The recording is incomplete: the disk was full, or too slow, during the call.
alter table calls add column recording_incomplete boolean not null default false;
