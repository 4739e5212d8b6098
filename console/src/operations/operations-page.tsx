import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Page } from '../parts/page.tsx';
import { RouteTabs } from '../parts/route-tabs.tsx';

/** Operations of platform admins beside accounts. */
export function OperationsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('operations.title')} description={t('operations.text')}>
      <RouteTabs
        tabs={[
          { to: '/platform/operations/support', label: t('operations.tabs.support') },
          { to: '/platform/operations/customers', label: t('operations.tabs.customers') },
          { to: '/platform/operations/numbers', label: t('operations.tabs.numbers') },
          { to: '/platform/operations/trunks', label: t('operations.tabs.trunks') },
          { to: '/platform/operations/health', label: t('operations.tabs.health') },
          { to: '/platform/operations/maintenance', label: t('operations.tabs.maintenance') },
          { to: '/platform/operations/retention', label: t('operations.tabs.retention') },
          { to: '/platform/operations/payments', label: t('operations.tabs.payments') },
          { to: '/platform/operations/audit-log', label: t('operations.tabs.audit_log') },
        ]}
      />
    </Page>
  );
}

/** Operations of a reseller's owners and admins beside customers. */
export function ResellerOperationsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('operations.title')} description={t('operations.text_reseller')}>
      <RouteTabs
        tabs={[
          { to: '/reseller/operations/numbers', label: t('operations.tabs.numbers') },
          { to: '/reseller/operations/retention', label: t('operations.tabs.retention') },
          { to: '/reseller/operations/audit-log', label: t('operations.tabs.audit_log') },
        ]}
      />
    </Page>
  );
}
