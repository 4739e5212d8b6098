import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Page } from '../parts/page.tsx';
import { PackageList } from './package-list.tsx';
import { PlanList } from './plan-list.tsx';
import { PriceListList } from './price-list-list.tsx';

/** Plans, minute packages and price lists of all sellers, for platform admins. */
export function PlansPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('plans.title')} description={t('plans.text')}>
      <PlanList seller="platform" />
      <PackageList seller="platform" />
      <PriceListList seller="platform" />
    </Page>
  );
}
