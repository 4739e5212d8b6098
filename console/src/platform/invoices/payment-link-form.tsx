import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { PaymentLink } from '../../api/schemas.ts';
import { minorUnitsIn, readAmount } from '../../billing/format-money.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { CustomerInput } from './customer-input.tsx';
import { useRefreshInvoices } from './use-refresh-invoices.ts';

/** Form of a payment link, which issues an invoice. */
export function PaymentLinkForm({ onDone, onCancel }: { onDone(link: PaymentLink): void; onCancel(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshInvoices('/api/admin/billing/invoices');
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { tenant_id: '', currency: 'EUR', description: '', net: '' },
    validate: {
      tenant_id: (id) => (id === '' ? t('common.needed') : null),
      description: (text) => (text.trim() === '' ? t('common.needed') : null),
      net: (text, { currency }) =>
        readAmount(text, minorUnitsIn(currency)) === null ? t('sold_invoices.wrong_amount') : null,
    },
    fieldOf: (pointer) => (pointer === '/net_minor_units' ? 'net' : pointer.slice(1)),
    async send({ net, currency, ...body }) {
      const net_minor_units = readAmount(net, minorUnitsIn(currency)) ?? 0;
      const link = await api.post('/api/admin/billing/payment-links', {
        body: { ...body, currency: currency.toUpperCase(), net_minor_units },
      });
      await refresh();
      onDone(link);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <CustomerInput {...form.getInputProps('tenant_id')} />
        <TextInput label={t('sold_invoices.line')} required {...form.getInputProps('description')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={t('sold_invoices.net')} required inputMode="decimal" {...form.getInputProps('net')} />
          <TextInput label={t('sold_invoices.currency')} required maxLength={3} {...form.getInputProps('currency')} />
        </SimpleGrid>
        <FormActions fault={fault} isSending={isSending} submitLabel={t('sold_invoices.create')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
