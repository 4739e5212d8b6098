import { MultiSelect, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Connection, CrmLoggingPreset } from '../api/schemas.ts';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { faultOf, fieldOfPointer, type MappingRow, mappingOf, rowsOf } from './mapping-draft.ts';
import { MappingRows } from './mapping-rows.tsx';

interface PresetFormProps {
  preset: CrmLoggingPreset;
  /** Those to this CRM. */
  connections: readonly Connection[];
  onSaved(): void;
  onCancel(): void;
}

/** Values of the form of a preset. */
export interface PresetValues extends Record<string, unknown> {
  connection_ids: string[];
  isDefault: boolean;
  rows: MappingRow[];
}

/** Where calls are logged at a CRM, and which fact goes into which field. */
export function PresetForm({ preset, connections, onSaved, onCancel }: PresetFormProps) {
  const { t } = useTranslation();
  const { provider, title } = preset;
  const of: ReturnType<typeof useServerForm<PresetValues>> = useServerForm<PresetValues>({
    initialValues: {
      connection_ids: preset.connection_ids,
      isDefault: preset.is_default,
      rows: rowsOf(preset.mapping),
    },
    validate: {
      rows: {
        field: (_, { isDefault, rows }, path) => {
          const fault = isDefault ? null : faultOf(rows, Number(path.split('.')[1]));
          return fault && t(`call_logging.${fault}`);
        },
      },
    },
    fieldOf: (pointer) => fieldOfPointer(of.form.getValues().rows, pointer),
    async send({ connection_ids, isDefault, rows }) {
      await api.put('/api/integrations/crm/logging-presets/{provider}', {
        path: { provider },
        body: { connection_ids, mapping: isDefault ? null : mappingOf(rows) },
      });
      onSaved();
    },
  });
  const { form } = of;
  return (
    <ServerForm of={of} submitLabel={t('call_logging.save')} onCancel={onCancel}>
      <MultiSelect
        label={t('call_logging.connections')}
        description={t('call_logging.connections_hint', { title })}
        data={connections.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('connection_ids')}
      />
      <Switch label={t('call_logging.use_default')} {...form.getInputProps('isDefault', { type: 'checkbox' })} />
      {!form.getValues().isDefault && (
        <>
          <Text size="sm" c="dimmed">
            {t('call_logging.mapping_hint', { title })}
          </Text>
          <MappingRows form={form} preset={preset} />
        </>
      )}
    </ServerForm>
  );
}
