import '../billing/texts.ts';
import { NativeSelect, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Customer, Plan } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { useBillingFormat } from '../billing/format-money.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { SkeletonLines } from '../parts/skeletons.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { customerSubscriptionPath, useRefreshPlan } from './reseller-queries.ts';

interface AssignPlan {
  customer: Customer;
  currentPlanId: string | null;
  onDone(): void;
}

/** Subscribes a customer to one of the reseller's plans. */
export function AssignPlanForm(props: AssignPlan) {
  const { t } = useTranslation();
  const list = useList('/api/reseller/plans', { limit: 200 });
  const plans = list.rows?.filter((plan) => plan.retired_at === null);
  if (plans === undefined)
    return list.error ? <ErrorAlert error={list.error} onRetry={list.retry} /> : <SkeletonLines />;
  if (plans.length === 0) {
    return (
      <Text>
        {t('reseller.no_plans')} <Link to="/reseller/billing/offers">{t('reseller.offers')}</Link>
      </Text>
    );
  }
  return <PlanChoice {...props} plans={plans} />;
}

function PlanChoice({ customer, currentPlanId, plans, onDone }: AssignPlan & { plans: Plan[] }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const refresh = useRefreshPlan();
  const offered = plans.filter(({ id }) => id !== currentPlanId);
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { plan_id: (offered[0] ?? plans[0])?.id ?? '' },
    async send(body) {
      await api.put(customerSubscriptionPath, { path: { customerId: customer.id }, body });
      await refresh();
      notify(t('reseller.plan_assigned', { name: customer.name }));
      onDone();
    },
  });
  return (
    <ServerForm of={serverForm} submitLabel={t('reseller.assign_plan')} onCancel={onDone}>
      <Text size="sm">{t('reseller.assign_plan_text')}</Text>
      <NativeSelect
        label={t('reseller.plan')}
        data={plans.map(({ id, name, price_minor_units: amount_minor_units, currency }) => ({
          value: id,
          label: `${name} (${format.money({ amount_minor_units, currency })})`,
        }))}
        {...serverForm.form.getInputProps('plan_id')}
      />
    </ServerForm>
  );
}
