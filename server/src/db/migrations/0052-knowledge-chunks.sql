-- Up Migration

-- Passages of documents, as retrieval finds them. A chunk whose content stays keeps its id when its source is indexed
-- again.
create table kb_chunks (
  tenant_id uuid not null,
  id uuid not null,
  agent_id uuid not null,
  source_id uuid not null,
  document_id uuid not null,
  -- Position in the document.
  ordinal integer not null,
  -- Headings above the passage, outermost first: its title field.
  heading_path text[] not null,
  text text not null,
  -- Characters (UTF-16) of the document's text that it covers.
  char_start integer not null,
  char_end integer not null,
  -- Language of the document, ISO 639-1; null: unknown.
  language text,
  -- Questions that the passage answers, indexed as a field of their own.
  questions text[] not null default '{}',
  questions_by text check (questions_by in ('model', 'person')),
  -- SHA-256 of heading path and text.
  content_hash bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, source_id) references kb_sources (tenant_id, id) on delete cascade,
  foreign key (tenant_id, document_id) references kb_documents (tenant_id, id) on delete cascade
);
create index kb_chunks_agent on kb_chunks (tenant_id, agent_id, id);
create index kb_chunks_source on kb_chunks (tenant_id, source_id);
create index kb_chunks_document on kb_chunks (tenant_id, document_id, ordinal);
select app.protect_tenant_table('kb_chunks');
