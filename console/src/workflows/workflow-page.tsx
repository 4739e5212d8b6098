import './texts.ts';
import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { WorkflowActions } from './workflow-actions.tsx';
import { workflowQuery } from './workflow-queries.ts';
import { WorkflowState } from './workflows-page.tsx';

const tabs = ['draft', 'runs', 'versions', 'agents'] as const;

/** A workflow: its draft, its versions, and the agents that follow it. */
export function WorkflowPage() {
  const { t } = useTranslation();
  const { workflowId } = useParams({ from: '/shell/workflows/$workflowId' });
  const navigate = useNavigate();
  const mayWrite = usePermission('workflows:write');
  const { data: workflow } = useSuspenseQuery(workflowQuery(workflowId));
  const shown = useRouterState({
    select: ({ location }) => tabs.find((name) => location.pathname.endsWith(`/${name}`)) ?? 'draft',
  });
  return (
    <Page
      title={workflow.name}
      description={<WorkflowState workflow={workflow} />}
      before={<BackLink to="/workflows" label={t('workflows.title')} />}
      actions={mayWrite && <WorkflowActions workflow={workflow} />}
      isWide
    >
      <Tabs
        value={shown}
        onChange={(tab) =>
          void navigate({
            to: `/workflows/$workflowId/${tab as (typeof tabs)[number]}`,
            params: { workflowId },
            replace: true,
          })
        }
      >
        <Tabs.List mb="lg">
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`workflows.tabs.${name}`)}
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
