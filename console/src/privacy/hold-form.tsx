import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './erasure-texts.ts';
import { api } from '../api/api.ts';
import type { LegalHold } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

type Kind = LegalHold['object']['kind'];
const kinds: readonly Kind[] = ['call', 'chat', 'recording'];

/** Sets a legal hold on an object, given or named by its id. */
export function HoldForm({ object, onDone }: { object?: { kind: Kind; id: string }; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const needed = (text: string) => (text.trim() === '' ? t('common.needed') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { kind: object?.kind ?? ('call' as Kind), id: object?.id ?? '', reason: '' },
    validate: { id: needed, reason: needed },
    fieldOf: (pointer) => (pointer === '/object/id' ? 'id' : pointer === '/object/kind' ? 'kind' : null),
    async send({ kind, id, reason }) {
      await api.post('/api/privacy/legal-holds', { body: { object: { kind, id: id.trim() }, reason } });
      await queryClient.invalidateQueries({ queryKey: ['/api/privacy/legal-holds'] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {object === undefined && (
          <>
            <NativeSelect
              label={t('erasure.object')}
              data={kinds.map((value) => ({ value, label: t(`erasure.object_kinds.${value}`) }))}
              {...form.getInputProps('kind')}
            />
            <TextInput label={t('erasure.object_id')} required data-autofocus {...form.getInputProps('id')} />
          </>
        )}
        <TextInput
          label={t('erasure.reason')}
          description={t('erasure.reason_hint')}
          required
          maxLength={500}
          {...form.getInputProps('reason')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('erasure.set_hold')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
