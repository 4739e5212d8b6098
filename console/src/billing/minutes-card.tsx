import { Alert, Badge, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { MinuteBalance } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { completeList } from './complete-list.ts';
import { useBillingFormat } from './format-money.ts';

const path = '/api/top-ups/balance';
export const balanceQuery = queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });

/** Minutes and prepaid money that are left, and what follows when they are used up. */
export function MinutesCard() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { data: balance } = useSuspenseQuery(balanceQuery);
  if (!balance.is_billed) {
    return (
      <Card title={t('billing.left_title')}>
        <Text c="dimmed">{t('billing.not_billed')}</Text>
      </Card>
    );
  }
  const { remaining_seconds: left, reserved_seconds: reserved, when_empty: when } = balance;
  return (
    <Card title={t('billing.left_title')} aside={balance.is_low && <Badge color="orange">{t('billing.low')}</Badge>}>
      <Group gap="xl" align="flex-start">
        <Stack gap={2}>
          <Text fw={600} size="xl">
            {t('billing.minutes', { count: Math.floor(left / 60), minutes: format.minutes(left) })}
          </Text>
          {reserved > 0 && (
            <Text size="sm" c="dimmed">
              {t('billing.reserved', { minutes: format.minutes(reserved) })}
            </Text>
          )}
        </Stack>
        <Amounts label={t('billing.prepaid')} amounts={balance.prepaid} />
        <Amounts label={t('billing.owed')} amounts={balance.owed} />
      </Group>
      {when !== null && (
        <Alert color={when === 'stop' && left <= 0 ? 'red' : 'gray'} title={t('billing.when_empty')}>
          {t(`billing.when.${when}`, { minutes: format.minutes(balance.grace_seconds) })}
        </Alert>
      )}
      <Lots balance={balance} />
    </Card>
  );
}

function Amounts({ label, amounts }: { label: string; amounts: MinuteBalance['owed'] }) {
  const format = useBillingFormat();
  if (amounts.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={600}>{amounts.map((money) => format.money(money)).join(' + ')}</Text>
    </Stack>
  );
}

function Lots({ balance: { lots } }: { balance: MinuteBalance }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  if (lots.length === 0) return null;
  const columns: Column<MinuteBalance['lots'][number]>[] = [
    { key: 'kind', header: t('billing.lot'), cell: ({ kind }) => t(`billing.kinds.${kind}`) },
    {
      key: 'left',
      header: t('billing.lot_left'),
      cell: (lot) => `${format.minutes(lot.remaining_seconds)} / ${format.minutes(lot.seconds)}`,
    },
    {
      key: 'expires',
      header: t('billing.expires'),
      cell: ({ expires_at: at }) => (at === null ? t('billing.never') : format.date(at)),
    },
  ];
  return (
    <RecordTable
      label={t('billing.lots')}
      list={completeList(lots)}
      columns={columns}
      keyOf={(lot) => `${lot.kind} ${lot.credited_at} ${lot.expires_at} ${lot.seconds} ${lot.remaining_seconds}`}
      empty={{ title: '', text: '' }}
    />
  );
}
