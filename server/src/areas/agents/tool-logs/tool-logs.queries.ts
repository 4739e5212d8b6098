import type { AgentId, CallId, ChatSessionId, TenantId, ToolId, ToolLogId } from '@parley/contract/ids';
import type { ToolRunStatus, ToolType } from '@parley/contract/resources/tool';
import type { ToolLog, ToolLogSource, ToolLogSummary } from '@parley/contract/resources/tool-log';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { ToolLogs } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { redactError, redactForLog } from './redact.rules.ts';
import { logNotFound } from './tool-logs.errors.ts';

/** Retention of tool logs. Unit: days. */
const keptDays = 90;

/** One run of a tool, as reported by its runner. */
export interface ToolLogEntry {
  tenantId: TenantId;
  id: string;
  toolId: ToolId | null;
  toolName: string;
  toolType: ToolType;
  agentId: AgentId | null;
  agentVersion: number | null;
  callId: CallId | null;
  sessionId: ChatSessionId | null;
  /** The model's id of the tool call. */
  toolCallId: string;
  status: ToolRunStatus;
  source: ToolLogSource;
  request: unknown;
  response: unknown;
  error: string | null;
  latencyMs: number;
  attempts: number;
  /** Offset into the call. Unit: milliseconds. */
  offsetMs: number | null;
  at: Date;
  /** Values to redact wherever they occur, such as the tool's headers echoed in a response. */
  secrets?: readonly string[];
}

/** Redacts secrets (by name, by format and listed), truncates request and response to 16 KB each, then inserts. */
export async function writeToolLog(tx: Tx, entry: ToolLogEntry): Promise<void> {
  const { secrets = [] } = entry;
  await tx
    .insertInto('tool_logs')
    .values({
      tenant_id: entry.tenantId,
      id: entry.id,
      tool_id: entry.toolId,
      tool_name: entry.toolName,
      tool_type: entry.toolType,
      agent_id: entry.agentId,
      agent_version: entry.agentVersion,
      call_id: entry.callId,
      session_id: entry.sessionId,
      tool_call_id: entry.toolCallId,
      status: entry.status,
      source: entry.source,
      request: JSON.stringify(redactForLog(entry.request, secrets)),
      response: JSON.stringify(redactForLog(entry.response, secrets)),
      error: redactError(entry.error, secrets),
      latency_ms: Math.round(entry.latencyMs),
      attempts: entry.attempts,
      offset_ms: entry.offsetMs === null ? null : Math.round(entry.offsetMs),
      created_at: entry.at,
    })
    .execute();
}

export const summaryColumns = [
  'id',
  'tool_id',
  'tool_name',
  'tool_type',
  'agent_id',
  'agent_version',
  'call_id',
  'session_id',
  'tool_call_id',
  'status',
  'source',
  'error',
  'latency_ms',
  'attempts',
  'offset_ms',
  'created_at',
] as const;

type SummaryRow = Pick<Selectable<ToolLogs>, (typeof summaryColumns)[number]>;

export function presentSummary(row: SummaryRow): z.input<typeof ToolLogSummary> {
  return {
    ...row,
    tool_type: row.tool_type as ToolType,
    status: row.status as ToolRunStatus,
    source: row.source as ToolLogSource,
    created_at: row.created_at.toISOString(),
  };
}

/** Gets a run with all its details; refuses when it is missing. */
export async function getToolLog(tx: Tx, id: ToolLogId): Promise<z.input<typeof ToolLog>> {
  const row = await tx
    .selectFrom('tool_logs')
    .select([...summaryColumns, 'request', 'response'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw logNotFound();
  return { ...presentSummary(row), request: row.request, response: row.response };
}

const batch = 5000;

/** Deletes runs older than their retention, in batches to keep locks short. */
export async function deleteOldToolLogs(platform: PlatformScope, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  for (let forgotten = batch; forgotten === batch; ) {
    const { numDeletedRows } = await platform.inPlatform((tx) =>
      tx
        .deleteFrom('tool_logs')
        .where('id', 'in', (query) =>
          query.selectFrom('tool_logs').select('id').where('created_at', '<', before).limit(batch),
        )
        .executeTakeFirstOrThrow(),
    );
    forgotten = Number(numDeletedRows);
  }
}
