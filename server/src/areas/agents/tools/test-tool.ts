import { ToolTrial } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { redactForLog } from '#areas/agents/tool-logs';
import { apiKey } from '#platform/http/access/access.ts';
import { openTools } from './load-agent-tools.ts';
import { secretValuesOf } from './tool-secrets.rules.ts';
import { exampleToolId, operation, toolParams } from './tools.operation.ts';
import { getTool } from './tools.queries.ts';

/** Runs a tool once with sample arguments. */
export const testTool = operation({
  method: 'POST',
  path: '/api/tools/{toolId}/test',
  id: 'testTool',
  summary: 'Test run a tool',
  description:
    'Runs the newest revision for real, outside any conversation, and answers with what was sent and what came, secrets taken out. The run stands in the tool log with source `test`.',
  access: apiKey('tools:write'),
  audit: 'tool.test',
  params: toolParams,
  maxBodyBytes: 128 * 1024,
  maxBodyValues: 10_000,
  body: z.strictObject({ arguments: z.record(z.string(), z.unknown()).default({}) }),
  answer: { status: 200, schema: ToolTrial },
  refusals: ['not_found'],
  requestsPerMinute: 60,
  transaction: 'none',
  example: {
    params: { toolId: exampleToolId },
    body: { arguments: { order_number: 'A-1007' } },
    answer: {
      status: 'ok',
      request: {
        method: 'GET',
        url: 'https://shop.example.com/orders/A-1007',
        headers: { Authorization: '[redacted]' },
      },
      response: { status: 200, body: { state: 'shipped' } },
      result: '{"state":"shipped"}',
      variables: {},
      latency_ms: 184,
      log_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61',
    },
  },
  async run({ db, tenantId, params, body, now, audit, deps }) {
    const tool = await db.app.inTenant(
      tenantId,
      async (tx) => {
        const stored = await getTool(tx, params.toolId);
        const [opened] = await openTools(tx, deps.vault, { tenantId, now, tools: [stored] });
        return opened;
      },
      { onlyReads: true },
    );
    if (!tool) throw new TypeError('One tool in, none out');
    const trial = await deps.trial.tryTool(tool, { tenantId, arguments: body.arguments, now });
    audit.details({ revision: tool.revision, status: trial.status, log_id: trial.log_id });
    const secrets = secretValuesOf(tool.definition);
    const variables = Object.entries(trial.variables).map(([name, value]) => [
      name,
      String(redactForLog(value, secrets)),
    ]);
    return {
      ...trial,
      request: redactForLog(trial.request, secrets),
      response: redactForLog(trial.response, secrets),
      result: String(redactForLog(trial.result, secrets)),
      variables: Object.fromEntries(variables),
    };
  },
});
