import { ActionIcon, Button, Checkbox, Group, NativeSelect, Paper, Stack, TagsInput, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SimpleParameter } from './simple-parameters.ts';

interface SimpleParameterRowsProps {
  rows: readonly SimpleParameter[];
  onChange(rows: SimpleParameter[]): void;
}

/** Parameters as rows: a name, a kind of value, what it means, whether it must be given. */
export function SimpleParameterRows({ rows, onChange }: SimpleParameterRowsProps) {
  const { t } = useTranslation();
  const added: SimpleParameter = { name: '', type: 'string', description: '', choices: [], isRequired: true };
  return (
    <Stack gap="sm">
      {rows.map((row, index) => (
        <ParameterRow
          key={index}
          row={row}
          number={index + 1}
          onChange={(next) => onChange(rows.map((other, at) => (at === index ? next : other)))}
          onRemove={() => onChange(rows.filter((_, at) => at !== index))}
        />
      ))}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onChange([...rows, added])}
        >
          {t('tool_form.add_parameter')}
        </Button>
      </div>
    </Stack>
  );
}

interface ParameterRowProps {
  row: SimpleParameter;
  number: number;
  onChange(row: SimpleParameter): void;
  onRemove(): void;
}

function ParameterRow({ row, number, onChange, onRemove }: ParameterRowProps) {
  const { t } = useTranslation();
  const label = t('tool_form.parameter_number', { number });
  return (
    <Paper p="sm" radius="md" role="group" aria-label={label}>
      <Stack gap={8}>
        <Group gap={8} align="flex-end">
          <TextInput
            flex="1 1 140px"
            label={t('tool_form.parameter_name')}
            autoComplete="off"
            value={row.name}
            onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
          />
          <NativeSelect
            w={150}
            label={t('tool_form.parameter_type')}
            value={row.type}
            data={[
              { value: 'string', label: t('tool_form.type_string') },
              { value: 'number', label: t('tool_form.type_number') },
              { value: 'integer', label: t('tool_form.type_integer') },
              { value: 'boolean', label: t('tool_form.type_boolean') },
            ]}
            onChange={(event) => onChange({ ...row, type: event.currentTarget.value as SimpleParameter['type'] })}
          />
          <Checkbox
            label={t('tool_form.parameter_required')}
            mb={9}
            checked={row.isRequired}
            onChange={(event) => onChange({ ...row, isRequired: event.currentTarget.checked })}
          />
          <ActionIcon aria-label={t('tool_form.remove_parameter', { number })} onClick={onRemove} ml="auto">
            <X size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <TextInput
          label={t('tool_form.parameter_description')}
          value={row.description}
          onChange={(event) => onChange({ ...row, description: event.currentTarget.value })}
        />
        {row.type === 'string' && (
          <TagsInput
            label={t('tool_form.parameter_choices')}
            placeholder={row.choices.length === 0 ? t('tool_form.parameter_any') : ''}
            value={row.choices}
            onChange={(choices) => onChange({ ...row, choices })}
          />
        )}
      </Stack>
    </Paper>
  );
}
