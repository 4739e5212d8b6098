import { Badge, Tabs } from '@mantine/core';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Tool } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { ToolForm } from './tool-form.tsx';
import './texts.ts';

// Loaded after the form, or with their tabs.
const ToolActions = lazy(async () => ({ default: (await import('./tool-actions.tsx')).ToolActions }));
const ToolAgents = lazy(async () => ({ default: (await import('./tool-agents.tsx')).ToolAgents }));
const ToolTrial = lazy(async () => ({ default: (await import('./tool-trial.tsx')).ToolTrial }));

export const toolTabs = ['settings', 'try', 'agents'] as const;
export type ToolTab = (typeof toolTabs)[number];

/** One tool, as it is now. */
export const toolQuery = (toolId: string) =>
  queryOptions({
    queryKey: ['/api/tools', toolId],
    queryFn: () => api.get('/api/tools/{toolId}', { path: { toolId: toolId } }),
  });

export function ToolPage() {
  const { t } = useTranslation();
  const { toolId } = useParams({ from: '/shell/tools/$toolId' });
  const { tab = 'settings' } = useSearch({ from: '/shell/tools/$toolId' });
  const navigate = useNavigate();
  const mayWrite = usePermission('tools:write');
  const { data: tool } = useSuspenseQuery(toolQuery(toolId));
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Page
      title={tool.name}
      description={<Badge color="gray">{t(`tool_types.${tool.type}`)}</Badge>}
      before={<BackLink to="/tools" label={t('tools.title')} />}
      actions={
        mayWrite && (
          <Suspense>
            <ToolActions tool={tool} onSecret={setSecret} />
          </Suspense>
        )
      }
      isNarrow
    >
      <Tabs
        value={tab}
        onChange={(next) =>
          void navigate({ to: '/tools/$toolId', params: { toolId }, search: { tab: next as ToolTab }, replace: true })
        }
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          {toolTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tools.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="settings">
          <Settings tool={tool} />
        </Tabs.Panel>
        <Tabs.Panel value="try">
          <Suspense>
            <ToolTrial tool={tool} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="agents">
          <Suspense>
            <ToolAgents tool={tool} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <SecretDialog
        title={t('tools.secret_title')}
        text={t('tools.secret_text')}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </Page>
  );
}

function Settings({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('tools:write');
  const queryClient = useQueryClient();
  return (
    // Read-only users see the same form, disabled.
    <fieldset disabled={!mayWrite} className="plain-fieldset">
      <ToolForm
        // A new revision, a new form: what is shown is what is stored, secrets masked again.
        key={tool.revision}
        type={tool.type}
        tool={tool}
        onSaved={() => {
          notify(t('tools.saved'));
          for (const path of ['/api/tools', '/api/agents']) void queryClient.invalidateQueries({ queryKey: [path] });
        }}
      />
    </fieldset>
  );
}
