import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../draft/config-changes.ts';
import type { InputProps } from './plain-inputs.tsx';

type Pair = readonly [name: string, value: string];
type Values = Readonly<Record<string, string>>;

const valuesOf = (rows: readonly Pair[]): Values => Object.fromEntries(rows.filter(([name]) => name !== ''));

/** Names and values as rows. A row without a name stays in the input. */
export function MapField(props: InputProps<'map', Values | undefined>) {
  const { t } = useTranslation();
  const { label, hint, value = {}, error, isReadOnly, onChange } = props;
  // Rows in the making: a map cannot hold two equal names, nor an empty one, as they come up while typing.
  const [rows, setRows] = useState<readonly Pair[]>(() => Object.entries(value));
  useEffect(() => setRows((shown) => (isSame(valuesOf(shown), value) ? shown : Object.entries(value))), [value]);
  const write = (next: readonly Pair[]) => {
    setRows(next);
    onChange(valuesOf(next));
  };
  const isTwice = (name: string, index: number) => name !== '' && rows.findIndex(([each]) => each === name) < index;
  return (
    <Input.Wrapper label={label} description={hint} error={error} component="fieldset" className="plain-fieldset">
      <Stack gap={6} mt={6}>
        {rows.map(([name, text], index) => (
          // Rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Group key={index} gap={6} wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={`${label}: ${t('agent_editor.map_name')} ${index + 1}`}
              placeholder={t('agent_editor.map_name')}
              readOnly={isReadOnly}
              error={isTwice(name, index) ? t('agent_editor.map_name_twice') : null}
              value={name}
              onChange={(event) => write(rows.with(index, [event.currentTarget.value.trim(), text]))}
            />
            <TextInput
              aria-label={`${label}: ${t('agent_editor.map_value')} ${index + 1}`}
              placeholder={t('agent_editor.map_value')}
              readOnly={isReadOnly}
              flex={1}
              autoComplete="off"
              value={text}
              onChange={(event) => write(rows.with(index, [name, event.currentTarget.value]))}
            />
            {!isReadOnly && (
              <ActionIcon
                aria-label={`${t('agent_editor.remove')}: ${label} ${index + 1}`}
                onClick={() => write(rows.toSpliced(index, 1))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!isReadOnly && (
          <Button
            size="xs"
            variant="default"
            className="self-start"
            aria-label={`${t('agent_editor.add_row')}: ${label}`}
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setRows([...rows, ['', '']])}
          >
            {t('agent_editor.add_row')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
