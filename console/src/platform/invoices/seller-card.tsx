import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { InvoiceIssuer } from '../../api/schemas.ts';
import {
  type PartyDraft,
  PartyFields,
  partyDraftOf,
  partyFieldOf,
  partyOf,
} from '../../billing/invoices/party-fields.tsx';
import { PartyText } from '../../billing/invoices/party-text.tsx';
import { Card } from '../../parts/card.tsx';
import { FormActions } from '../../parts/form-actions.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';

type SellerPath = '/api/admin/billing/issuer' | '/api/reseller/billing/issuer';

/** Seller on the invoices of the installation, or of a reseller. */
export function SellerCard({ path }: { path: SellerPath }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { issuer } = useSuspenseQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.get(path, { signal }),
  }).data;
  return (
    <Card
      title={t('sold_invoices.seller')}
      text={t(
        path === '/api/admin/billing/issuer' ? 'sold_invoices.seller_text' : 'sold_invoices.seller_text_reseller',
      )}
      aside={
        <Button variant="default" onClick={() => setEditing(true)}>
          {t('sold_invoices.edit_seller')}
        </Button>
      }
    >
      {issuer ? <PartyText party={issuer} /> : <Text c="dimmed">{t('sold_invoices.seller_missing')}</Text>}
      <FormDialog isOpen={isEditing} title={t('sold_invoices.edit_seller')} onClose={() => setEditing(false)}>
        <SellerForm path={path} issuer={issuer} onDone={() => setEditing(false)} />
      </FormDialog>
    </Card>
  );
}

const draftOf = (issuer: InvoiceIssuer | null) => ({
  ...partyDraftOf(issuer),
  bank: issuer?.bank?.bank ?? '',
  iban: issuer?.bank?.iban ?? '',
  bic: issuer?.bank?.bic ?? '',
  account: issuer?.bank?.account ?? '',
  vat_percent: String(issuer?.vat_percent ?? 0),
  number_prefix: issuer?.number_prefix ?? '',
  payment_days: String(issuer?.payment_days ?? 30),
  footer: issuer?.footer ?? '',
});

function SellerForm(props: { path: SellerPath; issuer: InvoiceIssuer | null; onDone(): void }) {
  const { path, issuer, onDone } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: draftOf(issuer),
    fieldOf: partyFieldOf,
    async send(draft) {
      const { bank, iban, bic, account, number_prefix, footer } = draft;
      await api.put(path, {
        body: {
          ...partyOf(draft),
          bank: { bank, iban, bic, account },
          vat_percent: Number(draft.vat_percent.replace(',', '.')),
          payment_days: Number(draft.payment_days),
          number_prefix,
          footer,
        },
      });
      notify(t('invoices.saved'));
      await queryClient.invalidateQueries({ queryKey: [path] });
      onDone();
    },
  });
  const input = (name: 'bank' | 'iban' | 'bic' | 'account' | 'vat_percent' | 'number_prefix' | 'payment_days') => (
    <TextInput label={t(`sold_invoices.${name}`)} {...form.getInputProps(name)} />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PartyFields form={form as unknown as UseFormReturnType<PartyDraft>} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {input('bank')}
          {input('iban')}
          {input('bic')}
          {input('account')}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          {input('vat_percent')}
          {input('number_prefix')}
          {input('payment_days')}
        </SimpleGrid>
        <TextInput label={t('sold_invoices.footer')} {...form.getInputProps('footer')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
