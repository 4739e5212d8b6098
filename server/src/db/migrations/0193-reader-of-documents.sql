-- Up Migration

-- Version of the reader that took the text out of the page: what an older one read is asked for without validators.
alter table kb_documents add column reader_version smallint not null default 0;
