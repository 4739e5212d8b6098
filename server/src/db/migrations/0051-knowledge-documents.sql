-- Up Migration

-- Documents of a source: the file itself, or each page seen; skipped ones with the reason.
create table kb_documents (
  tenant_id uuid not null,
  id uuid not null,
  source_id uuid not null,
  agent_id uuid not null,
  ordinal integer not null,
  -- Null for files and texts.
  url text,
  title text not null,
  status text not null check (status in ('kept', 'skipped')),
  skip_code text,
  skip_reason text,
  -- Tag of ISO 639-1, detected from the text; null: unknown.
  language text,
  -- SHA-256 of the extracted text; equal for an unchanged page.
  content_hash bytea,
  -- Validators of the page's last answer, for conditional requests.
  etag text,
  last_modified text,
  page_count integer,
  character_count integer not null default 0,
  chunk_count integer not null default 0,
  visited_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, source_id) references kb_sources (tenant_id, id) on delete cascade
);
create index kb_documents_source on kb_documents (tenant_id, source_id, ordinal, id);
select app.protect_tenant_table('kb_documents');
