import './texts.ts';
import { Alert, Badge, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarConnection } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { wholeList } from '../api/use-list.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { connectionsQuery } from './calendar-connections.ts';
import { ConnectForm } from './connect-form.tsx';
import { ConnectMenu } from './connect-menu.tsx';
import { ConnectionActions } from './connection-actions.tsx';

/** Connected calendars: list, connect, test, remove. */
export function CalendarsPage() {
  const { t } = useTranslation();
  const mayWrite = usePermission('calendar:write');
  const { failure } = useSearch({ from: '/shell/calendars' });
  const queryClient = useQueryClient();
  const found = useQuery(connectionsQuery);
  const [connecting, setConnecting] = useState<'builtin' | 'caldav' | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey });
  const menu = mayWrite && <ConnectMenu providers={found.data?.providers ?? []} onForm={setConnecting} />;
  return (
    <Page
      title={t('calendars.title')}
      description={t('calendars.text')}
      actions={(found.data?.data.length ?? 0) > 0 && menu}
    >
      {failure && (
        <Alert color="red" role="alert" mb="md">
          {t(failure === 'denied' ? 'calendars.denied' : 'calendars.refused')}
        </Alert>
      )}
      <RecordTable
        label={t('calendars.title')}
        list={wholeList(found.data?.data, found)}
        columns={useColumns(mayWrite, refresh)}
        keyOf={({ id }) => id}
        empty={{ title: t('calendars.empty_title'), text: t('calendars.empty_text'), action: menu }}
      />
      <FormDialog
        isOpen={connecting !== null}
        title={t(connecting === 'builtin' ? 'calendars.add_builtin' : 'calendars.add_caldav')}
        onClose={() => setConnecting(null)}
      >
        {connecting !== null && (
          <ConnectForm
            provider={connecting}
            onCancel={() => setConnecting(null)}
            onConnected={({ name }) => {
              setConnecting(null);
              notify(t('calendars.connected', { name }));
              void refresh();
            }}
          />
        )}
      </FormDialog>
    </Page>
  );
}

const colors = { connected: 'teal', failing: 'orange', revoked: 'red' } as const;

function useColumns(mayWrite: boolean, refresh: () => Promise<void>): Column<CalendarConnection>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('calendars.name'),
      cell: ({ name, provider }) => (
        <div>
          <Text fw={600} inherit>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {t(`calendars.providers.${provider}`)}
          </Text>
        </div>
      ),
    },
    { key: 'account', header: t('calendars.account'), cell: ({ account }) => account ?? '–' },
    {
      key: 'state',
      header: t('calendars.state'),
      cell: ({ state, state_detail: detail, syncs }) => (
        <div>
          <Badge color={colors[state]} variant="outline">
            {t(`calendars.states.${state}`)}
          </Badge>
          {detail && <Text size="sm">{detail}</Text>}
          <LastSynced syncs={syncs} />
        </div>
      ),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (connection) => (mayWrite ? <ConnectionActions connection={connection} onChanged={refresh} /> : null),
    },
  ];
}

/** Last time at which all calendars that bookings are written to were read. Nothing where there are none. */
function LastSynced({ syncs }: Pick<CalendarConnection, 'syncs'>) {
  const { t } = useTranslation();
  const times = syncs.flatMap(({ synced_at: at }) => at ?? []).sort();
  const fault = syncs.find(({ detail }) => detail !== '')?.detail;
  const [oldest] = times;
  return (
    <>
      {oldest !== undefined && times.length === syncs.length && (
        <Text size="sm" c="dimmed">
          {t('calendars.last_synced')} <Timestamp at={oldest} />
        </Text>
      )}
      {fault !== undefined && <Text size="sm">{t('calendars.sync_failed', { why: fault })}</Text>}
    </>
  );
}
