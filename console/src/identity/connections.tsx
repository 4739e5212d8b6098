import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { IdentityConnection } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { ModeBadge } from './mode-badge.tsx';

const path = '/api/identity/connections';

/** Connected services, with their mode and last test. */
export function Connections() {
  const { t } = useTranslation();
  const mayWrite = usePermission('identity:write');
  const queryClient = useQueryClient();
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const [edited, setEdited] = useState<IdentityConnection | 'new' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  async function test({ provider }: IdentityConnection) {
    await api.post('/api/identity/connections/{provider}/test', { path: { provider } });
    await refresh();
  }
  async function remove({ provider, name }: IdentityConnection) {
    await api.delete('/api/identity/connections/{provider}', { path: { provider } });
    notify(t('identity.removed', { name }));
    await refresh();
  }
  const addButton = mayWrite && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('identity.connect')}
    </Button>
  );
  const open = found.data?.data.filter(({ settings }) => settings.accepts_test_identities) ?? [];
  return (
    <>
      {open.length > 0 && (
        <Alert color="red" mb="sm" icon={<TriangleAlert size={18} aria-hidden />} title={t('identity.open_title')}>
          {t('identity.open_text', { names: open.map(({ name }) => name).join(', ') })}
        </Alert>
      )}
      {(found.data?.data.length ?? 0) > 0 && <Group mb="sm">{addButton}</Group>}
      <RecordTable
        label={t('identity.connections')}
        list={wholeList(found.data?.data, found)}
        columns={useColumns({ mayWrite, onEdit: setEdited, onTest: test, onRemove: remove })}
        keyOf={({ provider }) => provider}
        empty={{ title: t('identity.empty_title'), text: t('identity.empty_text'), action: addButton }}
      />
      <FormDialog
        isOpen={edited !== null}
        title={edited === null || edited === 'new' ? t('identity.connect') : edited.name}
        onClose={() => setEdited(null)}
      >
        {edited !== null && (
          <ConnectionForm
            connection={edited === 'new' ? null : edited}
            onCancel={() => setEdited(null)}
            onStored={({ name }) => {
              setEdited(null);
              notify(t('identity.saved', { name }));
              void refresh();
            }}
          />
        )}
      </FormDialog>
    </>
  );
}

function useColumns(does: {
  mayWrite: boolean;
  onEdit(connection: IdentityConnection): void;
  onTest(connection: IdentityConnection): Promise<void>;
  onRemove(connection: IdentityConnection): Promise<void>;
}): Column<IdentityConnection>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('identity.service'), cell: ({ name }) => <Text fw={600}>{name}</Text> },
    { key: 'mode', header: t('identity.mode'), cell: (connection) => <Mode connection={connection} /> },
    { key: 'test', header: t('identity.test'), cell: (connection) => <LastTest connection={connection} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (connection) =>
        does.mayWrite ? (
          <Group gap="xs" wrap="nowrap" justify="flex-end">
            <Button size="compact-sm" variant="default" onClick={() => void does.onTest(connection)}>
              {t('identity.test')}
            </Button>
            <EditOrDelete
              label={`${t('common.actions')}: ${connection.name}`}
              editLabel={t('identity.edit')}
              onEdit={() => does.onEdit(connection)}
              deleteTitle={t('identity.remove_title', { name: connection.name })}
              deleteText={t('identity.remove_text')}
              onDelete={() => does.onRemove(connection)}
            />
          </Group>
        ) : null,
    },
  ];
}

function Mode({ connection: { mode, settings } }: { connection: IdentityConnection }) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <ModeBadge mode={mode} />
      {settings.accepts_test_identities && <Badge color="red">{t('identity.opens_gates')}</Badge>}
    </Group>
  );
}

function LastTest({ connection: { test } }: { connection: IdentityConnection }) {
  const { t } = useTranslation();
  if (test === null) return <Text size="sm">{t('identity.not_tested')}</Text>;
  return (
    <div>
      <Badge color={test.is_ok ? 'green' : 'red'}>
        {test.is_ok ? t('identity.test_ok') : t('identity.test_failed')}
      </Badge>
      <Text size="sm">{test.detail}</Text>
    </div>
  );
}
