import type { AgentId, TenantId, ToolId, WorkflowId } from '@parley/contract/ids';
import { insertAgent, lockToolsShared, recordVersion, storeSecrets } from '#areas/agents/agents';
import { makeTool } from '#areas/agents/tools';
import { insertWorkflow } from '#areas/workflows/workflows';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { EmitEvent } from '#platform/outbox/emit.ts';
import type { ConvertedDocument } from './convert-document.ts';
import type { ImportersDeps } from './importers.operation.ts';
import { withToolIds } from './replace-tool-ids.ts';

interface CreateContext {
  tx: Tx;
  tenantId: TenantId;
  actor: Actor;
  now: Date;
  newId: () => string;
  emit: EmitEvent;
  deps: ImportersDeps;
}

/** Creates tools, agent and workflow draft of an import, in the transaction of the request: all or nothing. */
export async function createImported(context: CreateContext, converted: ConvertedDocument) {
  const { tx, tenantId, now, newId } = context;
  await lockToolsShared(tx);
  const ids = new Map<string, ToolId>();
  for (const { id, definition } of converted.tools) {
    const { tool } = await makeTool(context, definition);
    ids.set(id, tool.id);
  }
  const { agent, workflow } = withToolIds(converted, ids);
  const { config: resolved } = await context.deps.tools.resolveRevisions(tx, agent);
  const config = await storeSecrets(context, resolved, null);
  const agentId = newId() as AgentId;
  const stored = await insertAgent(tx, { tenantId, id: agentId, config, now });
  await recordVersion(context, stored, { config, source: 'create', note: `Imported: ${converted.format}` });
  const workflowId = workflow === null ? null : (newId() as WorkflowId);
  if (workflow !== null && workflowId !== null) {
    const { name } = config;
    await insertWorkflow(context, {
      id: workflowId,
      name,
      description: `Imported: ${converted.format}`,
      draft: workflow,
    });
  }
  return { agent_id: agentId, workflow_id: workflowId, tool_ids: [...ids.values()] };
}
