import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CrmLoggingPreset } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { EditDialog } from '../parts/edit-dialog.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { notify } from '../parts/notify.tsx';
import { RecordTable } from '../parts/record-table.tsx';
import { presetsPath, useConnections } from './call-logging-queries.ts';

// Its inputs are large, and the page is there first.
const PresetForm = lazy(async () => ({ default: (await import('./preset-form.tsx')).PresetForm }));

/** CRMs that are connected, and how calls are logged there. */
export function PresetList() {
  const { t } = useTranslation();
  const mayWrite = usePermission('integrations:write');
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<CrmLoggingPreset | null>(null);
  const connections = useConnections();
  const presets = useQuery({ queryKey: [presetsPath], queryFn: ({ signal }) => api.get(presetsPath, { signal }) });
  const connected = presets.data?.data.filter(({ provider }) =>
    connections.data?.data.some((connection) => connection.provider === provider),
  );
  const nameOf = (id: string) => connections.data?.data.find((connection) => connection.id === id)?.name ?? id;
  return (
    <>
      <RecordTable
        label={t('call_logging.presets')}
        list={wholeList(connections.data && connected, presets.error ? presets : connections)}
        keyOf={({ provider }) => provider}
        empty={{
          title: t('call_logging.no_crm_title'),
          text: t('call_logging.no_crm_text'),
          action: <NextStep to="/connections" label={t('navigation.connections')} />,
        }}
        columns={[
          {
            key: 'crm',
            header: t('call_logging.crm'),
            cell: ({ title }) => (
              <Text fw={600} inherit>
                {title}
              </Text>
            ),
          },
          {
            key: 'at',
            header: t('call_logging.logged_at'),
            cell: ({ connection_ids: ids }) =>
              ids.length > 0 ? (
                ids.map(nameOf).join(', ')
              ) : (
                <Text c="dimmed" inherit>
                  {t('call_logging.logged_nowhere')}
                </Text>
              ),
          },
          {
            key: 'mapping',
            header: t('call_logging.mapping'),
            cell: ({ is_default: isDefault, mapping }) =>
              isDefault
                ? t('call_logging.mapping_default')
                : t('call_logging.mapping_own', { count: Object.keys(mapping).length }),
          },
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            cell: (preset) =>
              mayWrite && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t('call_logging.edit')}: ${preset.title}`}
                  onClick={() => setEdited(preset)}
                >
                  {t('call_logging.edit')}
                </Button>
              ),
          },
        ]}
      />
      <EditDialog
        edited={edited}
        title={(preset) => t('call_logging.edit_title', { title: preset?.title })}
        size="lg"
        onClose={() => setEdited(null)}
      >
        {(preset) =>
          preset && (
            <PresetForm
              preset={preset}
              connections={connections.data?.data.filter(({ provider }) => provider === preset.provider) ?? []}
              onCancel={() => setEdited(null)}
              onSaved={() => {
                setEdited(null);
                notify(t('call_logging.saved', { title: preset.title }));
                void queryClient.invalidateQueries({ queryKey: [presetsPath] });
              }}
            />
          )
        }
      </EditDialog>
    </>
  );
}
