import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { useBillingFormat } from '../format-money.ts';

/** Orders that wait for their payment; nothing where there are none. */
export function PendingOrdersCard() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const list = useList('/api/top-ups/orders');
  const pending = list.rows?.filter(({ status }) => status === 'pending') ?? [];
  if (pending.length === 0) return null;
  return (
    <Card title={t('invoices.pending_orders')} text={t('invoices.order_texts.pending')}>
      <RecordTable
        label={t('invoices.pending_orders')}
        list={{ ...list, rows: pending }}
        keyOf={({ id }) => id}
        empty={{ title: '', text: '' }}
        columns={[
          {
            key: 'name',
            header: t('invoices.description'),
            cell: ({ item, payment_failed_at: failedAt }) => (
              <div>
                {item.name}
                {failedAt !== null && (
                  <Text size="sm" c="red.8">
                    {t('invoices.payment_failed_short')}
                  </Text>
                )}
              </div>
            ),
          },
          { key: 'date', header: t('invoices.date'), cell: ({ created_at }) => <Timestamp at={created_at} /> },
          {
            key: 'price',
            header: t('invoices.net'),
            cell: ({ net_minor_units: amount_minor_units, currency }) => format.money({ amount_minor_units, currency }),
          },
          {
            key: 'actions',
            header: t('invoices.actions'),
            isHeaderHidden: true,
            cell: ({ id, item }) => (
              <Button
                renderRoot={(props) => <Link to="/billing/orders/$orderId" params={{ orderId: id }} {...props} />}
                size="xs"
                aria-label={t('invoices.pay_of', { name: item.name })}
              >
                {t('invoices.pay')}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
