import { Badge, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { useList } from '../api/use-list.ts';
import { RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

/** Customers of all resellers. */
export function CustomersTab() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const list = useList('/api/admin/customers', { q: q || undefined });
  return (
    <Stack>
      <Text c="dimmed">{t('operations.customers_text')}</Text>
      <TextInput
        label={t('operations.search')}
        type="search"
        maw={360}
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <RecordTable
        label={t('operations.tabs.customers')}
        list={list}
        keyOf={(customer) => customer.id}
        empty={{ title: t('operations.no_customers_title'), text: t('operations.no_customers_text') }}
        columns={[
          {
            key: 'name',
            header: t('operations.customer'),
            cell: (customer) => (
              <Group gap="xs">
                <Text fw={600} inherit>
                  {customer.name}
                </Text>
                {customer.suspended_at !== null && <Badge color="gray">{t('operations.suspended')}</Badge>}
              </Group>
            ),
          },
          { key: 'reseller', header: t('operations.reseller'), cell: ({ reseller }) => reseller.name },
          { key: 'contact', header: t('operations.contact'), cell: ({ contact_email: email }) => email ?? '–' },
          {
            key: 'created',
            header: t('operations.created'),
            cell: ({ created_at: at }) => <Timestamp at={at} />,
          },
        ]}
      />
    </Stack>
  );
}
