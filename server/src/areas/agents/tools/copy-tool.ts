import type { TenantId } from '@parley/contract/ids';
import { CopyTool, Tool } from '@parley/contract/resources/tool';
import { getAgentForUpdate, lockToolsShared } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { attachNewTool, toolNamesOf } from './attach-new-tool.ts';
import { makeTool } from './insert-tool.ts';
import { openTools } from './load-agent-tools.ts';
import { exampleTool } from './tools.examples.ts';
import { exampleAgentId, exampleToolId, operation, toolParams } from './tools.operation.ts';
import { getTool, presentTool, type StoredTool } from './tools.queries.ts';

/** Copies a tool, with its secrets re-encrypted, and attaches the copy to an agent of the same tenant. */
export const copyTool = operation({
  method: 'POST',
  path: '/api/tools/{toolId}/copy',
  id: 'copyTool',
  summary: 'Copy a tool to another agent',
  description:
    'The copy is a tool of its own: changing one does not change the other. Header secrets and the signing secret are copied, so the other side goes on accepting its requests. Without `name` it is called as the original, with a number where the agent has a tool of that name.',
  access: apiKey('tools:write'),
  audit: 'tool.copy',
  params: toolParams,
  body: CopyTool,
  answer: { status: 201, schema: Tool },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { toolId: exampleToolId },
    body: { target_agent_id: exampleAgentId },
    answer: { ...exampleTool, revision: 1 },
  },
  async run(context) {
    const { tx, params, body, audit, headers } = context;
    await lockToolsShared(tx);
    const original = await getTool(tx, params.toolId);
    const agent = await findReferenced({ path: '/target_agent_id', code: 'unknown_agent' }, () =>
      getAgentForUpdate(tx, body.target_agent_id),
    );
    const names = [...(await toolNamesOf(tx, agent.config)).values()];
    const name = body.name ?? freeName(original.definition.name, names);
    const opened = await openOriginal(context, context.deps.vault, original);
    const [signingSecret = null] = opened.signingSecrets;
    const { tool } = await makeTool(
      context,
      { ...opened.definition, name },
      {
        signingSecret,
        original: original.definition,
      },
    );
    const given = await attachNewTool(context, agent, { tool, enabled: true, note: `Tool ${name} added` });
    audit.resource(tool.id);
    audit.details({ copied_from: original.id, agent_id: agent.id, version: given.version });
    headers.set('location', `/api/tools/${tool.id}`);
    headers.set('etag', '"1"');
    return presentTool(tool, [agent.id]);
  },
});

async function openOriginal(context: { tx: Tx; tenantId: TenantId; now: Date }, vault: Vault, tool: StoredTool) {
  const [opened] = await openTools(context.tx, vault, { ...context, tools: [tool] });
  if (!opened) throw new TypeError('One tool in, none out');
  return opened;
}

const nameMax = 64;

/** Makes the name unique with the lowest free number from 2 on. */
function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++) {
    const ending = `_${number}`;
    free = `${name.slice(0, nameMax - ending.length)}${ending}`;
  }
  return free;
}
