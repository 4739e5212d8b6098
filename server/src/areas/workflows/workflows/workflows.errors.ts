import type { ErrorDetail } from '@parley/contract/errors';
import type { WorkflowFault } from '@parley/contract/resources/workflow-fault';
import type { Actor } from '#platform/http/principal.ts';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a workflow of another tenant, a deleted one and one that never existed. */
export const workflowNotFound = () => new Refusal('not_found', 'There is no workflow with this id');

export const workflowVersionNotFound = (found: { number: number; newest: number | null }) =>
  new Refusal(
    'not_found',
    found.newest === null
      ? 'This workflow was never published; it has no versions'
      : `This workflow has no version ${found.number}; the newest is ${found.newest}`,
  );

/** Optimistic concurrency: `If-Match` names another revision than the current one. */
export const revisionMismatch = (found: { expected: number; current: number; by: Actor; at: Date }) =>
  new Refusal(
    'version_mismatch',
    `The workflow is at revision ${found.current}, not ${found.expected}: ${found.by.name} changed it at ${found.at.toISOString()}. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

export const neverPublished = () =>
  new Refusal('conflict', 'The workflow was never published, so there is no version to go back to');

/** Most faults that one refusal lists. */
const listedFaultsMax = 1000;

/** Refusal of a publish with every error of the graph, by node, edge and field. Undefined without errors. */
export function refusalOfFaults(faults: readonly WorkflowFault[]): Refusal | undefined {
  const errors = faults.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const place = first.node_id === null ? (first.edge_id ?? 'the graph') : first.node_id;
  const rest = errors.length > 1 ? ` (and ${errors.length - 1} more faults)` : '';
  return new Refusal('invalid_request', `The workflow cannot be published: ${place}: ${first.message}${rest}`, {
    details: errors.map(detailOf),
    detailsMax: listedFaultsMax,
  });
}

function detailOf({ path, code, message, node_id, edge_id, field }: WorkflowFault): ErrorDetail {
  return {
    path: `/draft${path}`,
    code,
    message,
    ...(node_id === null ? {} : { node_id }),
    ...(edge_id === null ? {} : { edge_id }),
    ...(field === null ? {} : { field }),
  };
}

/** Refusal to delete a workflow that agents or other workflows use. */
export function workflowInUse(used: {
  agents: readonly { id: string; name: string }[];
  workflows: readonly { id: string; name: string }[];
}): Refusal {
  const count = used.agents.length + used.workflows.length;
  return new Refusal(
    'conflict',
    `${count} ${count === 1 ? 'agent or workflow uses' : 'agents and workflows use'} this workflow; unassign it first, or delete it with ?force=true`,
    {
      details: [
        ...used.agents.map(({ id, name }) => ({ path: `agents/${id}`, code: 'in_use', message: name })),
        ...used.workflows.map(({ id, name }) => ({ path: `workflows/${id}`, code: 'in_use', message: name })),
      ],
    },
  );
}

/** Refusal (400) of a workflow that an agent cannot get. */
export const refuseAssignment = ({ path, code, message }: ErrorDetail) =>
  new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
