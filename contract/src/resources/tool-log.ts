import { z } from 'zod';
import { AgentId, CallId, ChatSessionId, ToolId, ToolLogId } from '../ids.ts';
import { ToolName, ToolRunStatus, ToolType } from './tool.ts';

/** Source of a tool run: Parley, a test, or an external runtime that reports it. */
export const toolLogSources = ['parley', 'test', 'external'] as const;
export const ToolLogSource = z.enum(toolLogSources);
export type ToolLogSource = z.infer<typeof ToolLogSource>;

const run = {
  id: ToolLogId,
  tool_id: ToolId.nullable().meta({ description: 'null: it was of no stored tool' }),
  tool_name: z.string(),
  tool_type: ToolType,
  agent_id: AgentId.nullable(),
  agent_version: z.int().nullable(),
  call_id: CallId.nullable(),
  session_id: ChatSessionId.nullable(),
  tool_call_id: z.string(),
  status: ToolRunStatus,
  source: ToolLogSource,
  error: z.string().nullable(),
  latency_ms: z.int(),
  attempts: z.int(),
  offset_ms: z.int().nullable().meta({ description: 'Into the call' }),
  created_at: z.iso.datetime(),
};

/** A run of a stored tool that failed or timed out, as events carry it. */
export const FailedToolRun = z.object({
  log_id: ToolLogId,
  tool_id: ToolId,
  name: z.string(),
  type: ToolType,
  status: z.enum(['error', 'timeout']),
  error: z.string(),
  agent_id: AgentId.nullable(),
  call_id: CallId.nullable(),
  session_id: ChatSessionId.nullable(),
});

/** A run as lists show it. */
export const ToolLogSummary = z.object(run).meta({ id: 'ToolLogSummary' });

/** A run with what was sent and what came, secrets taken out. */
export const ToolLog = z.object({ ...run, request: z.unknown(), response: z.unknown() }).meta({ id: 'ToolLog' });

/** A run reported by an external runtime. */
export const CreateToolLogRequest = z
  .strictObject({
    tool_id: ToolId.nullable().default(null),
    tool_name: ToolName.optional().meta({ description: 'Needed without `tool_id`; otherwise that of the tool' }),
    tool_type: ToolType.optional().meta({ description: 'Needed without `tool_id`; otherwise that of the tool' }),
    agent_id: AgentId.nullable().default(null),
    agent_version: z.int().min(1).max(999_999_999).nullable().default(null),
    call_id: CallId.nullable().default(null),
    session_id: ChatSessionId.nullable().default(null),
    tool_call_id: z.string().min(1).max(200),
    status: ToolRunStatus,
    request: z.unknown().optional(),
    response: z.unknown().optional(),
    error: z.string().max(2000).nullable().default(null),
    latency_ms: z.int().min(0).max(86_400_000),
    attempts: z.int().min(0).max(100).default(1),
    offset_ms: z.int().min(0).max(86_400_000).nullable().default(null),
  })
  .meta({ id: 'CreateToolLogRequest' });
export type CreateToolLogRequest = z.infer<typeof CreateToolLogRequest>;

const Rate = z.number().min(0).max(1).nullable();
const Latency = z.object({ p50: z.number().nullable(), p95: z.number().nullable() });

export const ToolLogStatistics = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    total: z.int(),
    by_status: z.record(ToolRunStatus, z.int()),
    success_rate: Rate.meta({ description: '`ok` among all but `cancelled`; null without any' }),
    latency_ms: Latency.meta({ description: 'Of runs that came to an end: `ok`, `error` and `timeout`' }),
    top_errors: z.array(z.object({ error: z.string(), count: z.int() })).meta({ description: 'At most 10' }),
    by_tool: z
      .array(
        z.object({
          tool_id: ToolId.nullable(),
          tool_name: z.string(),
          tool_type: ToolType,
          total: z.int(),
          success_rate: Rate,
          latency_ms: Latency,
        }),
      )
      .meta({ description: 'The 50 that ran most' }),
  })
  .meta({ id: 'ToolLogStatistics' });
