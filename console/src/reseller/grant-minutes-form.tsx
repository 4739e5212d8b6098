import { NumberInput, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useRefreshPlan } from './reseller-queries.ts';

/** Grants minutes to a customer, with a reason for the audit log. */
export function GrantMinutesForm({ customer, onDone }: { customer: Customer; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshPlan();
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { minutes: 100 as number | string, reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (pointer === '/seconds' ? 'minutes' : null),
    async send({ minutes, reason }) {
      await api.post('/api/reseller/customers/{customerId}/minutes', {
        path: { customerId: customer.id },
        body: { seconds: Math.round(Number(minutes) * 60), reason: reason.trim() },
      });
      await refresh();
      notify(t('reseller.minutes_granted', { name: customer.name }));
      onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('reseller.grant_minutes')} onCancel={onDone}>
      <Text size="sm">{t('reseller.grant_minutes_text')}</Text>
      <NumberInput label={t('reseller.minutes')} min={1} required data-autofocus {...form.getInputProps('minutes')} />
      <TextInput label={t('reseller.reason')} maxLength={500} required {...form.getInputProps('reason')} />
    </ServerForm>
  );
}
