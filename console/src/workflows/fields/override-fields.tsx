import { Checkbox, MultiSelect, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNode } from '../graph.ts';
import { useBind } from './use-bind.ts';

type Overrides = WorkflowNode['overrides'];
type Model = NonNullable<Overrides['model']>;

const providers = [
  'builtin',
  'openai',
  'openai-compatible',
  'local',
  'anthropic',
  'google',
  'groq',
  'mistral',
] as const;

/** Model, tools and knowledge of a node, where they are not the agent's. */
export function OverrideFields({ node }: { node: WorkflowNode }) {
  const { t } = useTranslation();
  const { changeNode, isReadOnly, references } = useEditor();
  const { errorOf } = useBind(node, () => {});
  const { overrides } = node;
  const model = overrides.model ?? {};
  const set = (part: Partial<Overrides>) =>
    changeNode(
      node.id,
      { overrides: withoutEmpty({ ...overrides, ...part }) },
      `${node.id}.overrides.${Object.keys(part)}`,
    );
  const setModel = (part: Partial<Model>) => set({ model: withoutEmpty({ ...model, ...part }) });
  const numberOf = (value: number | string) => (typeof value === 'number' ? value : undefined);
  return (
    <Stack gap="xs" component="section">
      <Text fw={600} size="sm">
        {t('workflow_editor.overrides')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('workflow_editor.overrides_text')}
      </Text>
      <NativeSelect
        label={t('workflow_editor.provider')}
        disabled={isReadOnly}
        error={errorOf('overrides.model.provider')}
        value={model.provider ?? ''}
        data={[
          { value: '', label: t('workflow_editor.knowledge_choices.agent') },
          ...providers.map((value) => ({ value, label: value })),
        ]}
        onChange={(event) => setModel({ provider: (event.currentTarget.value || undefined) as Model['provider'] })}
      />
      <TextInput
        label={t('workflow_editor.model')}
        readOnly={isReadOnly}
        error={errorOf('overrides.model.model')}
        value={model.model ?? ''}
        onChange={(event) => setModel({ model: event.currentTarget.value || undefined })}
      />
      <NumberInput
        label={t('workflow_editor.temperature')}
        min={0}
        max={2}
        step={0.1}
        readOnly={isReadOnly}
        value={model.temperature ?? ''}
        onChange={(value) => setModel({ temperature: numberOf(value) })}
      />
      <NumberInput
        label={t('workflow_editor.interruption_sensitivity')}
        min={0}
        max={1}
        step={0.1}
        readOnly={isReadOnly}
        value={overrides.interruption_sensitivity ?? ''}
        onChange={(value) => set({ interruption_sensitivity: numberOf(value) })}
      />
      <NativeSelect
        label={t('workflow_editor.knowledge')}
        disabled={isReadOnly}
        value={overrides.knowledge?.enabled === undefined ? 'agent' : overrides.knowledge.enabled ? 'on' : 'off'}
        data={(['agent', 'on', 'off'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.knowledge_choices.${value}`),
        }))}
        onChange={(event) => set({ knowledge: knowledgeOf(event.currentTarget.value, overrides) })}
      />
      <Checkbox
        label={t('workflow_editor.own_tools')}
        disabled={isReadOnly}
        checked={overrides.tool_ids !== undefined}
        onChange={(event) => set({ tool_ids: event.currentTarget.checked ? [] : undefined })}
      />
      {overrides.tool_ids !== undefined && (
        <MultiSelect
          label={t('workflow_editor.tools')}
          readOnly={isReadOnly}
          searchable
          data={[...references.tools]}
          error={errorOf('overrides.tool_ids')}
          value={overrides.tool_ids}
          onChange={(ids) => set({ tool_ids: ids })}
        />
      )}
    </Stack>
  );
}

function knowledgeOf(choice: string, { knowledge }: Overrides): Overrides['knowledge'] {
  const rest = withoutEmpty({ ...knowledge, enabled: undefined });
  if (choice === 'agent') return Object.keys(rest).length > 0 ? rest : undefined;
  return { ...rest, enabled: choice === 'on' };
}

/** Removes fields without a value: what is left out is the agent's. */
function withoutEmpty<Shape extends object>(shape: Shape): Shape {
  const fields = Object.entries(shape).filter(([, value]) => {
    const isEmptyObject =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
    return value !== undefined && !isEmptyObject;
  });
  return Object.fromEntries(fields) as Shape;
}
