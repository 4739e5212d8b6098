import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MinutePackageOffer, PlanOffer } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { useBillingFormat } from './format-money.ts';

/** Plans on offer; the account's own is marked. `action`: what can be done with one. */
export function PlansCard({ action }: { action?: Column<PlanOffer> }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const list = useList('/api/subscription/plans');
  const columns: Column<PlanOffer>[] = [
    {
      key: 'name',
      header: t('billing.name'),
      cell: (plan) => (
        <div>
          <Group gap="xs">
            <Text fw={500} inherit>
              {plan.name}
            </Text>
            {plan.is_current && <Badge>{t('billing.current')}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {plan.description}
          </Text>
        </div>
      ),
    },
    { key: 'minutes', header: t('billing.included'), cell: (plan) => format.minutes(plan.included_seconds) },
    {
      key: 'price',
      header: t('billing.price_month'),
      cell: ({ price_minor_units: amount_minor_units, currency }) => format.money({ amount_minor_units, currency }),
    },
    ...(action ? [action] : []),
  ];
  if (list.rows?.length === 0) return null;
  return (
    <Card title={t('billing.plans_title')}>
      <RecordTable
        label={t('billing.plans_title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('billing.no_plans'), text: t('billing.no_plans_text') }}
      />
    </Card>
  );
}

/** Minute packages on offer. */
export function PackagesCard({ action }: { action?: Column<MinutePackageOffer> }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const list = useList('/api/top-ups/packages');
  const columns: Column<MinutePackageOffer>[] = [
    {
      key: 'name',
      header: t('billing.name'),
      cell: (offer) => (
        <Text fw={500} inherit>
          {offer.name}
        </Text>
      ),
    },
    { key: 'minutes', header: t('billing.included'), cell: (offer) => format.minutes(offer.seconds) },
    {
      key: 'validity',
      header: t('billing.validity'),
      cell: ({ valid_days: count }) => (count === null ? t('billing.no_end') : t('billing.valid_days', { count })),
    },
    {
      key: 'price',
      header: t('billing.price'),
      cell: ({ price_minor_units: amount_minor_units, currency }) => format.money({ amount_minor_units, currency }),
    },
    ...(action ? [action] : []),
  ];
  if (list.rows?.length === 0) return null;
  return (
    <Card title={t('billing.packages_title')}>
      <RecordTable
        label={t('billing.packages_title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('billing.no_packages'), text: t('billing.no_packages_text') }}
      />
    </Card>
  );
}
