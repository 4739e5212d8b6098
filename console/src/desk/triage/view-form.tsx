import { Stack, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { DeskFilters } from '../../api/schemas.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { viewsQuery } from './desk-lists.ts';

/** Saves the filters under a name. */
export function ViewForm({ filters, onDone }: { filters: DeskFilters; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: '', is_shared: false },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name, is_shared }) {
      await api.post('/api/chat/operator/views', { body: { name: name.trim(), filters, is_shared } });
      await queryClient.invalidateQueries({ queryKey: viewsQuery.queryKey });
      notify(t('triage.view_saved'));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('triage.view_name')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <Switch label={t('triage.view_shared')} {...form.getInputProps('is_shared', { type: 'checkbox' })} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
