-- Up Migration

-- People and departments that agents transfer callers to.
create table directory_entries (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('person', 'department')),
  name text not null,
  title text not null,
  department text not null,
  aliases text[] not null,
  languages text[] not null,
  -- Numbers and SIP addresses as they are dialled, in order.
  destinations text[] not null check (cardinality(destinations) between 1 and 5),
  mode text not null check (mode in ('cold', 'warm', 'attended')),
  whisper text not null,
  -- null: always open.
  hours jsonb,
  fallback jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index directory_entries_name on directory_entries (tenant_id, kind, lower(name), lower(department));
create index directory_entries_order on directory_entries (tenant_id, created_at, id);
select app.protect_tenant_table('directory_entries');
