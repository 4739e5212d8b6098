import { timeSpan } from '@parley/contract/filters';
import { AgentId, CallId, ChatSessionId, ToolId, ToolLogId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';

/** No dependencies beside the request's transaction. */
export type ToolLogsDeps = object;

export const operation = operationOf<ToolLogsDeps>();

export const logParams = z.object({ logId: ToolLogId });

/** Filters shared by list and statistics. */
export const rangeFilters = {
  agent_id: AgentId.optional(),
  tool_id: ToolId.optional(),
  ...timeSpan({ from: 'Run at or after this instant', to: 'Run before this instant' }),
};

export const conversationFilters = { call_id: CallId.optional(), session_id: ChatSessionId.optional() };

const exampleId = (ending: string) => `0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b${ending}`;

/** Ids in the examples of the API document. */
export const exampleLogId = exampleId('61') as ToolLogId;
export const exampleSummary = {
  id: exampleLogId,
  tool_id: exampleId('60') as ToolId,
  tool_name: 'find_order',
  tool_type: 'webhook' as const,
  agent_id: exampleId('10') as AgentId,
  agent_version: 4,
  call_id: exampleId('40') as CallId,
  session_id: null,
  tool_call_id: 'call_7f3k',
  status: 'ok' as const,
  source: 'parley' as const,
  error: null,
  latency_ms: 184,
  attempts: 1,
  offset_ms: 12_480,
  created_at: '2026-03-01T09:30:12.480Z',
};
