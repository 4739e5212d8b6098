import { SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { minorUnitsIn, readAmount } from '../../billing/format-money.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { CustomerInput } from './customer-input.tsx';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

const fields: Readonly<Record<string, string>> = {
  '/lines/0/description': 'description',
  '/lines/0/quantity': 'quantity',
  '/lines/0/unit_price_minor_units': 'price',
};

/** Form of a custom invoice with one line. */
export function InvoiceForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshInvoices('/api/admin/billing/invoices');
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { tenant_id: '', currency: 'EUR', description: '', quantity: '1', price: '', isIssued: false },
    validate: {
      tenant_id: (id) => (id === '' ? t('common.needed') : null),
      description: (text) => (text.trim() === '' ? t('common.needed') : null),
      price: (text, { currency }) =>
        readAmount(text, minorUnitsIn(currency)) === null ? t('sold_invoices.wrong_amount') : null,
    },
    fieldOf: (pointer) => fields[pointer] ?? pointer.slice(1),
    async send({ tenant_id, currency, description, quantity, price, isIssued }) {
      const line = {
        description,
        quantity: Number(quantity.replace(',', '.')),
        unit_price_minor_units: readAmount(price, minorUnitsIn(currency)) ?? 0,
      };
      await api.post('/api/admin/billing/invoices', {
        body: { tenant_id, currency: currency.toUpperCase(), lines: [line], finalize: isIssued },
      });
      notify(t('sold_invoices.created'));
      await refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <CustomerInput {...form.getInputProps('tenant_id')} />
        <TextInput label={t('sold_invoices.line')} required {...form.getInputProps('description')} />
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <TextInput label={t('sold_invoices.quantity')} inputMode="decimal" {...form.getInputProps('quantity')} />
          <TextInput
            label={t('sold_invoices.unit_price')}
            required
            inputMode="decimal"
            {...form.getInputProps('price')}
          />
          <TextInput label={t('sold_invoices.currency')} required maxLength={3} {...form.getInputProps('currency')} />
        </SimpleGrid>
        <Switch label={t('sold_invoices.at_once')} {...form.getInputProps('isIssued', { type: 'checkbox' })} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('sold_invoices.create')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
