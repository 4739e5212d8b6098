import { Group, NumberInput, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { IdentityRetentionPolicy } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const path = '/api/identity/retention-policy';

/** How long verifications are kept. */
export function Retention() {
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  return found.data ? <RetentionForm policy={found.data} /> : null;
}

function RetentionForm({ policy }: { policy: IdentityRetentionPolicy }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { person_days: policy.person_days, record_days: policy.record_days },
    async send(values) {
      await api.put(path, {
        body: { person_days: Number(values.person_days), record_days: Number(values.record_days) },
      });
      notify(t('identity.saved', { name: t('identity.retention') }));
      await queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Group align="flex-end">
          <NumberInput label={t('identity.person_days')} min={1} max={3650} {...form.getInputProps('person_days')} />
          <NumberInput label={t('identity.record_days')} min={1} max={3650} {...form.getInputProps('record_days')} />
        </Group>
        <FormActions fault={fault} isSending={isSending} submitLabel={t('identity.save')} />
      </Stack>
    </form>
  );
}
