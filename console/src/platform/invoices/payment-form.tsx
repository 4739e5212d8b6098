import { Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { IssuedInvoice } from '../../api/schemas.ts';
import { minorUnitsIn, readAmount, useBillingFormat, writeAmount } from '../../billing/format-money.ts';
import { ServerForm } from '../../parts/server-form.tsx';
import { type SoldInvoicesPath, useInvoiceChange } from './use-invoice-change.ts';

/** Records a payment that came to the bank account. */
export function PaymentForm(props: { invoice: IssuedInvoice; path: SoldInvoicesPath; onDone(): void }) {
  const { invoice, path, onDone } = props;
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { currency, due_minor_units: due } = invoice;
  const parts = minorUnitsIn(currency);
  const change = useInvoiceChange(path, {
    initialValues: { amount: writeAmount(due, parts), reference: invoice.payment_reference ?? '' },
    validate: { amount: (text: string) => (readAmount(text, parts) === null ? t('sold_invoices.wrong_amount') : null) },
    fieldOf: (pointer) => (pointer === '/amount_minor_units' ? 'amount' : null),
    send: ({ amount, reference }) =>
      api.post(`${path}/{invoiceId}/payments`, {
        path: { invoiceId: invoice.id },
        body: { amount_minor_units: readAmount(amount, parts) ?? due, method: 'bank_transfer', reference },
      }),
    done: t('sold_invoices.paid'),
    onDone,
  });
  const { form } = change;
  return (
    <ServerForm of={change} submitLabel={t('sold_invoices.record_payment')} onCancel={onDone}>
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
    </ServerForm>
  );
}
