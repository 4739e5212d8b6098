-- Up Migration

-- Files of chats of all tenants in the order of their ids, as the file store lists them: orphans are found by a merge.
create unique index chat_files_id on chat_files (id);
