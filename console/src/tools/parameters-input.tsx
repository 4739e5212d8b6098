import { Code, Group, Input, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import type { ErrorDetail } from '@parley/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOfPointer } from './json-position.ts';
import { SimpleParameterRows } from './simple-parameter-rows.tsx';
import { readSimple, writeSimple } from './simple-parameters.ts';

interface ParametersInputProps {
  value: string;
  error?: string | undefined;
  /** Validation errors of the schema; paths begin with `/parameters`. */
  faults: readonly ErrorDetail[];
  onChange(text: string): void;
}

/** The arguments a model must give: as rows where that is enough, and always as the JSON Schema itself. */
export function ParametersInput({ value, error, faults, onChange }: ParametersInputProps) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(() => readSimple(value));
  const [view, setView] = useState<'rows' | 'json'>(rows === null ? 'json' : 'rows');
  const isSimple = readSimple(value) !== null;

  function show(next: string) {
    if (next === 'rows') setRows(readSimple(value));
    setView(next === 'rows' ? 'rows' : 'json');
  }
  return (
    <Input.Wrapper
      label={t('tool_form.parameters')}
      description={t('tool_form.parameters_hint')}
      error={faults.length === 0 ? error : undefined}
      labelElement="div"
      role="group"
      aria-label={t('tool_form.parameters')}
    >
      <Stack gap="sm" mt={8}>
        <SegmentedControl
          value={view}
          onChange={show}
          aria-label={t('tool_form.parameters_view')}
          data={[
            { value: 'rows', label: t('tool_form.as_fields'), disabled: !isSimple && view !== 'rows' },
            { value: 'json', label: t('tool_form.as_json') },
          ]}
          className="parameters-view"
        />
        {view === 'rows' && rows !== null ? (
          <SimpleParameterRows
            rows={rows}
            onChange={(next) => {
              setRows(next);
              onChange(writeSimple(next));
            }}
          />
        ) : (
          <Textarea
            aria-label={t('tool_form.parameters_json')}
            autosize
            minRows={6}
            maxRows={24}
            spellCheck={false}
            classNames={{ input: 'mono' }}
            value={value}
            error={faults.length > 0}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        {view === 'json' && !isSimple && (
          <Text size="sm" c="dimmed">
            {t('tool_form.not_simple')}
          </Text>
        )}
        <SchemaFaults text={value} faults={faults} />
      </Stack>
    </Input.Wrapper>
  );
}

function SchemaFaults({ text, faults }: { text: string; faults: readonly ErrorDetail[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <div role="alert">
      <Stack gap={6} component="ul" className="plain-list">
        {faults.map(({ path, message }) => {
          const pointer = path.replace(/^\/parameters/, '');
          const line = lineOfPointer(text, pointer);
          return (
            <Group key={path + message} gap={8} component="li">
              <Code className="mono">{pointer === '' ? '/' : pointer}</Code>
              {line !== null && (
                <Text size="sm" c="dimmed">
                  {t('tool_form.line', { line })}
                </Text>
              )}
              <Text size="sm" c="var(--mantine-color-error)">
                {message}
              </Text>
            </Group>
          );
        })}
      </Stack>
    </div>
  );
}
