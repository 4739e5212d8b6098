import { Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { IssuedInvoice } from '../../api/schemas.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

/** Credits all that is left of an invoice. */
export function CreditForm({ invoice, onDone }: { invoice: IssuedInvoice; onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshInvoices();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim() === '' ? t('common.needed') : null) },
    async send({ reason }) {
      const path = { invoiceId: invoice.id };
      await api.post('/api/admin/billing/invoices/{invoiceId}/credit-notes', { path, body: { reason } });
      notify(t('sold_invoices.credited'));
      await refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('sold_invoices.credit_text')}
        </Text>
        <TextInput label={t('sold_invoices.reason')} required data-autofocus {...form.getInputProps('reason')} />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('sold_invoices.credit')}
          onCancel={onDone}
          isDangerous
        />
      </Stack>
    </form>
  );
}
