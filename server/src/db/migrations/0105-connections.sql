-- Up Migration

-- Accounts at other vendors that a tenant has connected: calendars, CRMs, messengers, web services. Of OAuth or a key.
create table connections (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('integration', 'calendar')),
  provider text not null,
  name text not null,
  -- Account at the vendor, as the vendor names it.
  account text,
  auth text not null check (auth in ('oauth', 'key', 'none')),
  -- Address, folder and the like. Nothing secret.
  settings jsonb not null default '{}',
  -- JSON of tokens or key, sealed for tenant, table and row.
  sealed text,
  scopes text[] not null default '{}',
  state text not null check (state in ('connected', 'failing', 'revoked')),
  state_detail text not null default '',
  access_expires_at timestamptz,
  checked_at timestamptz,
  created_by jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index connections_list on connections (tenant_id, kind, created_at, id);
create index connections_id on connections (id);
select app.protect_tenant_table('connections');

-- Authorizations that people have begun and not finished. A row is deleted when its state comes back.
create table oauth_authorizations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  kind text not null,
  provider text not null,
  state_hash bytea not null,
  -- Hash of the cookie of the browser in which it began.
  browser_hash bytea not null,
  session_id uuid not null references sessions (id) on delete cascade,
  -- Code verifier of PKCE, sealed.
  sealed text not null,
  redirect_uri text not null,
  return_to text not null,
  name text,
  settings jsonb not null default '{}',
  -- The connection that is authorised again.
  connection_id uuid,
  created_by jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references connections (tenant_id, id) on delete cascade
);
create unique index oauth_authorizations_state on oauth_authorizations (tenant_id, state_hash);
create index oauth_authorizations_connection on oauth_authorizations (tenant_id, connection_id);
create index oauth_authorizations_session on oauth_authorizations (session_id);
create index oauth_authorizations_age on oauth_authorizations (expires_at);
select app.protect_tenant_table('oauth_authorizations');
