import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ErrorAlert } from '../../parts/error-alert.tsx';
import { notify } from '../../parts/notify.tsx';
import type { ConfigChange } from '../draft/config-changes.ts';

const ChangesView = lazy(async () => ({ default: (await import('./changes-view.tsx')).ChangesView }));

/** Two versions to compare, or one to restore with its changes to the current one. */
export interface ComparedVersions {
  from: number;
  to: number;
  isRestore: boolean;
}

interface ComparisonProps {
  agentId: string;
  compared: ComparedVersions;
  current: number;
  onClose(): void;
}

/** Differences of two versions side by side; of one that is restored, those to the current one with the confirmation. */
export function VersionComparison({ agentId, compared, current, onClose }: ComparisonProps) {
  const { t } = useTranslation();
  const { isRestore } = compared;
  const [{ from, to }, setVersions] = useState(compared);
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/agents', agentId, 'compare', from, to],
    queryFn: ({ signal }) =>
      api.get('/api/agents/{agentId}/versions/compare', { path: { agentId }, query: { from, to }, signal }),
  });
  const nameOf = (version: number) =>
    version === current ? t('agents.version_current', { version }) : t('agents.version', { version });
  const versions = Array.from({ length: current }, (_, index) => current - index).map((version) => ({
    value: String(version),
    label: nameOf(version),
  }));
  return (
    <Modal
      opened
      onClose={onClose}
      size={1100}
      title={isRestore ? t('agents.restore_title', { version: to }) : t('agents.compare_title', { from, to })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        {isRestore ? (
          <Text size="sm">{t('agents.restore_text')}</Text>
        ) : (
          <Group grow>
            <NativeSelect
              label={t('agents.before')}
              value={from}
              data={versions}
              onChange={(event) => setVersions({ ...compared, to, from: Number(event.currentTarget.value) })}
            />
            <NativeSelect
              label={t('agents.after')}
              value={to}
              data={versions}
              onChange={(event) => setVersions({ ...compared, from, to: Number(event.currentTarget.value) })}
            />
          </Group>
        )}
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {data && (
          <Suspense fallback={null}>
            <ChangesView changes={data.changes.map(changeOf)} before={nameOf(from)} after={nameOf(to)} />
          </Suspense>
        )}
        {isRestore && <RestoreActions agentId={agentId} version={to} onClose={onClose} />}
      </Stack>
    </Modal>
  );
}

const changeOf = (change: { path: string; before?: unknown; after?: unknown }): ConfigChange => ({
  path: change.path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
  before: change.before,
  after: change.after,
});

function RestoreActions({ agentId, version, onClose }: { agentId: string; version: number; onClose(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: () =>
      api.post('/api/agents/{agentId}/versions/{versionNumber}/restore', {
        path: { agentId, versionNumber: String(version) },
      }),
    async onSuccess(saved) {
      notify(t('agents.saved', { version: saved.new_version }));
      onClose();
      const paths = ['/api/agents', '/api/agents/{agentId}/versions'];
      await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
    },
  });
  return (
    <>
      <ErrorAlert error={restore.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={restore.isPending} onClick={() => restore.mutate()}>
          {t('agents.restore')}
        </Button>
      </Group>
    </>
  );
}
