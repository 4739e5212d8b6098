import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { AgentSelect } from './agent-select.tsx';
import { assign, numberPath, useRefreshNumbers } from './number-queries.ts';

/** Chooses the agent of a number, or takes it away. */
export function AssignForm({ number, onClose }: { number: PhoneNumber; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshNumbers();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { agent_id: number.agent_id ?? '' },
    validate: { agent_id: (value) => (value === '' ? t('common.needed') : null) },
    async send({ agent_id: agentId }) {
      await assign(number.id, agentId);
      notify(t('numbers.assigned'));
      onClose();
      await refresh();
    },
  });
  const unassign = useMutation({
    mutationFn: () => api.post(`${numberPath}/unassign`, { path: { numberId: number.id } }),
    async onSuccess() {
      notify(t('numbers.unassigned'));
      onClose();
      await refresh();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('numbers.assign_text')}</Text>
        <AgentSelect required data-autofocus {...form.getInputProps('agent_id')} />
        <ErrorAlert error={unassign.error} />
        {number.agent_id !== null && (
          <Group>
            <Button variant="subtle" color="gray" loading={unassign.isPending} onClick={() => unassign.mutate()}>
              {t('numbers.unassign')}
            </Button>
          </Group>
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onClose} />
      </Stack>
    </form>
  );
}
