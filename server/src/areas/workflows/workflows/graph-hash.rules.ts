import { createHash } from 'node:crypto';
import type { WorkflowDefinition } from '@parley/contract/resources/workflow-graph';

/** Hash of a graph. Order and spelling of JSON do not matter: the database keeps neither. */
export function hashGraph(graph: WorkflowDefinition): string {
  return createHash('sha256').update(canonical(graph)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
