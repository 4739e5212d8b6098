-- Up Migration

-- Files of chats of all tenants in the order of their ids, as the file store lists them: orphans are found by a merge.
create unique index chat_files_id on chat_files (id);

-- Lists of calls filtered by status, direction, type or transfer, by start: a range of one index for each kind.
create index calls_by_kind on calls (tenant_id, kind, listed_at, id);
