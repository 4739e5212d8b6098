import { NativeSelect, NumberInput, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNodeOf } from '../graph.ts';
import { isVariable, withNone } from './action-fields.tsx';
import { MapInput } from './map-input.tsx';
import { RowList } from './row-list.tsx';
import type { Bind } from './use-bind.ts';
import { VariableInput } from './variable-input.tsx';

type SetNode = WorkflowNodeOf<'set_variables'>;

export function SetVariablesFields({ node, bind }: { node: SetNode; bind: Bind<SetNode> }) {
  const { t } = useTranslation();
  const { graph } = useEditor();
  return (
    <RowList
      rows={node.assignments}
      title={(number) => t('workflow_editor.variable_number', { number })}
      addLabel={t('workflow_editor.add_row')}
      isReadOnly={bind.isReadOnly}
      newRow={() => ({ variable: graph.variables[0]?.name ?? 'variable_1', expression: '' })}
      onChange={(assignments) => bind.set('assignments', assignments)}
    >
      {(row, change, index) => (
        <>
          <VariableInput
            label={t('workflow_editor.variable')}
            value={row.variable}
            error={bind.errorOf(`assignments.${index}.variable`)}
            isReadOnly={bind.isReadOnly}
            onChange={(variable) => change({ variable })}
          />
          <Textarea
            label={t('workflow_editor.expression')}
            classNames={{ input: 'mono' }}
            spellCheck={false}
            autosize
            value={row.expression}
            error={bind.errorOf(`assignments.${index}.expression`)}
            readOnly={bind.isReadOnly}
            onChange={(event) => change({ expression: event.currentTarget.value })}
          />
        </>
      )}
    </RowList>
  );
}

type SubflowNode = WorkflowNodeOf<'subflow'>;

export function SubflowFields({ node, bind }: { node: SubflowNode; bind: Bind<SubflowNode> }) {
  const { t } = useTranslation();
  const { references } = useEditor();
  return (
    <>
      <NativeSelect
        label={t('workflow_editor.workflow')}
        data={withNone(t('workflows.choose'), references.workflows, node.workflow_id)}
        {...bind.choice('workflow_id')}
      />
      <NumberInput
        label={t('workflow_editor.version')}
        description={t('workflow_editor.version_hint')}
        min={1}
        error={bind.errorOf('version')}
        readOnly={bind.isReadOnly}
        value={node.version ?? ''}
        onChange={(version) => bind.set('version', typeof version === 'number' ? version : null)}
      />
      <MapInput
        key={`${node.id} input`}
        label={t('workflow_editor.input')}
        nameLabel={t('workflow_editor.inner_variable')}
        valueLabel={t('workflow_editor.expression')}
        value={node.input}
        error={bind.errorOf('input')}
        errorOf={(name) => bind.errorOf(`input.${name}`)}
        isName={isVariable}
        isValue={() => true}
        isReadOnly={bind.isReadOnly}
        onChange={(value) => bind.set('input', value)}
      />
      <MapInput
        key={`${node.id} output`}
        label={t('workflow_editor.output')}
        nameLabel={t('workflow_editor.variable')}
        valueLabel={t('workflow_editor.inner_variable')}
        value={node.output}
        error={bind.errorOf('output')}
        errorOf={(name) => bind.errorOf(`output.${name}`)}
        isName={isVariable}
        isValue={isVariable}
        isReadOnly={bind.isReadOnly}
        onChange={(value) => bind.set('output', value)}
      />
    </>
  );
}

export function WaitFields({ bind }: { bind: Bind<WorkflowNodeOf<'wait'>> }) {
  const { t } = useTranslation();
  return <NumberInput label={t('workflow_editor.wait_seconds')} min={1} max={604_800} {...bind.number('seconds')} />;
}

export function EndFields({ bind }: { bind: Bind<WorkflowNodeOf<'end'>> }) {
  const { t } = useTranslation();
  return (
    <>
      <Textarea label={t('workflow_editor.last_sentence')} autosize minRows={2} {...bind.text('say')} />
      <NativeSelect
        label={t('workflow_editor.outcome')}
        data={(['succeeded', 'failed'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.outcomes.${value}`),
        }))}
        {...bind.choice('outcome')}
      />
      <NativeSelect
        label={t('workflow_editor.ends')}
        data={(['conversation', 'workflow'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.ends_choices.${value}`),
        }))}
        {...bind.choice('ends')}
      />
    </>
  );
}
