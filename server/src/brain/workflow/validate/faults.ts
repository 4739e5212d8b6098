import type { WorkflowEdge } from '@parley/contract/resources/workflow-edge';
import type { WorkflowFault, WorkflowFaultCode } from '@parley/contract/resources/workflow-fault';
import type { WorkflowNode } from '@parley/contract/resources/workflow-node';

/** Place of a fault: a node or an edge at its position in the graph, or the graph itself. */
export type Place = { node: WorkflowNode; at: number } | { edge: WorkflowEdge; at: number } | null;

type Add = (place: Place, field: string | null, code: WorkflowFaultCode, message: string) => void;

/** Faults of one graph, in the order they were found. */
export interface Faults {
  error: Add;
  warning: Add;
  all(): WorkflowFault[];
}

export function collectFaults(): Faults {
  const found: WorkflowFault[] = [];
  const adding =
    (severity: WorkflowFault['severity']): Add =>
    (place, field, code, message) => {
      found.push({ severity, code, ...placed(place, field), field, message });
    };
  return { error: adding('error'), warning: adding('warning'), all: () => found };
}

function placed(place: Place, field: string | null): Pick<WorkflowFault, 'node_id' | 'edge_id' | 'path'> {
  const below = field === null ? '' : `/${field.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('.', '/')}`;
  if (place === null) return { node_id: null, edge_id: null, path: below };
  if ('node' in place) return { node_id: place.node.id, edge_id: null, path: `/nodes/${place.at}${below}` };
  return { node_id: null, edge_id: place.edge.id, path: `/edges/${place.at}${below}` };
}
