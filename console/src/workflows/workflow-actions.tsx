import { Button, Menu } from '@mantine/core';
import { Download, Pencil, RotateCcw, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Workflow } from '../api/schemas.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { DeleteWorkflowDialog } from './delete-workflow-dialog.tsx';
import { flushDraft, reloadDraft } from './open-drafts.ts';
import { PublishForm } from './publish-form.tsx';
import { RenameWorkflowForm } from './rename-workflow-form.tsx';
import { useRefreshWorkflows, workflowPath } from './workflow-queries.ts';

type Dialog = 'delete' | 'discard' | 'publish' | 'rename';

/** Publish, and the rarer actions of a workflow. */
export function WorkflowActions({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  const { published_version: version } = workflow;
  return (
    <>
      <Button leftSection={<Upload {...icon} />} onClick={() => setDialog('publish')}>
        {t('workflows.publish')}
      </Button>
      <ActionsMenu label={t('workflows.actions')}>
        <Menu.Item leftSection={<Pencil {...icon} />} onClick={() => setDialog('rename')}>
          {t('workflows.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<Download {...icon} />} onClick={() => void exportDraft(workflow.id)}>
          {t('workflows.export')}
        </Menu.Item>
        {version !== null && workflow.draft_changed && (
          <Menu.Item leftSection={<RotateCcw {...icon} />} onClick={() => setDialog('discard')}>
            {t('workflows.discard')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={() => setDialog('delete')}>
          {t('common.delete')}
        </Menu.Item>
      </ActionsMenu>
      <FormDialog
        isOpen={dialog === 'publish'}
        title={t('workflows.publish')}
        size="lg"
        onClose={() => setDialog(null)}
      >
        <PublishForm workflowId={workflow.id} onDone={() => setDialog(null)} />
      </FormDialog>
      <FormDialog isOpen={dialog === 'rename'} title={t('workflows.rename_title')} onClose={() => setDialog(null)}>
        <RenameWorkflowForm workflow={workflow} onDone={() => setDialog(null)} />
      </FormDialog>
      <DiscardDialog workflow={workflow} isOpen={dialog === 'discard'} onClose={() => setDialog(null)} />
      <DeleteWorkflowDialog workflow={workflow} isOpen={dialog === 'delete'} onClose={() => setDialog(null)} />
    </>
  );
}

/** Downloads the draft with the edits that the open editor has not saved yet. */
async function exportDraft(workflowId: string): Promise<void> {
  await flushDraft(workflowId);
  const link = document.createElement('a');
  link.href = `/api/workflows/${workflowId}/export`;
  link.download = '';
  link.click();
}

function DiscardDialog({ workflow, isOpen, onClose }: { workflow: Workflow; isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWorkflows();
  const version = workflow.published_version;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('workflows.discard_title')}
      confirmLabel={t('workflows.discard')}
      isDangerous
      onClose={onClose}
      run={async () => {
        await flushDraft(workflow.id);
        await api.delete(`${workflowPath}/draft`, { path: { workflowId: workflow.id } });
        await refresh();
        reloadDraft();
        notify(t('workflows.discarded', { version }));
      }}
    >
      {t('workflows.discard_text', { version })}
    </ConfirmDialog>
  );
}
