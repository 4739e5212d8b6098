import { Anchor, Badge, Code, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { PublicWidgetConfig, WidgetConfig } from '../api/schemas.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { useAgents } from '../tools/use-agents.ts';
import { WidgetForm } from './widget-form.tsx';
import './widget.css';

const widgetQuery = (agentId: string) =>
  queryOptions({
    queryKey: ['/api/chat/widget', agentId],
    queryFn: () => api.get('/api/chat/widget/{agentId}/config', { path: { agentId: agentId } }),
    // No refetch on focus: it would overwrite unsaved input.
    refetchOnWindowFocus: false,
    staleTime: 0,
    gcTime: 0,
  });

/** Appearance, behaviour and placement of an agent's chat, with the embed code. */
export function WidgetPage() {
  const { t } = useTranslation();
  const { agentId } = useParams({ from: '/shell/widget/$agentId' });
  const { nameOf } = useAgents();
  const { data: config, error, refetch } = useQuery(widgetQuery(agentId));
  const [savedTimes, setSavedTimes] = useState(0);
  return (
    <Page
      title={t('widget.title_of', { name: nameOf(agentId) ?? '…' })}
      description={t('widget.page_text')}
      before={<BackLink to="/widget" label={t('widget.title')} />}
      actions={
        config && (
          <Badge color={config.is_enabled ? 'green' : 'gray'}>
            {t(config.is_enabled ? 'widget.is_on' : 'widget.is_off')}
          </Badge>
        )
      }
    >
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      <div className="widget-columns">
        {config ? (
          <WidgetForm
            key={agentId}
            agentId={agentId}
            config={config}
            onSaved={async () => {
              const { data: saved } = await refetch();
              if (saved) await untilPublic(saved);
              setSavedTimes((times) => times + 1);
            }}
          />
        ) : (
          !error && <Skeleton height={480} radius="lg" />
        )}
        <div className="widget-aside">
          <Preview key={savedTimes} agentId={agentId} />
          <EmbedCode agentId={agentId} />
        </div>
      </div>
    </Page>
  );
}

/** How often and how many times the public configuration is asked for; a change shows in it within a second. */
const askAgainMs = 250;
const asksAtMost = 8;

/** Waits until visitors see the saved configuration. Browsers cache it for a minute; this bypasses the cache. */
async function untilPublic(saved: WidgetConfig): Promise<void> {
  for (let asked = 0; asked < asksAtMost; asked += 1) {
    const answer = await fetch(`/api/chat/widget/${saved.agent_id}`, { cache: 'reload' }).catch(() => null);
    // Switched off, there is nothing to see.
    if (!answer?.ok) return;
    const shown: PublicWidgetConfig = await answer.json();
    const names = Object.keys(shown) as (keyof PublicWidgetConfig)[];
    // Left empty, visitors read the agent's own name instead.
    const differs = (name: keyof PublicWidgetConfig) =>
      name !== 'agent_display_name' && JSON.stringify(shown[name]) !== JSON.stringify(saved[name]);
    if (!names.some(differs)) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
}

/** The real chat, as it is saved. */
function Preview({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  return (
    <Paper component="section" p={0} className="widget-preview">
      <Group justify="space-between" px="md" py="xs">
        <Title order={2} fz="sm">
          {t('widget.preview')}
        </Title>
        <Text size="xs" c="dimmed">
          {t('widget.preview_text')}
        </Text>
      </Group>
      <iframe
        src={`/chat/${agentId}?embed=1`}
        title={t('widget.preview')}
        className="widget-frame"
        // Speaking is tried in the chat's own page: this one asks for no microphone.
        allow="microphone 'none'"
      />
    </Paper>
  );
}

function EmbedCode({ agentId }: { agentId: string }) {
  const { t } = useTranslation();
  const code = `<script async src="${location.origin}/widget.js" data-agent-id="${agentId}"></script>`;
  return (
    <Card title={t('widget.embed')} text={t('widget.embed_text')}>
      <Code block className="code-block" tabIndex={0} aria-label={t('widget.embed')}>
        {code}
      </Code>
      <div>
        <CopyButton text={code} />
      </div>
      <Text size="sm">
        <Anchor renderRoot={(props) => <Link to="/start/$agentId/live" params={{ agentId }} {...props} />}>
          {t('widget.embed_check')}
        </Anchor>
      </Text>
    </Card>
  );
}
