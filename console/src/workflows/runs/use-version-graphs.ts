import { useQueries } from '@tanstack/react-query';
import { usePermission } from '../../api/session.ts';
import type { WorkflowDefinition } from '../graph.ts';
import { versionQuery } from '../workflow-queries.ts';

interface VersionRef {
  workflow_id: string;
  version: number | null;
}

/** Graphs of the versions that runs name; those that are gone or may not be read are left out. */
export function useVersionGraphs(refs: readonly VersionRef[]) {
  const mayRead = usePermission('workflows:read');
  const keys = new Map(
    refs.flatMap(({ workflow_id: id, version }) => (version === null ? [] : [[`${id} ${version}`, { id, version }]])),
  );
  const wanted = [...keys.values()] as { id: string; version: number }[];
  const found = useQueries({
    queries: wanted.map(({ id, version }) => ({ ...versionQuery(id, version), enabled: mayRead, retry: false })),
  });
  const graphs = new Map(wanted.map((each, at) => [`${each.id} ${each.version}`, found[at]?.data?.graph]));
  return (ref: VersionRef) => graphs.get(`${ref.workflow_id} ${ref.version}`) as WorkflowDefinition | undefined;
}
