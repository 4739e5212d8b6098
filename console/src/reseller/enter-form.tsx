import { Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { reload } from '../platform/use-change-tenant.ts';

/** Asks why, then enters the customer's account in this session. */
export function EnterForm({ customer, onCancel }: { customer: Customer; onCancel(): void }) {
  const { t } = useTranslation();
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { reason: '' },
    async send(body) {
      const path = { customerId: customer.id };
      const { token } = await api.post('/api/reseller/customers/{customerId}/impersonate', { path, body });
      await api.post('/api/auth/impersonation', { body: { token } });
      reload();
    },
  });
  return (
    <ServerForm of={serverForm} submitLabel={t('reseller.enter')} onCancel={onCancel}>
      <Text>{t('reseller.enter_text')}</Text>
      <Textarea
        label={t('reseller.reason')}
        description={t('reseller.reason_hint')}
        maxLength={500}
        autosize
        minRows={2}
        required
        data-autofocus
        {...serverForm.form.getInputProps('reason')}
      />
    </ServerForm>
  );
}
