import { Badge, Group, Text } from '@mantine/core';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { Page } from '../parts/page.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { runColors } from '../tools/run-colors.ts';
import { useAgents } from '../tools/use-agents.ts';
import '../tools/run-texts.ts';
import '../tools/texts.ts';

/** One run of a tool with what was sent and what came. */
export const toolRunQuery = (logId: string) =>
  queryOptions({
    queryKey: ['/api/tool-logs', logId],
    queryFn: () => api.get('/api/tool-logs/{logId}', { path: { logId: logId } }),
  });

export function ToolRunPage() {
  const { t } = useTranslation();
  const { logId } = useParams({ from: '/shell/tool-log/$logId' });
  const { data: run } = useSuspenseQuery(toolRunQuery(logId));
  const { nameOf } = useAgents();
  return (
    <Page
      title={run.tool_name}
      description={
        <Group gap="sm" component="span">
          <Badge component="span" color={runColors[run.status]}>
            {t(`run_statuses.${run.status}`)}
          </Badge>
          <Timestamp at={run.created_at} />
        </Group>
      }
      before={<BackLink to="/tool-log" label={t('tool_log.title')} />}
      isNarrow
    >
      <Card title={t('tool_log.facts')}>
        <Facts
          facts={[
            [t('tools.type'), t(`tool_types.${run.tool_type}`)],
            [t('tool_log.source'), t(`run_sources.${run.source}`)],
            [t('tool_log.latency'), t('tool_use.latency', { ms: run.latency_ms })],
            [t('tool_log.attempts'), String(run.attempts)],
            [t('tool_log.agent'), run.agent_id && (nameOf(run.agent_id) ?? run.agent_id)],
            [t('tool_log.call'), run.call_id],
            [t('tool_log.session'), run.session_id],
            [
              t('tool_log.tool'),
              run.tool_id && (
                <Link to="/tools/$toolId" params={{ toolId: run.tool_id }}>
                  {run.tool_name}
                </Link>
              ),
            ],
          ]}
        />
        {run.error !== null && (
          <Text c="var(--mantine-color-error)" className="mono">
            {run.error}
          </Text>
        )}
      </Card>
      <Card title={t('tool_log.exchange')} text={t('tool_log.exchange_text')}>
        <JsonBlock title={t('tool_log.request')} value={run.request} />
        <JsonBlock title={t('tool_log.response')} value={run.response} />
      </Card>
    </Page>
  );
}
