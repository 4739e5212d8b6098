import { Alert, Button, NativeSelect, NumberInput, Stack, Textarea } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowConditionType, WorkflowEdge } from '../graph.ts';
import { labelOf } from '../graph-edits.ts';
import { kindsWithResult } from '../new-node.ts';
import { ConditionFields } from './condition-fields.tsx';
import { useBind } from './use-bind.ts';

const types: readonly WorkflowConditionType[] = [
  'prompt',
  'expression',
  'intent',
  'timeout',
  'dtmf',
  'result',
  'always',
  'else',
];

/** Properties of a connection: its ends, condition, priority and words. */
export function EdgeForm({ edge }: { edge: WorkflowEdge }) {
  const { t } = useTranslation();
  const { graph, changeEdge, remove, faults, isReadOnly } = useEditor();
  const bind = useBind(edge, (part) => changeEdge(edge.id, part));
  const source = graph.nodes.find(({ id }) => id === edge.source);
  const hasResult = source !== undefined && kindsWithResult.includes(source.kind);
  const offered = types.filter((type) => type !== 'result' || hasResult || edge.condition.type === 'result');
  const nodes = graph.nodes.map((node) => ({ value: node.id, label: labelOf(node) }));
  const whole = faults.filter(({ edge_id: id, field }) => id === edge.id && field === null);
  return (
    <Stack gap="md">
      {whole.map((fault) => (
        <Alert key={fault.code} color={fault.severity === 'error' ? 'red' : 'yellow'} className="readable-alert">
          {fault.message}
        </Alert>
      ))}
      <NativeSelect label={t('workflow_editor.from')} data={nodes} {...bind.choice('source')} />
      <NativeSelect label={t('workflow_editor.to')} data={nodes} {...bind.choice('target')} />
      <ConditionFields
        key={edge.id}
        condition={edge.condition}
        types={offered}
        isReadOnly={isReadOnly}
        errorOf={bind.errorOf}
        onChange={(condition) => changeEdge(edge.id, { condition })}
      />
      <NumberInput
        label={t('workflow_editor.priority')}
        description={t('workflow_editor.priority_hint')}
        min={0}
        max={1000}
        {...bind.number('priority')}
      />
      <Textarea label={t('workflow_editor.say_on_way')} autosize {...bind.text('say')} />
      {!isReadOnly && (
        <Button
          size="xs"
          variant="default"
          className="self-start"
          leftSection={<Trash2 size={14} aria-hidden />}
          onClick={() => remove({ edges: [edge.id] })}
        >
          {t('workflow_editor.delete_edge')}
        </Button>
      )}
    </Stack>
  );
}
