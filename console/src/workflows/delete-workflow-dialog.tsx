import { List } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow } from '../api/schemas.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { useRefreshWorkflows, workflowPath } from './workflow-queries.ts';

/** Deletes a workflow, after naming the agents that use it. */
export function DeleteWorkflowDialog(props: { workflow: Workflow; isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshWorkflows();
  const { workflow } = props;
  const isUsed = workflow.agents.length > 0;
  async function remove() {
    const query = isUsed ? { force: 'true' as const } : {};
    await api.delete(workflowPath, { path: { workflowId: workflow.id }, query });
    notify(t('workflows.deleted'));
    await navigate({ to: '/workflows' });
    void refresh();
  }
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title={t('workflows.delete_title')}
      confirmLabel={t(isUsed ? 'workflows.delete_in_use' : 'common.delete')}
      isDangerous
      run={remove}
      onClose={props.onClose}
    >
      {isUsed && (
        <>
          <p>{t('workflows.delete_in_use_text')}</p>
          <List mb="sm">
            {workflow.agents.map((agent) => (
              <List.Item key={agent.agent_id}>{agent.name}</List.Item>
            ))}
          </List>
        </>
      )}
      {t('workflows.delete_text')}
    </ConfirmDialog>
  );
}
