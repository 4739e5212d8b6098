import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import type { WorkflowNodeOf } from '../graph.ts';
import { MapInput } from './map-input.tsx';
import type { Bind } from './use-bind.ts';
import { VariableInput, variableName } from './variable-input.tsx';

type ToolNode = WorkflowNodeOf<'tool'>;

export function ToolFields({ node, bind }: { node: ToolNode; bind: Bind<ToolNode> }) {
  const { t } = useTranslation();
  const { references } = useEditor();
  return (
    <>
      <NativeSelect
        label={t('workflow_editor.tool')}
        data={withNone(t('workflows.choose'), references.tools, node.tool_id)}
        {...bind.choice('tool_id')}
      />
      <TextInput
        label={t('workflow_editor.function')}
        description={t('workflow_editor.function_hint')}
        {...bind.text('function', /[^a-zA-Z0-9_-]/g)}
      />
      <MapInput
        key={`${node.id} arguments`}
        label={t('workflow_editor.arguments')}
        nameLabel={t('workflow_editor.argument')}
        valueLabel={t('workflow_editor.expression')}
        value={node.arguments}
        error={bind.errorOf('arguments')}
        errorOf={(name) => bind.errorOf(`arguments.${name}`)}
        isName={(name) => name.length <= 64}
        isValue={() => true}
        isReadOnly={bind.isReadOnly}
        onChange={(value) => bind.set('arguments', value)}
      />
      <Checkbox
        label={t('workflow_editor.fill')}
        disabled={bind.isReadOnly}
        checked={node.fill === 'model'}
        onChange={(event) => bind.set('fill', event.currentTarget.checked ? 'model' : 'none')}
      />
      <Textarea label={t('workflow_editor.say')} autosize {...bind.text('say')} />
      <MapInput
        key={`${node.id} assign`}
        label={t('workflow_editor.assign')}
        nameLabel={t('workflow_editor.variable')}
        valueLabel={t('workflow_editor.pointer')}
        value={node.assign}
        error={bind.errorOf('assign')}
        errorOf={(name) => bind.errorOf(`assign.${name}`)}
        isName={isVariable}
        isValue={isPointer}
        isReadOnly={bind.isReadOnly}
        onChange={(value) => bind.set('assign', value)}
      />
    </>
  );
}

type TransferNode = WorkflowNodeOf<'transfer'>;

export function TransferFields({ node, bind }: { node: TransferNode; bind: Bind<TransferNode> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('workflow_editor.destination')}
        description={t('workflow_editor.destination_hint')}
        {...bind.text('destination')}
      />
      <TextInput
        label={t('workflow_editor.target_key')}
        description={t('workflow_editor.target_key_hint')}
        {...bind.text('target_key', /[^a-zA-Z0-9_-]/g)}
      />
      <NativeSelect
        label={t('workflow_editor.transfer_mode')}
        data={(['cold', 'warm', 'attended'] as const).map((value) => ({
          value,
          label: t(`workflow_editor.transfer_modes.${value}`),
        }))}
        {...bind.choice('mode')}
      />
      {node.mode !== 'cold' && <Textarea label={t('workflow_editor.whisper')} autosize {...bind.text('whisper')} />}
      <Textarea label={t('workflow_editor.say')} autosize {...bind.text('say')} />
    </>
  );
}

export function HandoffFields({ bind }: { bind: Bind<WorkflowNodeOf<'handoff'>> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput label={t('workflow_editor.reason')} {...bind.text('reason')} />
      <Textarea label={t('workflow_editor.say')} autosize {...bind.text('say')} />
    </>
  );
}

type KeypadNode = WorkflowNodeOf<'dtmf'>;

export function KeypadFields({ node, bind }: { node: KeypadNode; bind: Bind<KeypadNode> }) {
  const { t } = useTranslation();
  const action = (
    <NativeSelect
      label={t('workflow_editor.keypad_action')}
      data={(['gather', 'send'] as const).map((value) => ({
        value,
        label: t(`workflow_editor.keypad_actions.${value}`),
      }))}
      {...bind.choice('action')}
    />
  );
  if (node.action === 'send') {
    return (
      <>
        {action}
        <TextInput
          label={t('workflow_editor.digits')}
          description={t('workflow_editor.digits_hint')}
          {...bind.text('digits', /[^0-9A-D*#,w{}a-zA-Z_]/g)}
        />
      </>
    );
  }
  return (
    <>
      {action}
      <Textarea label={t('workflow_editor.menu_text')} autosize minRows={2} {...bind.text('text')} />
      <VariableInput
        label={t('workflow_editor.variable')}
        value={node.variable ?? ''}
        error={bind.errorOf('variable')}
        isReadOnly={bind.isReadOnly}
        isOptional
        onChange={(name) => bind.set('variable', name === '' ? null : name)}
      />
      <NumberInput label={t('workflow_editor.min_digits')} min={1} max={32} {...bind.number('min_digits')} />
      <NumberInput label={t('workflow_editor.max_digits')} min={1} max={32} {...bind.number('max_digits')} />
      <TextInput label={t('workflow_editor.finish_on')} maxLength={1} {...bind.text('finish_on', /[^0-9A-D*#]/g)} />
      <NumberInput label={t('workflow_editor.timeout_seconds')} min={1} max={60} {...bind.number('timeout_seconds')} />
      <NumberInput label={t('workflow_editor.attempts_max')} min={1} max={10} {...bind.number('attempts_max')} />
    </>
  );
}

export function AgentSwapFields({
  node,
  bind,
}: {
  node: WorkflowNodeOf<'agent_swap'>;
  bind: Bind<WorkflowNodeOf<'agent_swap'>>;
}) {
  const { t } = useTranslation();
  const { references } = useEditor();
  return (
    <>
      <NativeSelect
        label={t('workflow_editor.agent')}
        data={withNone(t('workflows.choose'), references.agents, node.agent_id)}
        {...bind.choice('agent_id')}
      />
      <Textarea label={t('workflow_editor.say')} autosize {...bind.text('say')} />
      <Checkbox label={t('workflow_editor.greet')} {...bind.flag('greet')} />
    </>
  );
}

export const isVariable = (name: string) => variableName.test(name);
const isPointer = (text: string) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(text);

/** Options with an empty one first, and the chosen one even where the list does not hold it. */
export function withNone(none: string, options: readonly { value: string; label: string }[], chosen: string | null) {
  const isKnown = chosen === null || options.some(({ value }) => value === chosen);
  return [{ value: '', label: none }, ...options, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}
