import { Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { IssuedInvoice } from '../../api/schemas.ts';
import { minorUnitsIn, readAmount, useBillingFormat, writeAmount } from '../../billing/format-money.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

/** Records a payment that came to the bank account. */
export function PaymentForm({ invoice, onDone }: { invoice: IssuedInvoice; onDone(): void }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const refresh = useRefreshInvoices();
  const { currency, due_minor_units: due } = invoice;
  const parts = minorUnitsIn(currency);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { amount: writeAmount(due, parts), reference: invoice.payment_reference ?? '' },
    validate: { amount: (text) => (readAmount(text, parts) === null ? t('sold_invoices.wrong_amount') : null) },
    fieldOf: (pointer) => (pointer === '/amount_minor_units' ? 'amount' : null),
    async send({ amount, reference }) {
      await api.post('/api/admin/billing/invoices/{invoiceId}/payments', {
        path: { invoiceId: invoice.id },
        body: { amount_minor_units: readAmount(amount, parts) ?? due, method: 'bank_transfer', reference },
      });
      notify(t('sold_invoices.paid'));
      await refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('sold_invoices.record_text')}
        </Text>
        <TextInput
          label={`${t('sold_invoices.amount')} (${currency})`}
          description={t('sold_invoices.amount_hint', { due: format.money({ amount_minor_units: due, currency }) })}
          required
          data-autofocus
          inputMode="decimal"
          {...form.getInputProps('amount')}
        />
        <TextInput label={t('sold_invoices.bank_reference')} {...form.getInputProps('reference')} />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={t('sold_invoices.record_payment')}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
