import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

interface FormProps {
  onDone(): void;
  onCancel(): void;
}

/** Adds a number on the trunk to the stock. */
export function AddStockNumber({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { phone_number: '' },
    validate: { phone_number: (value) => (value.trim() === '' ? t('common.needed') : null) },
    async send({ phone_number }) {
      const number = phone_number.replaceAll(/[\s()-]/g, '');
      await api.post('/api/reseller/number-inventory', { body: { phone_number: number } });
      notify(t('shared_trunks.added', { number }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('shared_trunks.add_number_text')}</Text>
        <TextInput
          label={t('shared_trunks.number')}
          description={t('shared_trunks.number_hint')}
          type="tel"
          required
          data-autofocus
          {...form.getInputProps('phone_number')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('shared_trunks.add')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

/** Assigns a number of the stock to a customer. */
export function AssignStockNumber({ number, onDone, onCancel }: FormProps & { number: string }) {
  const { t } = useTranslation();
  const customers = useList('/api/reseller/customers', { limit: 200 });
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { tenant_id: '' },
    validate: { tenant_id: (value) => (value === '' ? t('common.needed') : null) },
    async send({ tenant_id }) {
      await api.post('/api/reseller/number-inventory/assign', { body: { phone_number: number, tenant_id } });
      notify(t('shared_trunks.assigned', { number }));
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('shared_trunks.customer')}
          required
          data-autofocus
          data={[
            { value: '', label: t('shared_trunks.choose_customer') },
            ...(customers.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('tenant_id')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('shared_trunks.assign')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
