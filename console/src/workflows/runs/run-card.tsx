import '../editor/texts.ts';
import './run-card.css';
import './texts.ts';
import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkflowRun } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { workflowQuery } from '../workflow-queries.ts';
import { RunCanvas } from './run-canvas.tsx';
import { RunSteps } from './run-steps.tsx';
import { useVersionGraphs } from './use-version-graphs.ts';

/** Way of a conversation through its workflow: each node with what was said, set and decided there. */
export function RunCard({ run }: { run: WorkflowRun }) {
  const { t } = useTranslation();
  const graphOf = useVersionGraphs([run, ...run.steps]);
  const [isDrawn, setDrawn] = useState(false);
  const graph = graphOf(run);
  const { path, running } = useMemo(() => {
    const own = run.steps.filter((step) => step.workflow_id === run.workflow_id).map((step) => step.node_id);
    const isRunning = run.status === 'running' && own.length > 0;
    return { path: own, running: new Map(isRunning ? [[own.at(-1) as string, 1]] : []) };
  }, [run]);
  return (
    <Card
      title={t('workflow_run.title')}
      text={<RunHead run={run} />}
      aside={
        graph && (
          <Button variant="default" size="xs" onClick={() => setDrawn(!isDrawn)} aria-expanded={isDrawn}>
            {t(isDrawn ? 'workflow_run.hide_canvas' : 'workflow_run.show_canvas')}
          </Button>
        )
      }
    >
      {isDrawn && graph && <RunCanvas graph={graph} path={path} running={running} />}
      <RunSteps run={run} graphOf={graphOf} />
      {run.end_reason !== null && (
        <Text size="sm" c="dimmed">
          {t(`workflow_run.end_reasons.${run.end_reason}`)}
        </Text>
      )}
    </Card>
  );
}

function RunHead({ run }: { run: WorkflowRun }) {
  const { t } = useTranslation();
  const mayRead = usePermission('workflows:read');
  const { data: workflow } = useQuery({ ...workflowQuery(run.workflow_id), enabled: mayRead, retry: false });
  return (
    <Group gap="xs" component="span">
      {workflow && (
        <Anchor
          inherit
          renderRoot={(props) => (
            <Link {...props} to="/workflows/$workflowId/runs" params={{ workflowId: run.workflow_id }} />
          )}
        >
          {workflow.name}
        </Anchor>
      )}
      <span>{t('workflow_run.version', { version: run.version })}</span>
      <RunState run={run} />
    </Group>
  );
}

/** State of a run in a word. */
export function RunState({ run }: { run: Pick<WorkflowRun, 'outcome' | 'status'> }) {
  const { t } = useTranslation();
  const state = run.status === 'running' ? 'running' : (run.outcome ?? 'ended');
  const colors = { running: 'green', succeeded: 'blue', failed: 'red', ended: 'gray' } as const;
  return (
    <Badge component="span" color={colors[state]}>
      {t(`workflow_run.states.${state}`)}
    </Badge>
  );
}
