import './texts.ts';
import { Tabs } from '@mantine/core';
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../parts/page.tsx';

const tabs = ['users', 'invitations', 'organizations'] as const;

/** Members, invitations and organizations of the account. */
export function PeoplePage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const shown = useRouterState({
    select: ({ location }) => tabs.find((tab) => location.pathname.startsWith(`/people/${tab}`)) ?? 'users',
  });
  return (
    <Page title={t('people.title')} description={t('people.description')}>
      <Tabs value={shown} onChange={(tab) => void navigate({ to: `/people/${tab as (typeof tabs)[number]}` })}>
        <Tabs.List mb="lg">
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`people.tabs.${tab}`)}
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
