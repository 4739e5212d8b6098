import { Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WorkflowSimulation } from '../../api/schemas.ts';
import { Facts } from '../../parts/facts.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { labelOf } from '../graph-edits.ts';

/** Replies of a simulation turn by turn, its path and the values of its variables. */
export function SimulatedConversation({ simulation }: { simulation: WorkflowSimulation }) {
  const { t } = useTranslation();
  const { graph } = useEditor();
  const labels = new Map(graph.nodes.map((node) => [node.id, labelOf(node)]));
  const variables = Object.entries(simulation.variables);
  return (
    <Stack gap="sm">
      <section aria-label={t('workflow_editor.replies')}>
        <Stack gap={6} component="ol" className="plain-list">
          {simulation.turns.map((turn, index) => (
            // Turns have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {turn.input !== '' && (
                <Text size="sm">
                  <strong>{t('workflow_editor.visitor')}</strong> {turn.input}
                </Text>
              )}
              {turn.reply !== '' && (
                <Text size="sm">
                  <strong>{t('workflow_editor.replying_agent')}</strong> {turn.reply}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      </section>
      {simulation.outcome !== null && (
        <Badge color={simulation.outcome === 'succeeded' ? 'green' : 'red'} className="self-start">
          {t(`workflow_editor.outcomes.${simulation.outcome}`)}
        </Badge>
      )}
      <section aria-label={t('workflow_editor.path')}>
        <Text size="sm" fw={600}>
          {t('workflow_editor.path')}
        </Text>
        <Group gap={4}>
          {simulation.path.map((id, index) => (
            // A path may pass a node several times.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Badge key={index} color="blue">
              {labels.get(id) ?? id}
            </Badge>
          ))}
        </Group>
      </section>
      <Text size="sm" fw={600}>
        {t('workflow_editor.variables_now')}
      </Text>
      {variables.length === 0 ? (
        <Text size="sm">{t('workflow_editor.no_variables')}</Text>
      ) : (
        <Facts
          facts={variables.map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)])}
        />
      )}
    </Stack>
  );
}
