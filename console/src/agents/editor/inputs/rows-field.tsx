import { ActionIcon, Button, Fieldset, Group, Input, SimpleGrid, Stack } from '@mantine/core';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LazyPronunciationControls } from '../../voices/lazy-pronunciation-controls.tsx';
import type { SpokenWord } from '../../voices/use-voice-preview.ts';
import type { AgentField } from '../field-types.ts';
import { useFieldText } from '../use-field-text.ts';
import type { ControlProps, HasControl } from './control-props.ts';
import type { InputProps } from './plain-inputs.tsx';

type Row = Readonly<Record<string, unknown>>;

/** A list of objects: rows that are added, moved up and removed. */
export function RowsField(props: InputProps<'rows', readonly Row[] | undefined> & HasControl) {
  const { t } = useTranslation();
  const { field, label, hint, value = [], error, isReadOnly, onChange, path, control } = props;
  const titleOf = (index: number) => t('agent_editor.row', { field: label, number: index + 1 });
  const set = (index: number, name: string, next: unknown) =>
    onChange(value.map((row, at) => (at === index ? withoutEmpty({ ...row, [name]: next }, field.row) : row)));
  const moveUp = (index: number) =>
    onChange([
      ...value.slice(0, index - 1),
      ...value.slice(index - 1, index + 1).toReversed(),
      ...value.slice(index + 1),
    ]);
  return (
    <Input.Wrapper label={label} description={hint} error={error} component="fieldset" className="plain-fieldset">
      <Stack gap="sm" mt={6}>
        {value.map((row, index) => (
          // Rows have no id; a row that is moved is drawn anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fieldset key={index} legend={titleOf(index)} p="sm">
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              {field.row.filter(isRowFieldShown(row)).map((inner) => (
                <RowInput
                  key={inner.path}
                  control={control}
                  field={inner}
                  path={`${path}[].${inner.path}`}
                  value={row[inner.path]}
                  isReadOnly={isReadOnly}
                  onChange={(next) => set(index, inner.path, next)}
                />
              ))}
            </SimpleGrid>
            {!isReadOnly && (
              <Group justify="flex-end" gap={4}>
                {field.isSpoken === true && <LazyPronunciationControls entry={row as unknown as SpokenWord} />}
                {index > 0 && (
                  <ActionIcon
                    aria-label={`${t('agent_editor.move_up')}: ${titleOf(index)}`}
                    onClick={() => moveUp(index)}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  aria-label={`${t('agent_editor.remove')}: ${titleOf(index)}`}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                >
                  <Trash2 size={16} aria-hidden />
                </ActionIcon>
              </Group>
            )}
          </Fieldset>
        ))}
        {!isReadOnly && value.length < field.max && (
          <Button
            size="xs"
            variant="default"
            className="self-start"
            aria-label={`${t('agent_editor.add_row')}: ${label}`}
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => onChange([...value, newRow(field.row)])}
          >
            {t('agent_editor.add_row')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

function RowInput(props: Pick<ControlProps, 'field' | 'isReadOnly' | 'onChange' | 'value'> & HasControl) {
  const { labelOf, hintOf } = useFieldText();
  const { field, path, value, isReadOnly, onChange, control: Control } = props;
  return (
    <Control
      field={field}
      path={path}
      label={labelOf(path)}
      hint={hintOf(path)}
      value={value}
      error={null}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  );
}

/** Allowed values belong to the type of a list; address and headers to vendors that take them. */
const isRowFieldShown =
  (row: Row) =>
  ({ path }: AgentField): boolean => {
    if (path === 'choices') return row['type'] === 'enum';
    if (path === 'url') return row['provider'] === 'openai-compatible';
    if (path === 'headers') return row['provider'] !== 'builtin' && row['provider'] !== 'local';
    if (path === 'model') return row['provider'] !== 'builtin';
    return true;
  };

/** Optional texts are absent where they are empty: the API refuses an empty address or pronunciation. */
const optional = new Set(['choices', 'ipa', 'url']);

function withoutEmpty(row: Row, fields: readonly AgentField[]): Row {
  const isAbsent = (name: string) => {
    const value = row[name];
    const isShown = fields.some((field) => field.path === name && isRowFieldShown(row)(field));
    return (
      optional.has(name) && (!isShown || value === '' || value === null || (Array.isArray(value) && value.length === 0))
    );
  };
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isAbsent(name)));
}

function newRow(fields: readonly AgentField[]): Row {
  const entries = fields
    .filter(({ path }) => !optional.has(path))
    .map((field) => {
      if (field.kind === 'choice') return [field.path, field.choices[0]];
      if (field.kind === 'hours') return [field.path, null];
      return [field.path, field.kind === 'map' ? {} : ''];
    });
  return Object.fromEntries(entries);
}
