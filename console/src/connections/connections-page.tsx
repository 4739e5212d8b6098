import { Alert, Badge, Button, Menu, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Bot, KeyRound, Plus, Stethoscope, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import type { Connection } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { NextStep } from '../parts/next-step.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { AgentActionsForm } from './agent-actions-form.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { openVendorPage } from './open-vendor-page.ts';

const path = '/api/integrations/connections';
const providersPath = '/api/integrations/providers';

type Opened = { kind: 'new' } | { kind: 'agents' | 'removal'; connection: Connection };

/** Accounts at other vendors that agents can use. */
export function ConnectionsPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('integrations:write');
  const queryClient = useQueryClient();
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const providers = useQuery({
    queryKey: [providersPath],
    queryFn: ({ signal }) => api.get(providersPath, { signal }),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const titles = new Map(providers.data?.data.map(({ provider, title }) => [provider, title]));
  const addButton = mayWrite && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpened({ kind: 'new' })}>
      {t('connections.add')}
    </Button>
  );
  async function remove({ id, name }: Connection) {
    await api.delete('/api/integrations/connections/{connectionId}', { path: { connectionId: id } });
    notify(t('connections.removed', { name }));
    await refresh();
  }
  return (
    <Page
      title={t('connections.title')}
      description={t('connections.text')}
      actions={
        (found.data?.data.length ?? 0) > 0 && (
          <>
            <NextStep to="/connections/call-logging" label={t('connections.call_logging')} />
            {addButton}
          </>
        )
      }
    >
      <ReturnNotice />
      <RecordTable
        label={t('connections.title')}
        list={wholeList(found.data?.data, found)}
        columns={useColumns({ titles, mayWrite, onOpen: setOpened, onTested: refresh })}
        keyOf={({ id }) => id}
        empty={{ title: t('connections.empty_title'), text: t('connections.empty_text'), action: addButton }}
      />
      <FormDialog isOpen={opened?.kind === 'new'} title={t('connections.add')} onClose={close}>
        {opened?.kind === 'new' && (
          <ConnectionForm
            providers={providers.data?.data ?? []}
            onCancel={close}
            onCreated={({ name }) => {
              close();
              notify(t('connections.created', { name }));
              void refresh();
            }}
          />
        )}
      </FormDialog>
      <FormDialog
        isOpen={opened?.kind === 'agents'}
        title={opened?.kind === 'agents' ? t('connections.agents_title', { name: opened.connection.name }) : ''}
        onClose={close}
      >
        {opened?.kind === 'agents' && (
          <AgentActionsForm
            connection={opened.connection}
            isCrm={providers.data?.data.find((each) => each.provider === opened.connection.provider)?.is_crm ?? false}
            onCancel={close}
            onSaved={() => {
              close();
              notify(t('connections.saved'));
            }}
          />
        )}
      </FormDialog>
      {opened?.kind === 'removal' && (
        <ConfirmDialog
          isOpen
          title={t('connections.remove_title', { name: opened.connection.name })}
          confirmLabel={t('connections.remove')}
          isDangerous
          run={() => remove(opened.connection)}
          onClose={close}
        >
          {t('connections.remove_text')}
        </ConfirmDialog>
      )}
    </Page>
  );
}

/** How an authorization at a vendor ended, for the person who comes back from there. */
function ReturnNotice() {
  const { t } = useTranslation();
  const { connected, failed } = useSearch({ strict: false }) as { connected?: string; failed?: string };
  if (connected !== undefined) return <Alert color="green">{t('connections.connected')}</Alert>;
  if (failed === 'denied' || failed === 'refused' || failed === 'unreachable') {
    return <Alert color="yellow">{t(`connections.failed_${failed}`)}</Alert>;
  }
  return null;
}

interface ColumnParts {
  titles: ReadonlyMap<string, string>;
  mayWrite: boolean;
  onOpen(opened: Opened): void;
  onTested(): Promise<void>;
}

function useColumns({ titles, mayWrite, onOpen, onTested }: ColumnParts): Column<Connection>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('connections.name'),
      cell: ({ name, provider, account }) => (
        <div>
          <Text fw={600} inherit>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {[titles.get(provider) ?? provider, account].filter(Boolean).join(' · ')}
          </Text>
        </div>
      ),
    },
    { key: 'state', header: t('connections.state'), cell: (connection) => <State connection={connection} /> },
    {
      key: 'checked',
      header: t('connections.checked'),
      cell: ({ checked_at: at }) => (at === null ? '–' : <Timestamp at={at} />),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (connection) =>
        mayWrite ? <ConnectionActions connection={connection} onOpen={onOpen} onTested={onTested} /> : null,
    },
  ];
}

const colors = { connected: 'green', failing: 'yellow', revoked: 'red' } as const;

function State({ connection: { state, state_detail: detail, auth } }: { connection: Connection }) {
  const { t } = useTranslation();
  const toDo = state === 'revoked' ? t(auth === 'oauth' ? 'connections.revoked_oauth' : 'connections.revoked_key') : '';
  return (
    <div>
      <Badge color={colors[state]}>{t(`connections.state_${state}`)}</Badge>
      {detail !== '' && (
        <Text size="sm" maw={420}>
          {`${detail} ${toDo}`.trim()}
        </Text>
      )}
    </div>
  );
}

function ConnectionActions({
  connection,
  onOpen,
  onTested,
}: { connection: Connection } & Pick<ColumnParts, 'onOpen' | 'onTested'>) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { id, name, provider, auth } = connection;
  const run = (work: () => Promise<void>) => work().catch((error: unknown) => notifyError(errorMessage(error)));
  async function test() {
    const tested = await api.post('/api/integrations/connections/{connectionId}/test', { path: { connectionId: id } });
    if (tested.state === 'connected') notify(t('connections.tested_connected', { name }));
    else notifyError(tested.state_detail);
    await onTested();
  }
  return (
    <ActionsMenu label={`${t('common.actions')}: ${name}`}>
      <Menu.Item leftSection={<Bot size={16} aria-hidden />} onClick={() => onOpen({ kind: 'agents', connection })}>
        {t('connections.agents')}
      </Menu.Item>
      <Menu.Item leftSection={<Stethoscope size={16} aria-hidden />} onClick={() => void run(test)}>
        {t('connections.test')}
      </Menu.Item>
      {auth === 'oauth' && (
        <Menu.Item
          leftSection={<KeyRound size={16} aria-hidden />}
          onClick={() => void run(() => openVendorPage(provider, { connection_id: id }))}
        >
          {t('connections.again')}
        </Menu.Item>
      )}
      <Menu.Item
        color="red"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => onOpen({ kind: 'removal', connection })}
      >
        {t('connections.remove')}
      </Menu.Item>
    </ActionsMenu>
  );
}
