import './draft/draft.css';
import './texts.ts';
import { Badge, Button, Stack, Tabs } from '@mantine/core';
import type { Scope } from '@parley/contract/scopes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { FlaskConical, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission, useSession } from '../api/session.ts';
import { AgentWarnings } from '../parts/agent-warnings.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { agentQuery } from './agent-query.ts';

import { DraftProvider } from './draft/draft-context.tsx';
import { LazyDraftBar } from './draft/lazy-draft-bar.tsx';
import { LazyTrialPanel } from './trial/lazy-trial-panel.tsx';

interface AgentTab {
  name: 'instructions' | 'knowledge' | 'settings' | 'tests' | 'versions' | 'workflow';
  needs: Scope;
}

/** Tabs of the page, each a route below it and with the scope it needs. */
const tabs: readonly AgentTab[] = [
  { name: 'instructions', needs: 'agents:read' },
  { name: 'settings', needs: 'agents:read' },
  { name: 'knowledge', needs: 'kb:read' },
  { name: 'workflow', needs: 'workflows:read' },
  { name: 'tests', needs: 'agents:read' },
  { name: 'versions', needs: 'agents:read' },
];

/** An agent: what it is told, what it knows, and what it was before. */
export function AgentPage() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const navigate = useNavigate();
  const { permissions } = useSession();
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  const mayWrite = usePermission('agents:write');
  const [isTesting, setTesting] = useState(false);
  const shown = useRouterState({
    select: ({ location }) => tabs.find(({ name }) => location.pathname.endsWith(`/${name}`))?.name ?? 'instructions',
  });
  return (
    <DraftProvider agent={agent}>
      <Page
        title={agent.name}
        description={
          <Badge color={agent.is_active ? 'green' : 'gray'}>
            {t(agent.is_active ? 'home.active' : 'home.inactive')}
          </Badge>
        }
        before={<BackLink to="/agents" label={t('navigation.agents')} />}
        isWide={isTesting}
        actions={
          <>
            {agent.is_active && agent.chat_enabled && (
              <Button
                component="a"
                href={`/chat/${agent.id}`}
                target="_blank"
                variant="default"
                leftSection={<MessageCircle size={16} aria-hidden />}
              >
                {t('agents.chat')}
              </Button>
            )}
            {mayWrite && !isTesting && (
              <Button leftSection={<FlaskConical size={16} aria-hidden />} onClick={() => setTesting(true)}>
                {t('agents.test')}
              </Button>
            )}
          </>
        }
      >
        {/* On the settings each warning stands at its field. */}
        {shown !== 'settings' && <AgentWarnings warnings={agent.warnings} />}
        <Tabs
          value={shown}
          onChange={(tab) =>
            void navigate({ to: `/agents/$agentId/${tab as AgentTab['name']}`, params: { agentId }, replace: true })
          }
        >
          <Tabs.List mb="lg">
            {tabs
              .filter(({ needs }) => permissions.includes(needs))
              .map(({ name }) => (
                <Tabs.Tab key={name} value={name}>
                  {t(`agents.tabs.${name}`)}
                </Tabs.Tab>
              ))}
          </Tabs.List>
          <div className={isTesting ? 'beside-test' : undefined}>
            <Stack gap="lg">
              <Tabs.Panel value={shown}>
                <Outlet />
              </Tabs.Panel>
              <LazyDraftBar />
            </Stack>
            {isTesting && <LazyTrialPanel onClose={() => setTesting(false)} />}
          </div>
        </Tabs>
      </Page>
    </DraftProvider>
  );
}
