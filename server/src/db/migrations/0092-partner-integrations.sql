-- Up Migration

-- Partners with access to an account: a key of their own, and a webhook.
create table partner_integrations (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  partner text not null,
  name text not null,
  scopes text[] not null,
  api_key_id uuid not null,
  webhook_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, partner),
  foreign key (tenant_id, api_key_id) references api_keys (tenant_id, id) on delete cascade,
  foreign key (tenant_id, webhook_id) references webhook_endpoints (tenant_id, id) on delete set null (webhook_id)
);
select app.protect_tenant_table('partner_integrations');
