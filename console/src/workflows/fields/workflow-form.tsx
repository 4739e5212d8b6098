import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowVariable } from '../graph.ts';
import { labelOf } from '../graph-edits.ts';
import { RowList } from './row-list.tsx';
import { braces } from './talk-fields.tsx';
import { formatDefault, readDefault } from './variable-default.ts';

/** Settings of the whole workflow: start, instruction and variables. */
export function WorkflowForm() {
  const { t } = useTranslation();
  const { graph, apply, faults, isReadOnly } = useEditor();
  const errorOf = (field: string) =>
    faults.find((fault) => fault.node_id === null && fault.edge_id === null && fault.field === field)?.message ?? null;
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('workflow_editor.start_node')}
        disabled={isReadOnly}
        error={errorOf('start_node_id')}
        value={graph.start_node_id ?? ''}
        data={[
          { value: '', label: t('workflows.choose') },
          ...graph.nodes.map((node) => ({ value: node.id, label: labelOf(node) })),
        ]}
        onChange={(event) => apply({ ...graph, start_node_id: event.currentTarget.value || null })}
      />
      <Textarea
        label={t('workflow_editor.global_prompt')}
        description={t('workflow_editor.prompt_hint', braces)}
        autosize
        minRows={4}
        maxRows={20}
        readOnly={isReadOnly}
        error={errorOf('global_prompt')}
        value={graph.global_prompt}
        onChange={(event) => apply({ ...graph, global_prompt: event.currentTarget.value }, 'global_prompt')}
      />
      <Text fw={600} size="sm">
        {t('workflow_editor.variables')}
      </Text>
      <RowList<WorkflowVariable>
        rows={graph.variables}
        title={(number) => t('workflow_editor.variable_number', { number })}
        addLabel={t('workflow_editor.add_variable')}
        isReadOnly={isReadOnly}
        newRow={() => ({ name: nextName(graph.variables), type: 'string', description: '', default: null })}
        onChange={(variables) => apply({ ...graph, variables }, 'variables')}
      >
        {(variable, change, index) => (
          <VariableFields
            variable={variable}
            errorOf={(field) => errorOf(`variables.${index}.${field}`)}
            onChange={change}
          />
        )}
      </RowList>
    </Stack>
  );
}

function VariableFields(props: {
  variable: WorkflowVariable;
  errorOf(field: string): string | null;
  onChange(part: Partial<WorkflowVariable>): void;
}) {
  const { t } = useTranslation();
  const { variable, errorOf, onChange } = props;
  return (
    <>
      <TextInput
        label={t('workflow_editor.name')}
        spellCheck={false}
        error={errorOf('name')}
        value={variable.name}
        onChange={(event) => {
          const name = event.currentTarget.value.replaceAll(/[^a-zA-Z0-9_]/g, '_').slice(0, 64);
          // The API refuses a name that is empty or begins with a digit.
          if (/^[a-zA-Z_]/.test(name)) onChange({ name });
        }}
      />
      <NativeSelect
        label={t('workflow_editor.type')}
        value={variable.type}
        data={(['string', 'number', 'boolean', 'list'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.types.${value}`),
        }))}
        onChange={(event) => onChange({ type: event.currentTarget.value as WorkflowVariable['type'], default: null })}
      />
      <TextInput
        label={t('workflow_editor.default_value')}
        description={t(variable.type === 'list' ? 'workflow_editor.list_hint' : 'workflow_editor.default_hint')}
        error={errorOf('default')}
        key={variable.type}
        defaultValue={formatDefault(variable.default)}
        onBlur={(event) => onChange({ default: readDefault(event.currentTarget.value, variable.type) })}
      />
      <TextInput
        label={t('workflow_editor.meaning')}
        value={variable.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}

function nextName(variables: readonly WorkflowVariable[]): string {
  const taken = new Set(variables.map(({ name }) => name));
  let count = variables.length + 1;
  while (taken.has(`variable_${count}`)) count += 1;
  return `variable_${count}`;
}
