import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { redeliverSpan, useRefreshWebhooks } from './webhook-queries.ts';

const dayMs = 86_400_000;
const states = ['failed', 'missed', 'delivered'] as const;

/** Redelivers the events of a span that are in one state. */
export function RedeliverSpanForm({ webhookId, onDone }: { webhookId: string; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshWebhooks();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      status: 'failed' as (typeof states)[number],
      from: localMinute(new Date(Date.now() - dayMs)),
      to: localMinute(new Date(Date.now() + 60_000)),
    },
    validate: {
      from: (from) => (from === '' ? t('common.needed') : null),
      to: (to, { from }) => (to > from ? null : t('webhooks.bad_span')),
    },
    async send({ status, from, to }) {
      const count = await redeliverSpan(webhookId, { status, from: new Date(from), to: new Date(to) });
      notify(count === 0 ? t('webhooks.none_queued') : t('webhooks.queued', { count }));
      void refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('webhooks.redeliver_text')}</Text>
        <NativeSelect
          label={t('webhooks.redeliver_state')}
          data={states.map((value) => ({ value, label: t(`webhooks.delivery_states.${value}`) }))}
          {...form.getInputProps('status')}
        />
        <Group grow align="flex-start">
          <TextInput type="datetime-local" label={t('webhooks.from')} {...form.getInputProps('from')} />
          <TextInput type="datetime-local" label={t('webhooks.to')} {...form.getInputProps('to')} />
        </Group>
        <FormActions fault={fault} isSending={isSending} submitLabel={t('webhooks.redeliver')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** Value of a `datetime-local` field: local time to the minute. */
function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
