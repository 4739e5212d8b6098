import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { agentQuery } from '../agents/agent-query.ts';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

interface Props {
  callId: string;
  agentId: string | null;
  onClose(): void;
}

/** Transfers a live call to a target of its agent or to a number. */
export function TransferForm({ callId, agentId, onClose }: Props) {
  const { t } = useTranslation();
  const mayReadAgent = usePermission('agents:read');
  const agent = useQuery({ ...agentQuery(agentId ?? ''), enabled: mayReadAgent && agentId !== null });
  const targets = agent.data?.transfer_targets ?? [];
  const server = useServerForm({
    isGuarded: false,
    initialValues: { target: '', to: '', whisper: '' },
    validate: { to: (to, { target }) => (target === '' && to.trim() === '' ? t('common.needed') : null) },
    async send({ target, to, whisper }) {
      const destination = target === '' ? { to: to.trim().replace(/(?<=^[+\d\s()-]*)[\s()-]/g, '') } : { target };
      const body = { action: 'transfer', ...destination, ...(whisper.trim() !== '' && { whisper }) } as const;
      await api.post('/api/calls/{callId}/control', { path: { callId }, body });
      notify(t('call.transfer_begun'));
      onClose();
    },
  });
  const { form } = server;
  return (
    <ServerForm of={server} submitLabel={t('call.transfer_call')} onCancel={onClose}>
      {targets.length > 0 && (
        <NativeSelect
          label={t('call.transfer_target')}
          data={[
            { value: '', label: t('call.transfer_other') },
            ...targets.map(({ key, label }) => ({ value: key, label })),
          ]}
          {...form.getInputProps('target')}
        />
      )}
      {form.values.target === '' && (
        <TextInput
          label={t('call.transfer_number')}
          description={t('call.transfer_number_hint')}
          required
          data-autofocus
          {...form.getInputProps('to')}
        />
      )}
      <TextInput
        label={t('call.transfer_whisper')}
        description={t('call.transfer_whisper_hint')}
        maxLength={1000}
        {...form.getInputProps('whisper')}
      />
    </ServerForm>
  );
}
