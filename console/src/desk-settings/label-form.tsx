import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ChatLabel } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const colors: readonly ChatLabel['color'][] = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'pink',
];

/** A label, new or changed, with its look. */
export function LabelForm({ label, onDone }: { label: ChatLabel | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name: label?.name ?? '', color: label?.color ?? ('gray' as ChatLabel['color']) },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name, color }) {
      const body = { name: name.trim(), color };
      if (label === null) await api.post('/api/chat/labels', { body });
      else await api.patch('/api/chat/labels/{labelId}', { path: { labelId: label.id }, body });
      await queryClient.invalidateQueries({ queryKey: ['/api/chat/labels'] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('desk_settings.label_name')}
          required
          data-autofocus
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label={t('desk_settings.color')}
          data={colors.map((value) => ({ value, label: t(`desk_settings.colors.${value}`) }))}
          {...form.getInputProps('color')}
        />
        <div>
          <span className="desk-label" data-color={form.values.color}>
            {form.values.name.trim() || t('desk_settings.label_name')}
          </span>
        </div>
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
