import { Tool, UpdateToolRequest } from '@parley/contract/resources/tool';
import { lockToolsExclusive } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { changeTool } from './change-tool.ts';
import { checkDefinition } from './check-definition.ts';
import { checkFromNumber } from './check-from-number.ts';
import { checkTeam } from './check-team.ts';
import { changedToolFields, patchDefinition } from './tool-patch.rules.ts';
import { storeToolSecrets } from './tool-secrets.ts';
import { revisionMismatch } from './tools.errors.ts';
import { exampleTool } from './tools.examples.ts';
import { exampleToolId, operation, toolParams } from './tools.operation.ts';
import { agentIdsByTool, getToolForUpdate, presentTool } from './tools.queries.ts';

/**
 * Changes a tool by a JSON merge patch: a new revision and, in the same transaction, a version of each of its agents.
 */
export const updateTool = operation({
  method: 'PATCH',
  path: '/api/tools/{toolId}',
  id: 'updateTool',
  summary: 'Update a tool',
  description:
    'JSON merge patch: null brings a default back; `parameters` are replaced whole; the type stays. Each agent that uses the tool gets a new version that runs the new revision. `If-Match: "<revision>"` refuses with 412 when somebody else changed the tool since. A masked secret sent back stays, as long as the host it is sent to does.',
  access: apiKey('tools:write'),
  audit: 'tool.update',
  params: toolParams,
  maxBodyBytes: 512 * 1024,
  maxBodyValues: 8000,
  body: UpdateToolRequest,
  answer: { status: 200, schema: Tool },
  refusals: ['not_found', 'conflict', 'version_mismatch'],
  example: {
    params: { toolId: exampleToolId },
    body: { timeout_ms: 5000 },
    answer: { ...exampleTool, timeout_ms: 5000, revision: 3 },
  },
  async run(context) {
    const { tx, params, body, request, headers, audit } = context;
    await lockToolsExclusive(tx);
    const tool = await getToolForUpdate(tx, params.toolId);
    if (request.ifMatch !== null && request.ifMatch !== tool.revision) {
      throw revisionMismatch({ expected: request.ifMatch, current: tool.revision });
    }
    const patched = patchDefinition(tool.definition, body);
    checkDefinition(context.deps.egress, patched, tool.definition);
    await checkTeam(tx, patched, tool.definition);
    const checked = await checkFromNumber(tx, patched, tool.definition);
    const definition = await storeToolSecrets(context, checked, tool.definition);
    const fields = changedToolFields(tool.definition, definition);
    if (fields.length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${tool.revision}"`);
      return presentTool(tool, (await agentIdsByTool(tx, [tool.id])).get(tool.id) ?? []);
    }
    const { changed, agents } = await changeTool(context, tool, definition);
    audit.details({
      revision: changed.revision,
      changed_fields: fields,
      agents: agents.map(({ id }) => id),
    });
    headers.set('etag', `"${changed.revision}"`);
    return presentTool(changed, (await agentIdsByTool(tx, [tool.id])).get(tool.id) ?? []);
  },
});
