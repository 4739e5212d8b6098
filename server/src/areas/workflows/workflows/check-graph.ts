import type { WorkflowId } from '@parley/contract/ids';
import type { WorkflowPins } from '@parley/contract/resources/workflow';
import type { WorkflowFault } from '@parley/contract/resources/workflow-fault';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';
import { findWorkflowFaults, graphWaits } from '#brain/workflow-faults.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { loadReferences } from './references.queries.ts';
import { pinsOf } from './references.rules.ts';
import { refusalOfFaults } from './workflows.errors.ts';

/** Finds every fault of a graph, with what it names in the tenant. */
export async function findFaults(
  tx: Tx,
  graph: WorkflowDefinition,
  ownId: WorkflowId | null,
): Promise<WorkflowFault[]> {
  return findWorkflowFaults(graph, { references: await loadReferences(tx, graph, ownId), ownId });
}

/** Content of a version: a graph without errors, and what it fixes. */
export interface PublishableGraph {
  graph: WorkflowDefinition;
  pins: WorkflowPins;
  contains: string[];
  waits: boolean;
}

/**
 * Checks a graph for a publish; refuses (400) with all of its errors. `pins`: those of an older version, which is
 * published again as it was.
 */
export async function prepareVersion(
  tx: Tx,
  graph: WorkflowDefinition,
  { ownId, pins }: { ownId: WorkflowId; pins?: WorkflowPins },
): Promise<PublishableGraph> {
  const references = await loadReferences(tx, graph, ownId);
  const refusal = refusalOfFaults(findWorkflowFaults(graph, { references, ownId }));
  if (refusal) throw refusal;
  const contains = new Set(references.subflows.flatMap((each) => [each.workflowId, ...each.contains]));
  const publishedVersionOf = (id: string) => references.workflow(id, null)?.publishedVersion ?? null;
  return {
    graph,
    pins: pins ?? pinsOf(graph, { toolRevisions: references.toolRevisions, publishedVersionOf }),
    contains: [...contains].toSorted(),
    waits: graphWaits(graph),
  };
}
