import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WorkflowCondition } from '../graph.ts';
import { newCondition } from '../new-node.ts';
import { LinesInput } from './lines-input.tsx';

type Type = WorkflowCondition['type'];

/** A condition of an edge or of a global node: its type and the fields of that type. */
export function ConditionFields(props: {
  condition: WorkflowCondition;
  types: readonly Type[];
  isReadOnly: boolean;
  /** Fault at a field of the condition, such as `condition.prompt`. */
  errorOf(field: string): string | null;
  onChange(condition: WorkflowCondition): void;
}) {
  const { t } = useTranslation();
  const { condition, types, isReadOnly, onChange } = props;
  const error = (field: string) => props.errorOf(`condition.${field}`);
  return (
    <>
      <NativeSelect
        label={t('workflow_editor.condition')}
        disabled={isReadOnly}
        error={props.errorOf('condition') ?? error('type')}
        value={condition.type}
        data={types.map((type) => ({ value: type, label: t(`workflow_editor.conditions.${type}`) }))}
        onChange={(event) => onChange(newCondition(event.currentTarget.value as Type))}
      />
      {condition.type === 'prompt' && (
        <Textarea
          label={t('workflow_editor.statement')}
          description={t('workflow_editor.statement_hint')}
          autosize
          minRows={2}
          readOnly={isReadOnly}
          error={error('prompt')}
          value={condition.prompt}
          onChange={(event) => onChange({ type: 'prompt', prompt: event.currentTarget.value })}
        />
      )}
      {condition.type === 'expression' && (
        <Textarea
          label={t('workflow_editor.expression')}
          description={t('workflow_editor.expression_hint')}
          autosize
          minRows={2}
          readOnly={isReadOnly}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          error={error('expression')}
          value={condition.expression}
          onChange={(event) => onChange({ type: 'expression', expression: event.currentTarget.value })}
        />
      )}
      {condition.type === 'intent' && (
        <>
          <TextInput
            label={t('workflow_editor.intent')}
            readOnly={isReadOnly}
            error={error('intent')}
            value={condition.intent}
            onChange={(event) => onChange({ ...condition, intent: event.currentTarget.value })}
          />
          <LinesInput
            label={t('workflow_editor.phrases')}
            description={t('workflow_editor.phrases_hint')}
            isReadOnly={isReadOnly}
            error={error('phrases')}
            value={condition.phrases}
            onChange={(phrases) => onChange({ ...condition, phrases })}
          />
        </>
      )}
      {condition.type === 'timeout' && (
        <NumberInput
          label={t('workflow_editor.silence_seconds')}
          min={1}
          max={604_800}
          readOnly={isReadOnly}
          error={error('seconds')}
          value={condition.seconds}
          onChange={(seconds) => typeof seconds === 'number' && onChange({ type: 'timeout', seconds })}
        />
      )}
      {condition.type === 'dtmf' && (
        <TextInput
          label={t('workflow_editor.pressed')}
          description={t('workflow_editor.pressed_hint')}
          readOnly={isReadOnly}
          error={error('digits')}
          value={condition.digits}
          onChange={(event) =>
            onChange({ type: 'dtmf', digits: event.currentTarget.value.toUpperCase().replaceAll(/[^0-9A-D*#]/g, '') })
          }
        />
      )}
      {condition.type === 'result' && (
        <NativeSelect
          label={t('workflow_editor.outcome')}
          disabled={isReadOnly}
          error={error('outcome')}
          value={condition.outcome}
          data={(['succeeded', 'failed'] as const).map((value) => ({
            value,
            label: t(`workflow_editor.outcomes.${value}`),
          }))}
          onChange={(event) =>
            onChange({ type: 'result', outcome: event.currentTarget.value as 'failed' | 'succeeded' })
          }
        />
      )}
    </>
  );
}
