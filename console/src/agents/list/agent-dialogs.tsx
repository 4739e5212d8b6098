import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { Agent } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormActions } from '../../parts/form-actions.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify, notifyError, notifyWithAction } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { useServerForm } from '../../parts/use-server-form.ts';
import { useRefreshAgents } from './use-refresh-agents.ts';

export type AgentDialog = 'delete' | 'duplicate' | 'purge' | 'restore';

interface DialogProps {
  agent: Agent;
  isOpen: boolean;
  onClose(): void;
}

/** Dialogs of an agent's actions that need a confirmation or a name. */
export function AgentDialogs(props: { agent: Agent; open: AgentDialog | null; onClose(): void }) {
  const { t } = useTranslation();
  const { agent, open, onClose } = props;
  const { name } = agent;
  return (
    <>
      <FormDialog isOpen={open === 'duplicate'} title={t('agents_list.duplicate_title', { name })} onClose={onClose}>
        {open === 'duplicate' && <DuplicateForm agent={agent} onDone={onClose} />}
      </FormDialog>
      <DeleteDialog agent={agent} isOpen={open === 'delete'} onClose={onClose} />
      <RestoreDialog agent={agent} isOpen={open === 'restore'} onClose={onClose} />
      <PurgeDialog agent={agent} isOpen={open === 'purge'} onClose={onClose} />
    </>
  );
}

function DuplicateForm({ agent, onDone }: { agent: Agent; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshAgents();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: t('agents_list.copy_of', { name: agent.name }).slice(0, 120) },
    validate: { name: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send(body) {
      const copy = await api.post('/api/agents/{agentId}/duplicate', { path: { agentId: agent.id }, body });
      await refresh();
      notify(t('agents_list.duplicated', { name: copy.name }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('agents_list.duplicate_name')}
          description={t('agents_list.duplicate_text')}
          required
          maxLength={120}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('agents_list.duplicate')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

function DeleteDialog({ agent, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshAgents();
  const errorMessage = useErrorMessage();
  const mayAssign = usePermission('numbers:write');
  const { name } = agent;
  /** Restores the agent with the numbers it had, where this person may assign them. */
  async function undo() {
    try {
      const path = { agentId: agent.id };
      await api.post('/api/agents/trash/{agentId}/restore', { path, body: { reassign_numbers: mayAssign } });
      await refresh();
      notify(t('agents_list.restored', { name }));
    } catch (error) {
      notifyError(errorMessage(error));
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('agents_list.delete_title', { name })}
      confirmLabel={t('common.delete')}
      isDangerous
      onClose={onClose}
      run={async () => {
        await api.delete('/api/agents/{agentId}', { path: { agentId: agent.id } });
        await refresh();
        notifyWithAction({
          id: `deleted ${agent.id}`,
          title: t('agents_list.deleted', { name }),
          message: '',
          way: t('common.undo'),
          onOpen: () => void undo(),
        });
      }}
    >
      {t('agents_list.delete_text')}
    </ConfirmDialog>
  );
}

function RestoreDialog({ agent, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshAgents();
  const mayAssign = usePermission('numbers:write');
  const [reassigns, setReassigns] = useState(false);
  const { name } = agent;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('agents_list.restore_title', { name })}
      confirmLabel={t('agents_list.restore')}
      onClose={onClose}
      run={async () => {
        const path = { agentId: agent.id };
        await api.post('/api/agents/trash/{agentId}/restore', { path, body: { reassign_numbers: reassigns } });
        await refresh();
        notify(t('agents_list.restored', { name }));
      }}
    >
      <Stack>
        {t('agents_list.restore_text')}
        {mayAssign && (
          <Checkbox
            label={t('agents_list.reassign')}
            checked={reassigns}
            onChange={(event) => setReassigns(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function PurgeDialog({ agent, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation();
  const refresh = useRefreshAgents();
  const { name } = agent;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('agents_list.purge_title', { name })}
      confirmLabel={t('agents_list.purge')}
      isDangerous
      onClose={onClose}
      run={async () => {
        await api.delete('/api/agents/trash/{agentId}', { path: { agentId: agent.id } });
        await refresh();
        notify(t('agents_list.purged', { name }));
      }}
    >
      {t('agents_list.purge_text')}
    </ConfirmDialog>
  );
}
