import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { useBillingFormat } from '../format-money.ts';
import { InvoiceStatus } from './invoice-status.tsx';

/** Invoices of the account, each with its document. */
export function InvoicesCard() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const list = useList('/api/invoices');
  return (
    <Card title={t('invoices.title')}>
      <RecordTable
        label={t('invoices.title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{ title: t('invoices.none_title'), text: t('invoices.none_text') }}
        columns={[
          {
            key: 'number',
            header: t('invoices.number'),
            cell: ({ id, number }) => (
              <Link to="/billing/invoices/$invoiceId" params={{ invoiceId: id }}>
                {number}
              </Link>
            ),
          },
          { key: 'date', header: t('invoices.date'), cell: ({ issued_at }) => issued_at && format.date(issued_at) },
          { key: 'due', header: t('invoices.due'), cell: ({ due_on }) => due_on && format.date(due_on) },
          { key: 'status', header: t('invoices.status'), cell: (row) => <InvoiceStatus invoice={row} /> },
          {
            key: 'total',
            header: t('invoices.total'),
            cell: ({ total_minor_units, currency }) =>
              format.money({ amount_minor_units: total_minor_units, currency }),
          },
          {
            key: 'actions',
            header: t('invoices.actions'),
            isHeaderHidden: true,
            cell: ({ id, number }) => (
              <Button
                component="a"
                href={`/api/invoices/${id}/pdf`}
                download
                size="xs"
                variant="default"
                leftSection={<Download size={14} aria-hidden />}
                aria-label={t('invoices.pdf_of', { number })}
              >
                {t('invoices.pdf')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
