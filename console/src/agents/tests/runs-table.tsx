import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TestRun } from '../../api/schemas.ts';
import { growingListMs, useList } from '../../api/use-list.ts';
import { Card } from '../../parts/card.tsx';
import { type Column, RecordTable } from '../../parts/record-table.tsx';
import { Timestamp } from '../../parts/timestamp.tsx';
import { runsPath } from './test-queries.ts';

/** Runs of the agent's tests, newest first. */
export function RunsTable({ agentId, action }: { agentId: string; action: ReactNode }) {
  const { t } = useTranslation();
  const list = useList(runsPath, { limit: 25 }, { values: { agentId }, refreshMs: growingListMs });
  const columns: Column<TestRun>[] = [
    {
      key: 'started',
      header: t('tests.started'),
      cell: ({ id, created_at: at }) => (
        <Link to="/agents/$agentId/tests/$testRunId" params={{ agentId, testRunId: id }} className="row-link">
          <Timestamp at={at} />
        </Link>
      ),
    },
    { key: 'version', header: t('tests.version'), cell: ({ agent_version: version }) => version },
    { key: 'trigger', header: t('tests.trigger'), cell: ({ trigger }) => t(`tests.triggers.${trigger}`) },
    { key: 'result', header: t('tests.result'), cell: (run) => <RunResult run={run} /> },
  ];
  return (
    <Card title={t('tests.runs')}>
      <RecordTable
        label={t('tests.runs')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('tests.no_runs'), text: t('tests.no_runs_text'), action }}
      />
    </Card>
  );
}

/** State of a run or, when it is finished, its figures. */
export function RunResult({ run }: { run: TestRun }) {
  const { t } = useTranslation();
  if (run.state !== 'finished') return <Badge color="blue">{t(`tests.states.${run.state}`)}</Badge>;
  const { passed, total } = run;
  return <Badge color={passed === total ? 'green' : 'red'}>{t('tests.passed_of', { passed, total })}</Badge>;
}
