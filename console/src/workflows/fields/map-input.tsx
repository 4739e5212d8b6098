import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Pair = [name: string, value: string];

/** A map as rows of name and value. Rows that the API would refuse stay in the input. */
export function MapInput(props: {
  label: string;
  nameLabel: string;
  valueLabel: string;
  value: Readonly<Record<string, string>>;
  error: string | null;
  isReadOnly: boolean;
  errorOf(name: string): string | null;
  isName(name: string): boolean;
  isValue(value: string): boolean;
  onChange(value: Record<string, string>): void;
}) {
  const { t } = useTranslation();
  // Rows in the making: a map cannot hold two equal names, nor an empty one, as they come up while typing.
  const [rows, setRows] = useState<Pair[]>(() => Object.entries(props.value));
  const fits = ([name, value]: Pair) => name !== '' && props.isName(name) && props.isValue(value);
  const write = (next: Pair[]) => {
    setRows(next);
    props.onChange(Object.fromEntries(next.filter(fits)));
  };
  return (
    <Input.Wrapper label={props.label} error={props.error} component="fieldset" className="plain-fieldset">
      <Stack gap={6} mt={4}>
        {rows.map(([name, value], index) => (
          // Rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Group key={index} gap={6} wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={`${props.label}: ${props.nameLabel} ${index + 1}`}
              placeholder={props.nameLabel}
              value={name}
              readOnly={props.isReadOnly}
              error={name !== '' && !props.isName(name) ? t('workflow_editor.bad_name') : null}
              onChange={(event) => write(rows.with(index, [event.currentTarget.value.trim(), value]))}
            />
            <TextInput
              aria-label={`${props.label}: ${props.valueLabel} ${index + 1}`}
              placeholder={props.valueLabel}
              value={value}
              readOnly={props.isReadOnly}
              error={props.isValue(value) ? props.errorOf(name) : t('workflow_editor.bad_value')}
              flex={1}
              className="mono"
              onChange={(event) => write(rows.with(index, [name, event.currentTarget.value]))}
            />
            {!props.isReadOnly && (
              <ActionIcon
                aria-label={`${t('workflow_editor.remove')}: ${props.label} ${index + 1}`}
                onClick={() => write(rows.toSpliced(index, 1))}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {!props.isReadOnly && (
          <Button
            size="xs"
            variant="default"
            className="self-start"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => setRows([...rows, ['', '']])}
          >
            {t('workflow_editor.add_row')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}
