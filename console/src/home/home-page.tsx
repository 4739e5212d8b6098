import { Badge, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { MessageCircle, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../api/schemas.ts';
import { usePermission, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { AgentModel } from '../models/agent-model.tsx';
import { AgentWarnings } from '../parts/agent-warnings.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { Page } from '../parts/page.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { Today } from '../statistics/today.tsx';
import { OpenQuestions } from '../unanswered-questions/open-questions.tsx';

/** The start: the account's agents, and the way to talk with each. */
export function HomePage() {
  const { t } = useTranslation();
  const { tenant, is_platform_admin: isAdmin } = useSession();
  const mayRead = usePermission('agents:read');
  const mayCreate = [usePermission('agents:write'), usePermission('ai:write')].every(Boolean);
  if (tenant === null) {
    return (
      <Page title={t('home.welcome')}>
        <EmptyState
          title={t('home.no_tenant_title')}
          text={t(isAdmin ? 'home.no_tenant_admin' : 'home.no_tenant_text')}
        />
      </Page>
    );
  }
  return (
    <Page title={t('home.title')} description={t('home.text')} actions={mayCreate && <NewAgentLink />}>
      <Today />
      <OpenQuestions />
      {mayRead && <Agents />}
    </Page>
  );
}

function NewAgentLink() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => void navigate({ to: '/agents/new' })}>
      {t('home.new_agent')}
    </Button>
  );
}

function Agents() {
  const { t } = useTranslation();
  const list = useList('/api/agents');
  if (list.error && !list.rows) return <ErrorAlert error={list.error} onRetry={list.retry} />;
  if (!list.rows) return <Skeleton height={180} radius="lg" />;
  if (list.rows.length === 0) return <EmptyState title={t('home.no_agents_title')} text={t('home.no_agents_text')} />;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {list.rows.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </SimpleGrid>
      {list.hasMore && (
        <Group justify="center">
          <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
            {t('common.load_more')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function AgentCard({ agent }: { agent: Agent }) {
  const { t, i18n } = useTranslation();
  const canChat = agent.is_active && agent.chat_enabled;
  const language = new Intl.DisplayNames(i18n.language, { type: 'language' }).of(agent.language);
  return (
    <Paper component="article">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} className="truncated">
            <Link to="/agents/$agentId" params={{ agentId: agent.id }} className="row-link">
              {agent.name}
            </Link>
          </Title>
          <Badge color={agent.is_active ? 'green' : 'gray'}>
            {t(agent.is_active ? 'home.active' : 'home.inactive')}
          </Badge>
        </Group>
        {agent.greeting && (
          <Text c="dimmed" lineClamp={2}>
            {agent.greeting}
          </Text>
        )}
        <Facts
          facts={[
            [t('home.language'), language ?? agent.language],
            [t('home.model'), <AgentModel key="model" agent={agent} />],
            [t('home.tools'), t('home.tool_count', { count: agent.tool_ids.length })],
            [t('common.changed'), <Timestamp key="at" at={agent.updated_at} />],
          ]}
        />
        <AgentWarnings warnings={agent.warnings} />
        {canChat ? (
          <Button
            component="a"
            href={`/chat/${agent.id}`}
            target="_blank"
            variant="light"
            leftSection={<MessageCircle size={16} aria-hidden />}
            aria-label={t('home.chat_with', { name: agent.name })}
            className="chat-link"
          >
            {t('home.chat')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('home.no_chat')}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
