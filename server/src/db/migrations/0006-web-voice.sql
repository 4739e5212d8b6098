-- Up Migration

-- Permission to make one call from a browser: bound to an agent's version, a tenant and an origin, and used up by the
-- call.
create table web_voice_sessions (
  tenant_id uuid not null,
  -- Becomes the id of the call.
  id uuid not null,
  agent_id uuid not null,
  agent_version integer not null,
  agent_override jsonb not null default '{}',
  token_hash bytea not null,
  -- Requesting page; null for a server.
  origin text,
  dynamic_variables jsonb not null default '{}',
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, agent_id) references agents (tenant_id, id) on delete cascade
);
create index web_voice_sessions_id on web_voice_sessions (id);
create index web_voice_sessions_expiry on web_voice_sessions (expires_at);
select app.protect_tenant_table('web_voice_sessions');

-- Tenant lookup of a session, with the hash of its token: called before the tenant is known.
create function app.find_web_voice_session(wanted uuid)
  returns table (tenant_id uuid, token_hash bytea, origin text, expires_at timestamptz, used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.tenant_id, s.token_hash, s.origin, s.expires_at, s.used_at from web_voice_sessions s where s.id = wanted
  $$;
alter function app.find_web_voice_session(uuid) owner to parley_platform;
revoke execute on function app.find_web_voice_session(uuid) from public;
grant execute on function app.find_web_voice_session(uuid) to parley_app;
