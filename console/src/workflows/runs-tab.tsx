import './texts.ts';
import './runs/texts.ts';
import './editor/texts.ts';
import './runs/run-card.css';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkflowRunSummary } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { CallLink } from '../calls/call-link.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { labelOf } from './graph-edits.ts';
import { RunCanvas } from './runs/run-canvas.tsx';
import { RunState } from './runs/run-card.tsx';
import { useVersionGraphs } from './runs/use-version-graphs.ts';
import { workflowQuery } from './workflow-queries.ts';

/** Interval at which the list is read. Unit: milliseconds. */
const refreshMs = 2500;
const filters = ['running', 'all'] as const;
const noPath: readonly string[] = [];

/** Conversations on a workflow: the node each is at, on the canvas of its version and as a list. */
export function RunsTab() {
  const { t } = useTranslation();
  const { workflowId } = useParams({ from: '/shell/workflows/$workflowId' });
  const { data: workflow } = useSuspenseQuery(workflowQuery(workflowId));
  const [filter, setFilter] = useState<(typeof filters)[number]>('running');
  const [chosen, setChosen] = useState<WorkflowRunSummary | null>(null);
  const list = useList('/api/workflows/{workflowId}/runs', filter === 'running' ? { status: 'running' } : {}, {
    values: { workflowId },
    refreshMs,
  });
  const rows = list.rows ?? [];
  const shown = rows.find(({ id }) => id === chosen?.id) ?? null;
  const version = shown?.version ?? workflow.published_version;
  const graphOf = useVersionGraphs([...rows, { workflow_id: workflowId, version }]);
  const graph = graphOf({ workflow_id: workflowId, version });
  const running = useRunning(shown ? [shown] : rows, version);
  const columns: Column<WorkflowRunSummary>[] = [
    {
      key: 'node',
      header: t('workflow_run.node'),
      cell: (run) => {
        const node = graphOf(run)?.nodes.find(({ id }) => id === run.node_id);
        return node ? labelOf(node) : run.node_id;
      },
    },
    { key: 'conversation', header: t('workflow_run.conversation'), cell: (run) => <Conversation run={run} /> },
    { key: 'version', header: t('workflows.version'), cell: (run) => run.version },
    { key: 'state', header: t('workflow_run.state'), cell: (run) => <RunState run={run} /> },
    { key: 'started', header: t('workflow_run.started'), cell: ({ created_at: at }) => <Timestamp at={at} /> },
    {
      key: 'actions',
      header: t('workflows.actions'),
      isHeaderHidden: true,
      cell: (run) =>
        run.status === 'running' && (
          <Button variant="default" size="xs" onClick={() => setChosen(run)} aria-pressed={run.id === shown?.id}>
            {t('workflow_run.show')}
          </Button>
        ),
    },
  ];
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <SegmentedControl
          aria-label={t('workflow_run.filter')}
          value={filter}
          data={filters.map((value) => ({ value, label: t(`workflow_run.filters.${value}`) }))}
          onChange={(value) => setFilter(value as (typeof filters)[number])}
        />
        {shown && (
          <Button variant="default" size="xs" onClick={() => setChosen(null)}>
            {t('workflow_run.show_all', { version })}
          </Button>
        )}
      </Group>
      {graph && rows.length > 0 && (
        <section>
          <Text size="sm" c="dimmed" mb={4}>
            {t('workflow_run.canvas_of', { version })}
          </Text>
          <RunCanvas graph={graph} path={noPath} running={running} />
        </section>
      )}
      <RecordTable
        label={t('workflows.tabs.runs')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('workflow_run.none_title'), text: t('workflow_run.none_text') }}
      />
    </Stack>
  );
}

/** Counts the conversations in progress at each node of a version. */
function useRunning(rows: readonly WorkflowRunSummary[], version: number | null): ReadonlyMap<string, number> {
  const here = rows.filter((run) => run.status === 'running' && run.version === version).map(({ node_id: id }) => id);
  const key = here.join(' ');
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const id of key.split(' ')) if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }, [key]);
}

function Conversation({ run }: { run: WorkflowRunSummary }) {
  const { t } = useTranslation();
  if (run.call_id !== null) return <CallLink id={run.call_id}>{t('workflow_run.call')}</CallLink>;
  return (
    <Link to="/desk" search={{ chat: run.session_id ?? '' }} className="row-link">
      {t('workflow_run.chat')}
    </Link>
  );
}
