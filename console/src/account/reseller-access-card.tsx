import { Stack, Switch, Text, Title } from '@mantine/core';
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Impersonation } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

const accessQuery = queryOptions({
  queryKey: ['/api/account/reseller-access'],
  queryFn: () => api.get('/api/account/reseller-access'),
});

/** Setting that lets the reseller see conversations, with the entries of its staff. Empty for accounts of no reseller. */
export function ResellerAccessCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  // The decision belongs to the account's own people; the server refuses it from support access.
  const mayWrite = usePermission('account:write');
  const isOwnPerson = useSession().support_access === null;
  const { data: access } = useSuspenseQuery(accessQuery);
  const change = useMutation({
    mutationFn: (shares_conversations: boolean) =>
      api.put('/api/account/reseller-access', { body: { shares_conversations } }),
    onSuccess(saved) {
      queryClient.setQueryData(accessQuery.queryKey, saved);
      notify(t('account.saved'));
    },
  });
  if (access.reseller === null) return null;
  const { name } = access.reseller;
  return (
    <Card title={t('account.reseller_title')} text={t('account.reseller_text', { reseller: name })}>
      <Switch
        label={t('account.shares', { reseller: name })}
        description={t('account.shares_text')}
        checked={access.shares_conversations}
        disabled={!mayWrite || !isOwnPerson || change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <ErrorAlert error={change.error} />
      <Entries />
    </Card>
  );
}

function Entries() {
  const { t } = useTranslation();
  const list = useList('/api/account/impersonations');
  const columns: Column<Impersonation>[] = [
    { key: 'by', header: t('account.entry_by'), cell: ({ by }) => by },
    { key: 'reason', header: t('account.entry_reason'), cell: ({ reason }) => <Text inherit>{reason}</Text> },
    {
      key: 'entered',
      header: t('account.entry_at'),
      cell: ({ entered_at }) => (entered_at === null ? t('account.entry_unused') : <Timestamp at={entered_at} />),
    },
  ];
  return (
    <Stack gap="xs">
      <Title order={3} fz="sm">
        {t('account.entries')}
      </Title>
      <RecordTable
        label={t('account.entries')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('account.entries_none'), text: t('account.entries_none_text') }}
      />
    </Stack>
  );
}
