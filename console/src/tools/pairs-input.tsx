import './texts.ts';
import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Pair } from './tool-draft.ts';

interface PairsInputProps {
  label: string;
  description?: string;
  addLabel: string;
  namePlaceholder: string;
  valuePlaceholder: string;
  value: readonly Pair[];
  error?: string | undefined;
  onChange(pairs: Pair[]): void;
}

/** Rows of names and values, such as headers. */
export function PairsInput(props: PairsInputProps) {
  const { t } = useTranslation();
  const { value: pairs, onChange } = props;
  const change = (index: number, change: Partial<Pair>) =>
    onChange(pairs.map((pair, at) => (at === index ? { ...pair, ...change } : pair)));
  return (
    <Input.Wrapper
      label={props.label}
      description={props.description}
      error={props.error}
      labelElement="div"
      role="group"
      aria-label={props.label}
    >
      <Stack gap={8} mt={6}>
        {pairs.map((pair, index) => (
          <Group key={index} gap={8} wrap="nowrap">
            <TextInput
              flex={2}
              aria-label={t('tool_form.pair_name', { label: props.label, number: index + 1 })}
              placeholder={props.namePlaceholder}
              autoComplete="off"
              value={pair.name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
            />
            <TextInput
              flex={3}
              aria-label={t('tool_form.pair_value', { label: props.label, number: index + 1 })}
              placeholder={props.valuePlaceholder}
              autoComplete="off"
              value={pair.value}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => change(index, { value: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={t('tool_form.remove_pair', { label: props.label, number: index + 1 })}
              onClick={() => onChange(pairs.filter((_, at) => at !== index))}
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
            onClick={() => onChange([...pairs, { name: '', value: '' }])}
          >
            {props.addLabel}
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}
