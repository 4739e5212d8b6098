-- Up Migration

-- Embeddings of passages by one model each, by the hash of the passage: the same text is embedded once.
create table kb_embeddings (
  tenant_id uuid not null references tenants (id) on delete cascade,
  model text not null,
  content_hash bytea not null,
  dimensions integer not null check (dimensions between 1 and 8192),
  -- Little-endian float32.
  vector bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, model, content_hash)
);
select app.protect_tenant_table('kb_embeddings');
