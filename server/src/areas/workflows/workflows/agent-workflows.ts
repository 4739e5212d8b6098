import type { WorkflowId } from '@parley/contract/ids';
import type { AgentWorkflows } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { findVersion, readVersion } from './versions.queries.ts';
import { refuseAssignment } from './workflows.errors.ts';

/** Reason why an agent cannot have a workflow. */
interface AssignmentFault {
  field: 'id' | 'version';
  code: string;
  message: string;
}

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
  if (!row) return fault('id', 'unknown_workflow', 'there is no workflow with this id');
  if (row.published_version === null) {
    return fault('id', 'unpublished_workflow', 'this workflow was never published; publish it first');
  }
  if (version !== null && version > row.published_version) {
    const message = `this workflow has no version ${version}; the newest is ${row.published_version}`;
    return fault('version', 'unknown_version', message);
  }
  return { name: row.name, version: version ?? row.published_version };
}

const fault = (field: AssignmentFault['field'], code: string, message: string) => ({ fault: { field, code, message } });

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
    const { field, code, message } = found.fault;
    throw refuseAssignment({ path: `/workflow_${field}`, code, message });
  },
};

/** A version by its number, also of a deleted workflow: conversations finish on the version they began with. */
export async function loadWorkflowVersion(tx: Tx, workflowId: WorkflowId, number: number) {
  const row = await findVersion(tx, workflowId, number);
  return row === null ? null : readVersion(row);
}
