import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { customersPath, useRefreshCustomers } from './reseller-queries.ts';

/** Suspends a customer with a reason, and decides about its calls in progress. */
export function SuspendForm({ customer, onDone }: { customer: Customer; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshCustomers();
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { reason: '', live_calls: 'end' as 'end' | 'finish' },
    async send(body) {
      await api.post(`${customersPath}/{customerId}/suspend`, { path: { customerId: customer.id }, body });
      await refresh();
      notify(t('reseller.suspended_note', { name: customer.name }));
      onDone();
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('reseller.suspend')} onCancel={onDone} isDangerous>
      <Text>{t('reseller.suspend_text')}</Text>
      <Textarea
        label={t('reseller.suspend_reason')}
        description={t('reseller.suspend_reason_hint')}
        maxLength={500}
        autosize
        minRows={2}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Radio.Group label={t('reseller.live_calls')} {...form.getInputProps('live_calls')}>
        <Stack gap="xs" mt="xs">
          <Radio value="end" label={t('reseller.calls_end')} />
          <Radio value="finish" label={t('reseller.calls_finish')} />
        </Stack>
      </Radio.Group>
    </ServerForm>
  );
}
