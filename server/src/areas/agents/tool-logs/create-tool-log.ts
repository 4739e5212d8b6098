import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolLogId } from '@parley/contract/ids';
import { ToolType } from '@parley/contract/resources/tool';
import { CreateToolLogRequest, ToolLog } from '@parley/contract/resources/tool-log';
import type { z } from 'zod';
import { redactPersonalData, redactPersonalDataIn } from '#areas/privacy/redaction';
import { apiKey } from '#platform/http/access/access.ts';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { type ConversationPrivacy, findReferences } from './find-references.queries.ts';
import { badReferences } from './tool-logs.errors.ts';
import { exampleSummary, operation } from './tool-logs.operation.ts';
import { getToolLog, writeToolLog } from './tool-logs.queries.ts';

/** Stores a run reported by another runtime; secrets are redacted as in Parley's own runs. */
export const createToolLog = operation({
  method: 'POST',
  path: '/api/tool-logs',
  id: 'createToolLog',
  summary: 'Create a tool log',
  description: 'For runtimes of your own that run tools themselves. It is kept with source `external`.',
  access: apiKey('tools:write'),
  showsConversations: true,
  audit: 'tool_log.create',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 50_000,
  body: CreateToolLogRequest,
  answer: { status: 201, schema: ToolLog },
  example: {
    body: { tool_id: exampleSummary.tool_id, tool_call_id: 'call_7f3k', status: 'ok', latency_ms: 184 },
    answer: {
      ...exampleSummary,
      agent_id: null,
      agent_version: null,
      call_id: null,
      offset_ms: null,
      source: 'external',
      request: null,
      response: null,
    },
  },
  async run({ tx, tenantId, body, newId, now, audit, headers }) {
    const { tool, ...found } = await findReferences(tx, body);
    const missing: ErrorDetail[] = (['agent', 'call', 'session'] as const)
      .filter((kind) => body[`${kind}_id`] !== null && !found[kind])
      .map((kind) => unknown(kind));
    if (body.tool_id !== null && !tool) missing.push(unknown('tool'));
    const toolName = (tool && tool.name) || body.tool_name;
    const toolType = tool ? ToolType.parse(tool.type) : body.tool_type;
    if (body.tool_id === null && toolName === undefined) missing.push(needed('/tool_name'));
    if (body.tool_id === null && toolType === undefined) missing.push(needed('/tool_type'));
    if (missing.length > 0 || toolName === undefined || toolType === undefined) throw badReferences(missing);
    const id = newId() as ToolLogId;
    await writeToolLog(tx, {
      tenantId,
      id,
      toolId: body.tool_id,
      toolName,
      toolType,
      agentId: body.agent_id,
      agentVersion: body.agent_version,
      callId: body.call_id,
      sessionId: body.session_id,
      toolCallId: body.tool_call_id,
      status: body.status,
      source: 'external',
      ...storableContent(body, found.call || found.session || null),
      latencyMs: body.latency_ms,
      attempts: body.attempts,
      offsetMs: body.offset_ms,
      at: now,
    });
    audit.resource(id);
    audit.details({ status: body.status });
    headers.set('location', `/api/tool-logs/${id}`);
    return getToolLog(tx, id);
  },
});

/** Words of the run, as the agent of its conversation allows them to be stored. */
function storableContent(
  { request, response, error }: Pick<z.output<typeof CreateToolLogRequest>, 'request' | 'response' | 'error'>,
  privacy: ConversationPrivacy | null,
) {
  if (privacy?.zero_retention === true) return { request: null, response: null, error: null };
  if (privacy?.pii_redaction !== true) return { request, response, error };
  const language = privacy.language ?? 'en';
  return {
    request: redactPersonalDataIn(request, language),
    response: redactPersonalDataIn(response, language),
    error: error && redactPersonalData(error, language),
  };
}

const unknownReferences = {
  agent: defineDetail('unknown_agent', 'log_agent_unknown', 'there is no agent with this id'),
  call: defineDetail('unknown_call', 'log_call_unknown', 'there is no call with this id'),
  session: defineDetail('unknown_session', 'log_session_unknown', 'there is no session with this id'),
  tool: defineDetail('unknown_tool', 'unknown_tool', 'there is no tool with this id'),
};
const unknown = (kind: keyof typeof unknownReferences): ErrorDetail => unknownReferences[kind](`/${kind}_id`);

const needed = defineDetail('missing', 'log_needs_field', 'needed without tool_id');
