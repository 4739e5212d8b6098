import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer, CustomerPurged } from '../api/schemas.ts';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { trashPath, useRefreshCustomers } from './reseller-queries.ts';

interface PurgeFormProps {
  customer: Customer;
  onDone(answer: CustomerPurged): void;
  onCancel(): void;
}

/** Erases a customer for good, after its name was typed. */
export function PurgeForm({ customer, onDone, onCancel }: PurgeFormProps) {
  const { t } = useTranslation();
  const refresh = useRefreshCustomers();
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() === customer.name ? null : t('reseller.purge_mismatch')) },
    async send() {
      const answer = await api.delete(`${trashPath}/{customerId}`, { path: { customerId: customer.id } });
      await refresh();
      onDone(answer);
    },
  });
  return (
    <ServerForm of={serverForm} submitLabel={t('reseller.purge')} onCancel={onCancel} isDangerous>
      <Text>{t('reseller.purge_text')}</Text>
      <TextInput
        label={t('reseller.purge_confirm', { name: customer.name })}
        autoComplete="off"
        required
        data-autofocus
        {...serverForm.form.getInputProps('name')}
      />
    </ServerForm>
  );
}
