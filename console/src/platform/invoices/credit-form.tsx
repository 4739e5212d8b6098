import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { IssuedInvoice } from '../../api/schemas.ts';
import { ServerForm } from '../../parts/server-form.tsx';
import { type SoldInvoicesPath, useInvoiceChange } from './use-invoice-change.ts';

/** Credits all that is left of an invoice. */
export function CreditForm(props: { invoice: IssuedInvoice; path: SoldInvoicesPath; onDone(): void }) {
  const { invoice, path, onDone } = props;
  const { t } = useTranslation();
  const change = useInvoiceChange(path, {
    initialValues: { reason: '' },
    validate: { reason: (text: string) => (text.trim() === '' ? t('common.needed') : null) },
    send: (body) => api.post(`${path}/{invoiceId}/credit-notes`, { path: { invoiceId: invoice.id }, body }),
    done: t('sold_invoices.credited'),
    onDone,
  });
  return (
    <ServerForm of={change} submitLabel={t('sold_invoices.credit')} onCancel={onDone} isDangerous>
      <Text size="sm" c="dimmed">
        {t('sold_invoices.credit_text')}
      </Text>
      <TextInput label={t('sold_invoices.reason')} required data-autofocus {...change.form.getInputProps('reason')} />
    </ServerForm>
  );
}
