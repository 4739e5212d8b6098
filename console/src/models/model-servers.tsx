import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { FoundModelServer, ModelServer } from '../api/schemas.ts';
import { wholeList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { notify, notifyError } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { useErrorMessage } from '../parts/use-error-message.ts';
import { FoundServer } from './found-server.tsx';

const path = '/api/admin/model-servers';

/** Model servers of the machine: those that are turned on, and those found, each with one click. */
export function ModelServers() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const [turningOff, setTurningOff] = useState<ModelServer | null>(null);
  const overview = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const search = useMutation({
    mutationFn: () => api.post('/api/admin/model-servers/discover'),
    onSuccess: ({ data }) => {
      if (data.length === 0) notify(t('models.not_found'));
    },
    onError: (error) => notifyError(errorMessage(error)),
    onSettled: refresh,
  });
  const { data } = overview;
  return (
    <Card
      title={t('models.servers')}
      text={t('models.servers_text')}
      aside={
        data?.discovery_enabled && (
          <Button
            variant="default"
            leftSection={<Search size={16} aria-hidden />}
            loading={search.isPending}
            onClick={() => search.mutate()}
          >
            {t('models.look')}
          </Button>
        )
      }
    >
      {data && !data.discovery_enabled && <Text size="sm">{t('models.discovery_off')}</Text>}
      {data?.found.map((server: FoundModelServer) => (
        <FoundServer key={server.url} server={server} onUsed={refresh} />
      ))}
      <RecordTable
        label={t('models.servers')}
        list={wholeList(data?.data, overview)}
        columns={useColumns(setTurningOff)}
        keyOf={(server) => server.name}
        empty={{ title: t('models.none_title'), text: t('models.none_text') }}
      />
      <ConfirmDialog
        isOpen={turningOff !== null}
        title={t('models.turn_off_of', { title: turningOff?.title ?? '' })}
        confirmLabel={t('models.turn_off')}
        run={async () => {
          await api.delete('/api/admin/model-servers/{serverName}', { path: { serverName: turningOff?.name ?? '' } });
          notify(t('models.turned_off', { title: turningOff?.title ?? '' }));
          await refresh();
        }}
        onClose={() => setTurningOff(null)}
      >
        {t('models.turn_off_text')}
      </ConfirmDialog>
    </Card>
  );
}

function useColumns(onTurnOff: (server: ModelServer) => void): Column<ModelServer>[] {
  const { t } = useTranslation();
  return [
    { key: 'server', header: t('models.server'), cell: (server) => <ServerName server={server} /> },
    { key: 'state', header: t('models.state'), cell: (server) => <ServerState server={server} /> },
    { key: 'models', header: t('models.server_models'), cell: ({ models }) => models.join(', ') || '–' },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (server) =>
        server.source === 'setting' ? (
          <Text size="sm" c="dimmed">
            {t('models.by_setting')}
          </Text>
        ) : (
          <Group justify="flex-end">
            <Button
              size="xs"
              variant="default"
              aria-label={t('models.turn_off_of', { title: server.title })}
              onClick={() => onTurnOff(server)}
            >
              {t('models.turn_off')}
            </Button>
          </Group>
        ),
    },
  ];
}

function ServerName({ server }: { server: ModelServer }) {
  return (
    <div>
      <Text fw={600} inherit>
        {server.title}
        {server.version && ` ${server.version}`}
      </Text>
      <Text size="sm" c="dimmed" className="mono">
        {server.url}
      </Text>
    </div>
  );
}

function ServerState({ server }: { server: ModelServer }) {
  const { t } = useTranslation();
  if (server.is_reachable) return <Badge color="green">{t('models.reachable')}</Badge>;
  return (
    <Stack gap={2} align="flex-start">
      <Badge color="yellow">{t('models.unreachable')}</Badge>
      <Text size="sm" c="dimmed">
        {t('models.unreachable_text')}
      </Text>
    </Stack>
  );
}
