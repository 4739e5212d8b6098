import { Badge, Group, NativeSelect, Text } from '@mantine/core';
import type { ToolRunStatus } from '@parley/contract/resources/tool';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ToolLogSummary } from '../api/schemas.ts';
import { growingListMs, useList } from '../api/use-list.ts';
import { ClearFilters, isFiltered, NextStep } from '../parts/next-step.tsx';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { AgentFilter } from '../tools/agent-filter.tsx';
import { runColors } from '../tools/run-colors.ts';
import { useAgents } from '../tools/use-agents.ts';
import '../tools/run-texts.ts';
import '../tools/texts.ts';

/** Search parameters of the log. */
export interface LogFilters {
  status?: ToolRunStatus | undefined;
  tool_id?: string | undefined;
  agent_id?: string | undefined;
}

/** Every run of a tool, newest first, and the ways to narrow that down. */
export function ToolLogPage() {
  const { t } = useTranslation();
  const filters = useSearch({ from: '/shell/tool-log' });
  const navigate = useNavigate();
  const { nameOf } = useAgents();
  const list = useList('/api/tool-logs', { ...filters }, { refreshMs: growingListMs });
  const columns: Column<ToolLogSummary>[] = [
    {
      key: 'tool',
      header: t('tool_log.tool'),
      cell: (run) => (
        <Link to="/tool-log/$logId" params={{ logId: run.id }} className="row-link mono">
          {run.tool_name}
        </Link>
      ),
    },
    {
      key: 'status',
      header: t('tool_log.status'),
      cell: (run) => <Badge color={runColors[run.status]}>{t(`run_statuses.${run.status}`)}</Badge>,
    },
    {
      key: 'agent',
      header: t('tool_log.agent'),
      cell: (run) =>
        run.agent_id === null ? (
          <Text c="dimmed" inherit>
            {t(`run_sources.${run.source}`)}
          </Text>
        ) : (
          nameOf(run.agent_id)
        ),
    },
    { key: 'latency', header: t('tool_log.latency'), cell: (run) => t('tool_use.latency', { ms: run.latency_ms }) },
    { key: 'at', header: t('tool_log.at'), cell: (run) => <Timestamp at={run.created_at} isRecord /> },
  ];
  return (
    <Page
      title={t('tool_log.title')}
      description={t('tool_log.text')}
      before={<BackLink to="/tools" label={t('navigation.tools')} />}
    >
      <Filters filters={filters} />
      <RecordTable
        label={t('tool_log.title')}
        list={list}
        columns={columns}
        keyOf={(run) => run.id}
        empty={{
          title: t('tool_log.empty_title'),
          text: t('tool_log.empty_text'),
          action: isFiltered(filters) ? (
            <ClearFilters onClear={() => void navigate({ to: '/tool-log', search: {}, replace: true })} />
          ) : (
            <NextStep to="/tools" label={t('navigation.tools')} />
          ),
        }}
      />
    </Page>
  );
}

function Filters({ filters }: { filters: LogFilters }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tools = useList('/api/tools', { limit: 200 });
  const set = (change: LogFilters) =>
    void navigate({ to: '/tool-log', search: { ...filters, ...change }, replace: true });
  const choices = (rows: readonly { id: string; name: string }[] = []) => [
    { value: '', label: t('common.all') },
    ...rows.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Group gap="sm" className="filters">
      <NativeSelect
        label={t('tool_log.status')}
        value={filters.status ?? ''}
        data={[
          { value: '', label: t('common.all') },
          ...(Object.keys(runColors) as ToolRunStatus[]).map((status) => ({
            value: status,
            label: t(`run_statuses.${status}`),
          })),
        ]}
        onChange={(event) => set({ status: (event.currentTarget.value || undefined) as ToolRunStatus | undefined })}
      />
      <NativeSelect
        label={t('tool_log.tool')}
        value={filters.tool_id ?? ''}
        data={choices(tools.rows)}
        onChange={(event) => set({ tool_id: event.currentTarget.value || undefined })}
      />
      <AgentFilter label={t('tool_log.agent')} value={filters.agent_id} onChange={(agent_id) => set({ agent_id })} />
    </Group>
  );
}
