import { ActionIcon, Autocomplete, Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrmLoggingPreset } from '../api/schemas.ts';
import { callFacts } from './mapping-draft.ts';
import type { PresetValues } from './preset-form.tsx';

interface MappingRowsProps {
  form: UseFormReturnType<PresetValues>;
  preset: CrmLoggingPreset;
}

/** Mapping as rows: a field of the CRM, and the fact of a call that goes into it. */
export function MappingRows({ form, preset: { title, fields } }: MappingRowsProps) {
  const { t } = useTranslation();
  const { rows } = form.getValues();
  const facts = callFacts.map((fact) => ({ value: fact, label: t(`call_logging.facts.${fact}`) }));
  const unused = fields.filter(({ name }) => !rows.some(({ field }) => field === name));
  return (
    <Stack gap="sm">
      {rows.map((row, index) => (
        <Group
          key={index}
          gap="sm"
          align="flex-start"
          role="group"
          aria-label={t('call_logging.row', { number: index + 1 })}
        >
          <Autocomplete
            flex="1 1 180px"
            label={t('call_logging.field', { title })}
            description={fields.find(({ name }) => name === row.field)?.title}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={unused.map(({ name }) => name)}
            maxLength={100}
            {...form.getInputProps(`rows.${index}.field`)}
          />
          <NativeSelect
            flex="1 1 180px"
            label={t('call_logging.fact')}
            data={facts}
            {...form.getInputProps(`rows.${index}.fact`)}
          />
          <ActionIcon
            mt={26}
            aria-label={t('call_logging.remove_row', { number: index + 1 })}
            onClick={() => form.removeListItem('rows', index)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {rows.length < 50 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} aria-hidden />}
            onClick={() => form.insertListItem('rows', { field: unused[0]?.name ?? '', fact: 'summary' })}
          >
            {t('call_logging.add_row')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
