import '../../billing/texts.ts';
import '../../billing/invoices/texts.ts';
import './texts.ts';
import { Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useList } from '../../api/use-list.ts';
import { useBillingFormat } from '../../billing/format-money.ts';
import { InvoiceStatus } from '../../billing/invoices/invoice-status.tsx';
import { ClearFilters } from '../../parts/next-step.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { SearchInput } from '../../parts/search-input.tsx';
import { useUrlFilters } from '../../parts/use-url-filters.ts';
import { oneOf } from '../../search-values.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import type { SoldInvoicesPath } from './use-invoice-change.ts';

const statuses = ['draft', 'open', 'paid', 'void'] as const;
const noFilters = { q: '', status: '' };

const emptyTexts = {
  '/api/admin/billing/invoices': 'sold_invoices.none_text',
  '/api/reseller/invoices': 'sold_invoices.none_text_reseller',
} as const;

/** Invoices of a seller, with their documents and what their states allow. */
export function SoldInvoices({ path }: { path: SoldInvoicesPath }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const [filters, setFilters] = useUrlFilters(noFilters);
  const isFiltered = filters.q !== '' || filters.status !== '';
  const list = useList(path, { q: filters.q, status: oneOf(statuses, filters.status) });
  return (
    <>
      <Group align="flex-end">
        <SearchInput label={t('sold_invoices.search')} value={filters.q} onSearch={(q) => setFilters({ q })} />
        <NativeSelect
          label={t('invoices.status')}
          data={[
            { value: '', label: t('sold_invoices.all') },
            ...statuses.map((value) => ({ value, label: t(`invoices.statuses.${value}`) })),
          ]}
          value={filters.status}
          onChange={(event) => setFilters({ status: event.currentTarget.value })}
        />
      </Group>
      <RecordTable
        label={t('sold_invoices.title')}
        list={list}
        keyOf={({ id }) => id}
        empty={{
          title: t('sold_invoices.none_title'),
          text: t(isFiltered ? 'sold_invoices.no_match' : emptyTexts[path]),
          action: isFiltered && <ClearFilters onClear={() => setFilters(noFilters)} />,
        }}
        columns={[
          {
            key: 'number',
            header: t('invoices.number'),
            cell: ({ number }) => number ?? t('invoices.statuses.draft'),
          },
          { key: 'customer', header: t('sold_invoices.customer'), cell: ({ customer }) => customer.name },
          { key: 'due', header: t('invoices.due'), cell: ({ due_on }) => due_on && format.date(due_on) },
          { key: 'status', header: t('invoices.status'), cell: (row) => <InvoiceStatus invoice={row} /> },
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
            cell: (row) => <InvoiceActions invoice={row} path={path} />,
          },
        ]}
      />
    </>
  );
}
