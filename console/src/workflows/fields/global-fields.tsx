import { Checkbox, Fieldset, NumberInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNode } from '../graph.ts';
import { ConditionFields } from './condition-fields.tsx';
import { useBind } from './use-bind.ts';

type Global = NonNullable<WorkflowNode['global']>;

/** When a node is entered from anywhere. */
export function GlobalFields({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { changeNode, isReadOnly } = useEditor();
  const { errorOf } = useBind(node, () => {});
  const set = (global: Global | null) => changeNode(node.id, { global });
  const { global } = node;
  const toggle = (
    <Checkbox
      label={t('workflow_editor.global')}
      disabled={isReadOnly}
      checked={global !== null}
      onChange={(event) =>
        set(
          event.currentTarget.checked
            ? { condition: { type: 'prompt', prompt: '' }, cooldown_turns: 3, return: true }
            : null,
        )
      }
    />
  );
  if (global === null) return toggle;
  return (
    <Stack gap="xs">
      {toggle}
      <Fieldset p="sm" disabled={isReadOnly}>
        <Stack gap="xs">
          <ConditionFields
            condition={global.condition}
            types={['prompt', 'expression', 'intent', 'dtmf']}
            isReadOnly={isReadOnly}
            errorOf={(field) => errorOf(`global.${field}`)}
            onChange={(condition) => set({ ...global, condition: condition as Global['condition'] })}
          />
          <NumberInput
            label={t('workflow_editor.cooldown_turns')}
            min={0}
            max={100}
            error={errorOf('global.cooldown_turns')}
            value={global.cooldown_turns}
            onChange={(value) => typeof value === 'number' && set({ ...global, cooldown_turns: value })}
          />
          <Checkbox
            label={t('workflow_editor.return')}
            checked={global.return}
            onChange={(event) => set({ ...global, return: event.currentTarget.checked })}
          />
        </Stack>
      </Fieldset>
    </Stack>
  );
}
