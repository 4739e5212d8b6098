import { ActionIcon, Button, Group, Input, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ExpectationDraft, type ExpectationKind, expectationKinds } from './test-draft.ts';

interface ExpectationsInputProps {
  label: string;
  value: readonly ExpectationDraft[];
  /** Error of the field at this place, such as `0.text`. */
  errorAt(place: string): string | undefined;
  onChange(expectations: ExpectationDraft[]): void;
}

/** Rows of expectations, each with its kind and value. */
export function ExpectationsInput({ label, value: rows, errorAt, onChange }: ExpectationsInputProps) {
  const { t } = useTranslation();
  const change = (index: number, change: Partial<ExpectationDraft>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <Input.Wrapper label={label} labelElement="div" role="group" aria-label={label}>
      <Stack gap={8} mt={6}>
        {rows.map((row, index) => (
          <Group key={index} gap={8} wrap="nowrap" align="flex-start">
            <NativeSelect
              flex={2}
              aria-label={`${label}: ${t('tests.expectation', { number: index + 1 })}`}
              value={row.kind}
              data={expectationKinds.map((kind) => ({ value: kind, label: t(`tests.kinds.${kind}`) }))}
              onChange={(event) => change(index, { kind: event.currentTarget.value as ExpectationKind })}
            />
            {row.kind !== 'declines' && (
              <TextInput
                flex={3}
                aria-label={`${t(`tests.kinds.${row.kind}`)}: ${t('tests.value')}`}
                value={row.value}
                error={errorAt(String(index))}
                onChange={(event) => change(index, { value: event.currentTarget.value })}
              />
            )}
            {row.kind === 'variable' && (
              <TextInput
                flex={2}
                aria-label={t('tests.variable_value')}
                value={row.more}
                onChange={(event) => change(index, { more: event.currentTarget.value })}
              />
            )}
            <ActionIcon
              mt={4}
              aria-label={`${label}: ${t('tests.remove_expectation', { number: index + 1 })}`}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => onChange([...rows, { kind: 'reply_contains', value: '', more: '' }])}
          >
            {t('tests.add_expectation')}
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}
