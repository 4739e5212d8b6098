import '../billing/texts.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { Customer } from '../api/schemas.ts';
import { useBillingFormat } from '../billing/format-money.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { AssignPlanForm } from './assign-plan-form.tsx';
import { GrantMinutesForm } from './grant-minutes-form.tsx';
import { customerBalancePath, customerSubscriptionPath } from './reseller-queries.ts';

/** Plan, minutes and debt of a customer, and what its reseller gives it. */
export function CustomerPlan({ customer, mayChange }: { customer: Customer; mayChange: boolean }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const [opened, setOpened] = useState<'plan' | 'minutes' | null>(null);
  const path = { customerId: customer.id };
  const found = useQuery({
    queryKey: [customerSubscriptionPath, customer.id],
    queryFn: ({ signal }) => api.get(customerSubscriptionPath, { path, signal }),
  });
  const balance = useQuery({
    queryKey: [customerBalancePath, customer.id],
    queryFn: ({ signal }) => api.get(customerBalancePath, { path, signal }),
  });
  const error = found.error ?? balance.error;
  const close = () => setOpened(null);
  const money = (amounts: readonly { amount_minor_units: number; currency: string }[]) =>
    amounts.map(format.money).join(' + ') || '–';
  return (
    <Card
      title={t('reseller.plan')}
      text={t('reseller.plan_text')}
      aside={
        mayChange && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setOpened('minutes')}>
              {t('reseller.grant_minutes')}
            </Button>
            <Button variant="default" onClick={() => setOpened('plan')}>
              {t('reseller.assign_plan')}
            </Button>
          </Group>
        )
      }
    >
      <ErrorAlert error={error} onRetry={() => void Promise.all([found.refetch(), balance.refetch()])} />
      {!error && !(found.data && balance.data) && <SkeletonLines />}
      {found.data && balance.data && (
        <Facts
          facts={[
            [t('reseller.plan'), found.data.subscription?.name ?? t('reseller.no_plan')],
            [
              t('reseller.period'),
              `${format.date(found.data.period.first_day)} – ${format.date(found.data.period.last_day)}`,
            ],
            [t('reseller.cost_so_far'), money(found.data.cost)],
            [
              t('reseller.minutes_left'),
              balance.data.is_billed ? format.minutes(balance.data.remaining_seconds) : t('reseller.not_billed'),
            ],
            [t('reseller.prepaid'), balance.data.prepaid.length > 0 ? money(balance.data.prepaid) : null],
            [t('reseller.owed'), money(balance.data.owed)],
          ]}
        />
      )}
      <FormDialog isOpen={opened === 'plan'} title={t('reseller.assign_plan')} onClose={close}>
        <AssignPlanForm customer={customer} currentPlanId={found.data?.subscription?.plan_id ?? null} onDone={close} />
      </FormDialog>
      <FormDialog isOpen={opened === 'minutes'} title={t('reseller.grant_minutes')} onClose={close}>
        <GrantMinutesForm customer={customer} onDone={close} />
      </FormDialog>
    </Card>
  );
}
