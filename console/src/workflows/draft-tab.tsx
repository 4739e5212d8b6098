import './texts.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { useAgents } from '../tools/use-agents.ts';
import { WorkflowEditor } from './editor/workflow-editor.tsx';
import { reloadDraft, useDraftReloads } from './open-drafts.ts';
import { workflowPath, workflowQuery, workflowsPath } from './workflow-queries.ts';

/** The draft of a workflow in the editor; read-only for those who may not change it. */
export function DraftTab() {
  const { workflowId } = useParams({ from: '/shell/workflows/$workflowId' });
  const queryClient = useQueryClient();
  const mayWrite = usePermission('workflows:write');
  const { data: workflow } = useSuspenseQuery(workflowQuery(workflowId));
  const references = useReferences(workflowId);
  const reloads = useDraftReloads();
  const reload = useCallback(async () => {
    await queryClient.refetchQueries({ queryKey: [workflowPath, workflowId] });
    reloadDraft();
  }, [queryClient, workflowId]);
  return (
    <WorkflowEditor
      // The editor has the draft from here on: saving changes the query, but only a reload begins anew.
      key={`${workflowId} ${reloads}`}
      workflow={workflow}
      isReadOnly={!mayWrite}
      references={references}
      onReload={reload}
    />
  );
}

/** References of nodes: the first two hundred tools, agents and workflows. */
function useReferences(workflowId: string) {
  const tools = useList('/api/tools', { limit: 200 }, { isEnabled: usePermission('tools:read') });
  const workflows = useList(workflowsPath, { limit: 200 });
  const { list: agents } = useAgents();
  return useMemo(() => {
    const options = (rows: readonly { id: string; name: string }[] | undefined) =>
      (rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return {
      tools: options(tools.rows),
      agents: options(agents.rows),
      workflows: options(workflows.rows).filter(({ value }) => value !== workflowId),
    };
  }, [tools.rows, agents.rows, workflows.rows, workflowId]);
}
