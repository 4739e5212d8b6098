import { Tabs } from '@mantine/core';
import type { Scope } from '@parley/contract/scopes';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { useSession } from '../api/session.ts';
import { Page } from '../parts/page.tsx';

interface PrivacyTab {
  name: 'audit-log' | 'certificates' | 'erase' | 'export' | 'holds' | 'retention';
  /** Tables use the full width. */
  isWide?: true;
  needs: Scope;
}

/** Tabs of the page, each a route below it and with the scope it needs. */
const tabs: readonly PrivacyTab[] = [
  { name: 'export', needs: 'privacy:export' },
  { name: 'erase', needs: 'privacy:erase' },
  { name: 'certificates', needs: 'privacy:read', isWide: true },
  { name: 'holds', needs: 'privacy:read', isWide: true },
  { name: 'retention', needs: 'privacy:read' },
  { name: 'audit-log', needs: 'privacy:read', isWide: true },
];

/** Personal data of callers and visitors. */
export function PrivacyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const open = tabs.filter(({ needs }) => permissions.includes(needs));
  const shown = useRouterState({
    select: ({ location }) =>
      tabs.find(({ name }) => location.pathname.startsWith(`/privacy/${name}`))?.name ?? 'export',
  });
  return (
    <Page
      title={t('privacy.title')}
      description={t('privacy.description')}
      isNarrow={!tabs.find(({ name }) => name === shown)?.isWide}
    >
      <Tabs value={shown} onChange={(tab) => void navigate({ to: `/privacy/${tab as PrivacyTab['name']}` })}>
        <Tabs.List mb="lg">
          {open.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`privacy.tabs.${name}`)}
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
