-- Up Migration

-- Filters of the tool log, each in the order of its list.
drop index tool_logs_tool;
drop index tool_logs_agent;
create index tool_logs_tool on tool_logs (tenant_id, tool_id, created_at, id);
create index tool_logs_agent on tool_logs (tenant_id, agent_id, created_at, id);
create index tool_logs_status on tool_logs (tenant_id, status, created_at, id);
create index tool_logs_agent_status on tool_logs (tenant_id, agent_id, status, created_at, id);
create index tool_logs_source on tool_logs (tenant_id, source, created_at, id);

-- Statistics read no row but those of errors: requests and responses make rows wide.
drop index tool_logs_list;
create index tool_logs_list on tool_logs (tenant_id, created_at, id)
  include (tool_id, agent_id, tool_name, tool_type, status, source, latency_ms);
create index tool_logs_errors on tool_logs (tenant_id, created_at) where error is not null;
