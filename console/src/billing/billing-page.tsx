import { Badge, Group, Stack, Text } from '@mantine/core';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { SubscriptionOverview } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { BillingSections } from './billing-sections.tsx';
import { completeList } from './complete-list.ts';
import { expectedCost } from './expected-cost.ts';
import { useBillingFormat } from './format-money.ts';
import { MinutesCard } from './minutes-card.tsx';
import { PackagesCard, PlansCard } from './offers-cards.tsx';
import { OrderButton } from './orders/order-button.tsx';

const path = '/api/subscription';
export const subscriptionQuery = queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });

/** Billing of the account: what is left, what the period costs, and what can be had. */
export function BillingPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('billing.title')} description={t('billing.text')}>
      <MinutesCard />
      <PeriodCard />
      <BillingSections />
      <PlansCard
        action={{
          key: 'order',
          header: t('invoices.actions'),
          isHeaderHidden: true,
          cell: (offer) => <OrderButton kind="plan" offer={offer} />,
        }}
      />
      <PackagesCard
        action={{
          key: 'order',
          header: t('invoices.actions'),
          isHeaderHidden: true,
          cell: (offer) => <OrderButton kind="package" offer={offer} />,
        }}
      />
    </Page>
  );
}

function PeriodCard() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const { data } = useSuspenseQuery(subscriptionQuery);
  const { subscription, period, usage, cost } = data;
  const expected = expectedCost(data, new Date());
  const from = format.day(period.first_day);
  const until = format.day(period.last_day);
  return (
    <Card title={t('billing.period_title')} text={t('billing.period', { from, until })}>
      <Group gap="xl" align="flex-start">
        <Stack gap={2}>
          <Text size="sm" c="dimmed">
            {t('billing.cost')}
          </Text>
          <Text fw={600} size="xl">
            {cost.length === 0 ? '–' : cost.map((money) => format.money(money)).join(' + ')}
          </Text>
        </Stack>
        {expected && (
          <Stack gap={2}>
            <Text size="sm" c="dimmed">
              {t('billing.expected')}
            </Text>
            <Text fw={600} size="xl">
              {expected.map((money) => format.money(money)).join(' + ')}
            </Text>
            <Text size="sm">{t('billing.expected_hint')}</Text>
          </Stack>
        )}
        <Stack gap={2}>
          <Text size="sm" c="dimmed">
            {t('billing.plan')}
          </Text>
          <Text fw={600} size="xl">
            {subscription?.name ?? t('billing.no_plan')}
          </Text>
          {subscription && (
            <Text size="sm">
              {t('billing.plan_price', {
                price: format.money({
                  amount_minor_units: subscription.price_minor_units,
                  currency: subscription.currency,
                }),
                minutes: format.minutes(subscription.included_seconds),
              })}
            </Text>
          )}
          {subscription?.cancel_at_period_end && <Badge color="orange">{t('billing.ends_with_period')}</Badge>}
        </Stack>
      </Group>
      {usage.length === 0 ? <Text c="dimmed">{t('billing.nothing_used')}</Text> : <UsageTable usage={usage} />}
    </Card>
  );
}

type UsageLine = SubscriptionOverview['usage'][number];

function UsageTable({ usage }: { usage: UsageLine[] }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const ofCall = (line: UsageLine, seconds: number) => (line.kind.endsWith('_call') ? format.minutes(seconds) : '–');
  const columns: Column<UsageLine>[] = [
    { key: 'use', header: t('billing.use'), cell: ({ kind }) => t(`billing.uses.${kind}`) },
    { key: 'count', header: t('billing.count'), cell: ({ events }) => format.count(events) },
    { key: 'amount', header: t('billing.amount'), cell: (line) => ofCall(line, line.quantity) },
    { key: 'covered', header: t('billing.covered'), cell: (line) => ofCall(line, line.covered_seconds) },
    { key: 'charged', header: t('billing.charged'), cell: ({ charge }) => (charge ? format.money(charge) : '–') },
  ];
  return (
    <RecordTable
      label={t('billing.use')}
      list={completeList(usage)}
      columns={columns}
      keyOf={({ kind, charge }) => `${kind} ${charge?.currency}`}
      empty={{ title: t('billing.nothing_used'), text: '' }}
    />
  );
}
