import { Tabs } from '@mantine/core';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Page } from '../parts/page.tsx';

/** Tabs of the page, each a route below it. */
const tabs = [
  { name: 'support', path: '/platform/operations/support' },
  { name: 'customers', path: '/platform/operations/customers' },
  { name: 'numbers', path: '/platform/operations/numbers' },
  { name: 'audit_log', path: '/platform/operations/audit-log' },
] as const;

/** Operations of platform admins beside accounts: support, customers, numbers and the audit log. */
export function OperationsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shown = useRouterState({
    select: ({ location }) => tabs.find(({ path }) => location.pathname.startsWith(path))?.name ?? 'support',
  });
  return (
    <Page title={t('operations.title')} description={t('operations.text')}>
      <Tabs
        value={shown}
        onChange={(name) => void navigate({ to: tabs.find((tab) => tab.name === name)?.path ?? tabs[0].path })}
      >
        <Tabs.List mb="lg">
          {tabs.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`operations.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown}>
          <Outlet />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
