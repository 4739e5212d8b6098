import type { ErrorDetail } from '@parley/contract/errors';
import { type WorkflowFault, workflowFaultCodes } from '@parley/contract/resources/workflow-fault';
import { defineRefusal, defineWording } from '#platform/http/define-refusal.ts';
import type { Actor } from '#platform/http/principal.ts';
import type { Refusal } from '#platform/http/refusal.ts';

/** Identical for a workflow of another tenant, a deleted one and one that never existed. */
export const workflowNotFound = defineRefusal('not_found', 'workflow_not_found', 'There is no workflow with this id');

const workflowWithoutVersions = defineRefusal(
  'not_found',
  'workflow_without_versions',
  'This workflow was never published; it has no versions',
);
const workflowHasNoVersion = defineRefusal(
  'not_found',
  'workflow_version_not_found',
  'This workflow has no version {{number}}; the newest is {{newest}}',
);
export const workflowVersionNotFound = ({ number, newest }: { number: number; newest: number | null }) =>
  newest === null ? workflowWithoutVersions() : workflowHasNoVersion({ number, newest });

/** Optimistic concurrency: `If-Match` names another revision than the current one. */
export const revisionMismatch = ({
  expected,
  current,
  by,
  at,
}: {
  expected: number;
  current: number;
  by: Actor;
  at: Date;
}) =>
  workflowChanged({ expected, current, name: by.name, at: at.toISOString() }, { headers: { etag: `"${current}"` } });
const workflowChanged = defineRefusal(
  'version_mismatch',
  'workflow_revision_mismatch',
  'The workflow is at revision {{current}}, not {{expected}}: {{name}} changed it at {{at}}. Read it again and repeat your change',
);

export const neverPublished = defineRefusal(
  'conflict',
  'workflow_never_published',
  'The workflow was never published, so there is no version to go back to',
);

/** Most faults that one refusal lists. */
const listedFaultsMax = 1000;

const workflowFaulty = defineRefusal(
  'invalid_request',
  'workflow_faulty',
  'The workflow cannot be published: {{place}}: {{fault}}',
);
const workflowFaults = defineRefusal(
  'invalid_request',
  'workflow_faults',
  'The workflow cannot be published: {{place}}: {{fault}} (and {{more}} more faults)',
);

/** Refusal of a publish with every error of the graph, by node, edge and field. Undefined without errors. */
export function refusalOfFaults(faults: readonly WorkflowFault[]): Refusal | undefined {
  const errors = faults.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  const place = first.node_id === null ? (first.edge_id ?? 'the graph') : first.node_id;
  const listed = { details: errors.map(detailOf), detailsMax: listedFaultsMax };
  const found = { place, fault: first.message };
  return errors.length === 1
    ? workflowFaulty(found, listed)
    : workflowFaults({ ...found, more: errors.length - 1 }, listed);
}

/** Wording by the code of a fault; `fault`: the English text, with the names that are meant. */
const faultWordings = new Map(
  workflowFaultCodes.map((code) => [code, defineWording(`workflow_${code}`, '{{fault}}')] as const),
);

function detailOf({ path, code, message, node_id, edge_id, field }: WorkflowFault): ErrorDetail {
  return {
    path: `/draft${path}`,
    code,
    ...(faultWordings.get(code)?.({ fault: message }) ?? { message }),
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
  const users = used.agents.length + used.workflows.length;
  const details = [
    ...used.agents.map(({ id, name }) => ({ path: `agents/${id}`, code: 'in_use', message: name })),
    ...used.workflows.map(({ id, name }) => ({ path: `workflows/${id}`, code: 'in_use', message: name })),
  ];
  return users === 1 ? workflowInUseOnce(undefined, { details }) : workflowInUseOften({ users }, { details });
}

const workflowInUseOnce = defineRefusal(
  'conflict',
  'workflow_in_use',
  '1 agent or workflow uses this workflow; unassign it first, or delete it with ?force=true',
);
const workflowInUseOften = defineRefusal(
  'conflict',
  'workflow_in_use_by_many',
  '{{users}} agents and workflows use this workflow; unassign it first, or delete it with ?force=true',
);
