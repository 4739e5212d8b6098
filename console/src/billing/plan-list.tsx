import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { useBillingFormat } from './format-money.ts';
import { OfferName, OfferSection, OfferState } from './offer-section.tsx';
import { offersOf, type Seller } from './offers-of-seller.ts';
import { PlanForm } from './plan-form.tsx';

/** Monthly plans. */
export function PlanList({ seller }: { seller: Seller }) {
  const { t } = useTranslation();
  const path = `${offersOf[seller]}/plans` as const;
  const format = useBillingFormat();
  return (
    <OfferSection
      title={t('plans.plans')}
      path={path}
      list={useList(path)}
      columns={[
        { key: 'name', header: t('plans.name'), cell: (offer) => <OfferName offer={offer} seller={seller} /> },
        {
          key: 'price',
          header: t('plans.monthly_price'),
          cell: ({ price_minor_units: amount_minor_units, currency }) => format.money({ amount_minor_units, currency }),
        },
        { key: 'minutes', header: t('plans.minutes'), cell: (plan) => format.minutes(plan.included_seconds) },
        { key: 'when', header: t('plans.when_empty'), cell: (plan) => t(`plans.when.${plan.when_empty}`) },
        { key: 'state', header: t('plans.state'), cell: (plan) => <OfferState offer={plan} /> },
      ]}
      empty={{ title: t('plans.no_plans'), text: t('plans.no_plans_text') }}
      words={{
        create: t('plans.new_plan'),
        edit: t('plans.edit_plan'),
        removeTitle: t('plans.retire_plan'),
        removeText: t('plans.retire_plan_text'),
      }}
      isOpen={(plan) => plan.retired_at === null}
      remove={(plan) => api.delete(`${path}/{planId}`, { path: { planId: plan.id } })}
      form={(plan, on) => <PlanForm plan={plan} seller={seller} onDone={on.done} onCancel={on.cancel} />}
    />
  );
}
