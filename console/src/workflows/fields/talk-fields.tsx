import { Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { WorkflowNodeOf } from '../graph.ts';
import { LinesInput } from './lines-input.tsx';
import { RowList } from './row-list.tsx';
import type { Bind } from './use-bind.ts';
import { VariableInput } from './variable-input.tsx';

const long = { autosize: true, minRows: 3, maxRows: 20 } as const;
/** Shows how a variable is written, past the placeholders of translated texts. */
export const braces = { open: '{{', close: '}}', interpolation: { escapeValue: false } };

export function ConversationFields({ bind }: { bind: Bind<WorkflowNodeOf<'conversation'>> }) {
  const { t } = useTranslation();
  return (
    <>
      <Textarea
        label={t('workflow_editor.prompt')}
        description={t('workflow_editor.prompt_hint', braces)}
        {...long}
        {...bind.text('prompt')}
      />
      <Textarea
        label={t('workflow_editor.message')}
        description={t('workflow_editor.message_hint')}
        autosize
        minRows={2}
        {...bind.text('message')}
      />
      <Checkbox label={t('workflow_editor.speaks_first')} {...bind.flag('speaks_first')} />
    </>
  );
}

export function SayFields({ bind }: { bind: Bind<WorkflowNodeOf<'say'>> }) {
  const { t } = useTranslation();
  return <Textarea label={t('workflow_editor.said_text')} {...long} {...bind.text('text')} />;
}

type CollectNode = WorkflowNodeOf<'collect'>;
type CollectField = CollectNode['fields'][number];

const newField = (number: number): CollectField => ({
  variable: `value_${number}`,
  question: '',
  description: '',
  format: 'any',
  choices: [],
  required: true,
});

const formats = ['any', 'name', 'email', 'phone', 'date', 'time', 'number', 'yes_no'] as const;

export function CollectFields({ node, bind }: { node: CollectNode; bind: Bind<CollectNode> }) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        label={t('workflow_editor.mode')}
        data={(['ask', 'extract'] as const).map((value) => ({ value, label: t(`workflow_editor.modes.${value}`) }))}
        {...bind.choice('mode')}
      />
      <RowList
        rows={node.fields}
        title={(number) => t('workflow_editor.field', { number })}
        addLabel={t('workflow_editor.add_field')}
        isReadOnly={bind.isReadOnly}
        newRow={() => newField(node.fields.length + 1)}
        onChange={(fields) => bind.set('fields', fields)}
      >
        {(field, change, index) => (
          <CollectFieldInputs
            field={field}
            isReadOnly={bind.isReadOnly}
            errorOf={(name) => bind.errorOf(`fields.${index}.${name}`)}
            onChange={change}
          />
        )}
      </RowList>
      <Textarea label={t('workflow_editor.prompt')} autosize minRows={2} {...bind.text('prompt')} />
      <NumberInput label={t('workflow_editor.attempts_max')} min={1} max={10} {...bind.number('attempts_max')} />
      <Checkbox label={t('workflow_editor.confirm')} {...bind.flag('confirm')} />
      {node.confirm && (
        <Textarea label={t('workflow_editor.confirmation')} autosize minRows={2} {...bind.text('confirmation')} />
      )}
    </>
  );
}

function CollectFieldInputs(props: {
  field: CollectField;
  isReadOnly: boolean;
  errorOf(name: string): string | null;
  onChange(part: Partial<CollectField>): void;
}) {
  const { t } = useTranslation();
  const { field, isReadOnly, errorOf, onChange } = props;
  return (
    <>
      <VariableInput
        label={t('workflow_editor.variable')}
        value={field.variable}
        error={errorOf('variable')}
        isReadOnly={isReadOnly}
        onChange={(variable) => onChange({ variable })}
      />
      <TextInput
        label={t('workflow_editor.question')}
        description={t('workflow_editor.question_hint')}
        value={field.question}
        error={errorOf('question')}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ question: event.currentTarget.value })}
      />
      <TextInput
        label={t('workflow_editor.value_description')}
        value={field.description}
        error={errorOf('description')}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('workflow_editor.format')}
        value={field.format}
        error={errorOf('format')}
        data={formats.map((value) => ({ value, label: t(`workflow_editor.formats.${value}`) }))}
        onChange={(event) => onChange({ format: event.currentTarget.value as CollectField['format'] })}
      />
      <LinesInput
        label={t('workflow_editor.choices')}
        description={t('workflow_editor.choices_hint')}
        value={field.choices}
        error={errorOf('choices')}
        isReadOnly={isReadOnly}
        onChange={(choices) => onChange({ choices })}
      />
      <Checkbox
        label={t('workflow_editor.required')}
        checked={field.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
    </>
  );
}
