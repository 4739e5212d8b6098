import type { ErrorDetail } from '@parley/contract/errors';
import type { WorkflowId } from '@parley/contract/ids';
import type { AgentWorkflows } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { defineDetail, refuseFields } from '#platform/http/define-refusal.ts';
import { findVersion, readVersion } from './versions.queries.ts';

/** Reason why an agent cannot have a workflow. */
interface AssignmentFault {
  field: 'id' | 'version';
  /** Describes the fault of the field at a path. */
  at(path: string): ErrorDetail;
}

const unknownWorkflow = defineDetail('unknown_workflow', 'unknown_workflow', 'there is no workflow with this id');
const unpublishedWorkflow = defineDetail(
  'unpublished_workflow',
  'unpublished_workflow',
  'this workflow was never published; publish it first',
);
const unknownVersion = defineDetail(
  'unknown_version',
  'unknown_workflow_version',
  'this workflow has no version {{version}}; the newest is {{newest}}',
);

/** Finds the version that new conversations would start on, or why there is none. */
export async function findAssignmentFault(
  tx: Tx,
  workflowId: WorkflowId,
  version: number | null,
): Promise<{ name: string; version: number } | { fault: AssignmentFault }> {
  const row = await tx
    .selectFrom('workflows')
    .select(['name', 'published_version'])
    .where('id', '=', workflowId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return fault('id', (path) => unknownWorkflow(path));
  if (row.published_version === null) {
    return fault('id', (path) => unpublishedWorkflow(path));
  }
  if (version !== null && version > row.published_version) {
    const newest = row.published_version;
    return fault('version', (path) => unknownVersion(path, { version, newest }));
  }
  return { name: row.name, version: version ?? row.published_version };
}

const fault = (field: AssignmentFault['field'], at: AssignmentFault['at']) => ({ fault: { field, at } });

/** Workflows as configurations of agents may name them. */
export const agentWorkflows: AgentWorkflows = {
  async resolve(tx, config, { before, lenient = false } = {}) {
    const none = { ...config, workflow_id: null, workflow_version: null };
    if (config.workflow_id === null) return { config: config.workflow_version === null ? config : none, missing: null };
    const isUnchanged =
      config.workflow_id === before?.workflow_id && config.workflow_version === before.workflow_version;
    if (isUnchanged) return { config, missing: null };
    const id = config.workflow_id.toLowerCase() as WorkflowId;
    const found = await findAssignmentFault(tx, id, config.workflow_version);
    if (!('fault' in found)) return { config: { ...config, workflow_id: id }, missing: null };
    if (lenient) return { config: none, missing: id };
    throw refuseFields([found.fault.at(`/workflow_${found.fault.field}`)]);
  },
};

/** A version by its number, also of a deleted workflow: conversations finish on the version they began with. */
export async function loadWorkflowVersion(tx: Tx, workflowId: WorkflowId, number: number) {
  const row = await findVersion(tx, workflowId, number);
  return row === null ? null : readVersion(row);
}
