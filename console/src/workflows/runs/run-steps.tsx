import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WorkflowRun, WorkflowStep } from '../../api/schemas.ts';
import { Facts } from '../../parts/facts.tsx';
import { describeCondition } from '../editor/describe.ts';
import type { WorkflowDefinition } from '../graph.ts';
import { labelOf } from '../graph-edits.ts';

type GraphOf = (ref: WorkflowStep) => WorkflowDefinition | undefined;

/** Steps of a run in order, by the names of its version; the ids where the version is gone. */
export function RunSteps({ run, graphOf }: { run: WorkflowRun; graphOf: GraphOf }) {
  const { t } = useTranslation();
  return (
    <ol className="plain-list run-steps" aria-label={t('workflow_run.steps')}>
      {run.steps.map((step, at) => (
        <Step
          key={step.step}
          step={step}
          graph={graphOf(step)}
          isPresent={run.status === 'running' && at === run.steps.length - 1}
        />
      ))}
    </ol>
  );
}

function Step({
  step,
  graph,
  isPresent,
}: {
  step: WorkflowStep;
  graph: WorkflowDefinition | undefined;
  isPresent: boolean;
}) {
  const { t, i18n } = useTranslation();
  const node = graph?.nodes.find(({ id }) => id === step.node_id);
  const at = new Date(step.at);
  const values = Object.entries(step.variables);
  return (
    <li className="run-step" data-present={isPresent || undefined} aria-current={isPresent ? 'step' : undefined}>
      <Group gap="xs">
        <Text component="time" dateTime={step.at} size="sm" c="dimmed" className="tabular">
          {new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' }).format(at)}
        </Text>
        <Text fw={600} size="sm">
          {node ? labelOf(node) : step.node_id}
        </Text>
        <Badge color="gray">{t(`workflow_editor.kinds.${step.kind}`)}</Badge>
        {step.event !== 'enter' && (
          <Text size="sm" c="dimmed">
            {t(`workflow_run.events.${step.event}`)}
          </Text>
        )}
        {step.outcome === 'failed' && <Badge color="red">{t('workflow_run.states.failed')}</Badge>}
        {step.problem !== null && <Badge color="red">{t(`workflow_run.problems.${step.problem}`)}</Badge>}
      </Group>
      {step.text !== '' && (
        <Text size="sm" mt={2}>
          {step.text}
        </Text>
      )}
      {values.length > 0 && (
        <Facts facts={values.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)])} />
      )}
      <WayOn step={step} graph={graph} />
    </li>
  );
}

/** The edge that was taken, with its condition. */
function WayOn({ step, graph }: { step: WorkflowStep; graph: WorkflowDefinition | undefined }) {
  const { t } = useTranslation();
  if (step.reason === 'global') return <WayText text={t('workflow_run.went_global')} />;
  if (step.reason === null) return null;
  const edge = graph?.edges.find(({ id }) => id === step.edge_id);
  const target = graph?.nodes.find(({ id }) => id === edge?.target);
  const condition = edge ? describeCondition(edge.condition, t) : '';
  const reason = t(`workflow_run.reasons.${step.reason}`);
  const isNamed = ['always', 'else', 'result'].includes(step.reason) || condition === '';
  const why = step.reason === 'result' ? condition || reason : isNamed ? reason : `${reason} – ${condition}`;
  return (
    <WayText text={`${t('workflow_run.went_to', { node: target ? labelOf(target) : (step.edge_id ?? '') })} ${why}`} />
  );
}

const WayText = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed" mt={2}>
    {text}
  </Text>
);
