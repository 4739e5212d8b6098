import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { useList } from '../api/use-list.ts';
import { AccountName } from '../parts/account-name.tsx';
import { RecordTable } from '../parts/record-table.tsx';
import { SearchInput } from '../parts/search-input.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useUrlFilters } from '../parts/use-url-filters.ts';

/** Customers of all resellers. */
export function CustomersTab() {
  const { t } = useTranslation();
  const [{ q }, setFilters] = useUrlFilters({ q: '' });
  const list = useList('/api/admin/customers', { q });
  return (
    <Stack>
      <Text c="dimmed">{t('operations.customers_text')}</Text>
      <SearchInput label={t('operations.search')} value={q} onSearch={(text) => setFilters({ q: text })} />
      <RecordTable
        label={t('operations.tabs.customers')}
        list={list}
        keyOf={(customer) => customer.id}
        empty={{ title: t('operations.no_customers_title'), text: t('operations.no_customers_text') }}
        columns={[
          {
            key: 'name',
            header: t('operations.customer'),
            cell: ({ name, suspended_at: suspendedAt, trashed_at: trashedAt }) => (
              <AccountName name={name} suspendedAt={suspendedAt} trashedAt={trashedAt} />
            ),
          },
          { key: 'reseller', header: t('operations.reseller'), cell: ({ reseller }) => reseller.name },
          { key: 'contact', header: t('operations.contact'), cell: ({ contact_email: email }) => email ?? '–' },
          { key: 'created', header: t('operations.created'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
        ]}
      />
    </Stack>
  );
}
