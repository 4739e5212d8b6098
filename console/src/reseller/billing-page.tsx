import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Page } from '../parts/page.tsx';
import { RouteTabs } from '../parts/route-tabs.tsx';
import { useReseller } from './use-reseller.ts';

/** Costs, prices and customers' invoices of a reseller. */
export function BillingPage() {
  const { t } = useTranslation();
  const { isAdmin } = useReseller();
  return (
    <Page title={t('reseller.billing')} description={t('reseller.billing_text')}>
      <RouteTabs
        tabs={[
          { to: '/reseller/billing/costs', label: t('reseller.costs') },
          { to: '/reseller/billing/prices', label: t('reseller.prices') },
          ...(isAdmin
            ? ([
                { to: '/reseller/billing/offers', label: t('reseller.offers') },
                { to: '/reseller/billing/invoices', label: t('reseller.invoices') },
              ] as const)
            : []),
        ]}
      />
    </Page>
  );
}
