-- Up Migration

-- The newest call to a number: a check says when one last arrived.
create index calls_to_number on calls (tenant_id, to_number, created_at) where direction = 'inbound';
