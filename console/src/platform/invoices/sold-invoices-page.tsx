import '../../billing/texts.ts';
import '../../billing/invoices/texts.ts';
import './texts.ts';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentLink } from '../../api/schemas.ts';
import { useList } from '../../api/use-list.ts';
import { useBillingFormat } from '../../billing/format-money.ts';
import { InvoiceStatus } from '../../billing/invoices/invoice-status.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Page } from '../../parts/page.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { SecretDialog } from '../../parts/secret-dialog.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { PaymentLinkForm } from './payment-link-form.tsx';
import { SellerCard } from './seller-card.tsx';

const statuses = ['draft', 'open', 'paid', 'void'] as const;

/** Invoices to all accounts, for platform admins. */
export function SoldInvoicesPage() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'invoice' | 'link' | null>(null);
  const [link, setLink] = useState<PaymentLink | null>(null);
  const close = () => setOpen(null);
  return (
    <Page
      title={t('sold_invoices.title')}
      description={t('sold_invoices.text')}
      actions={
        <>
          <Button variant="default" onClick={() => setOpen('link')}>
            {t('sold_invoices.new_link')}
          </Button>
          <Button onClick={() => setOpen('invoice')}>{t('sold_invoices.new')}</Button>
        </>
      }
    >
      <SoldInvoices />
      <SellerCard />
      <FormDialog isOpen={open === 'invoice'} title={t('sold_invoices.new')} onClose={close}>
        <InvoiceForm onDone={close} />
      </FormDialog>
      <FormDialog isOpen={open === 'link'} title={t('sold_invoices.new_link')} onClose={close}>
        <PaymentLinkForm
          onCancel={close}
          onDone={(created) => {
            close();
            setLink(created);
          }}
        />
      </FormDialog>
      <SecretDialog
        title={t('sold_invoices.link_created')}
        text={t('sold_invoices.link_text')}
        secret={link?.url ?? null}
        onClose={() => setLink(null)}
      />
    </Page>
  );
}

function SoldInvoices() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const [status, setStatus] = useState('');
  const [text, setText] = useState('');
  const [q] = useDebouncedValue(text.trim(), 300);
  const list = useList('/api/admin/billing/invoices', { status, q });
  return (
    <>
      <Group>
        <TextInput
          aria-label={t('sold_invoices.search')}
          placeholder={t('sold_invoices.search')}
          leftSection={<Search size={16} aria-hidden />}
          w={300}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('invoices.status')}
          data={[
            { value: '', label: t('sold_invoices.all') },
            ...statuses.map((value) => ({ value, label: t(`invoices.statuses.${value}`) })),
          ]}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        />
      </Group>
      <RecordTable
        label={t('sold_invoices.title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('sold_invoices.none_title'), text: t('sold_invoices.none_text') }}
        columns={[
          {
            key: 'number',
            header: t('invoices.number'),
            cell: ({ number }) => number ?? t('invoices.statuses.draft'),
          },
          { key: 'customer', header: t('sold_invoices.customer'), cell: ({ customer }) => customer.name },
          { key: 'due', header: t('invoices.due'), cell: ({ due_on }) => due_on && format.date(due_on) },
          { key: 'status', header: t('invoices.status'), cell: (row) => <InvoiceStatus status={row.status} /> },
          {
            key: 'total',
            header: t('invoices.total'),
            cell: ({ total_minor_units: amount_minor_units, currency }) =>
              format.money({ amount_minor_units, currency }),
          },
          {
            key: 'actions',
            header: t('invoices.actions'),
            isHeaderHidden: true,
            cell: (row) => <InvoiceActions invoice={row} />,
          },
        ]}
      />
    </>
  );
}
