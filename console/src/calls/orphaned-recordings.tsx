import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { OrphanedRecording } from '../api/schemas.ts';
import { useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { fileSize } from './format-duration.ts';

const path = '/api/statistics/recordings/orphaned';
/** Most files of one deletion. */
const deletedAtOnce = 100;

/** Orphans of the account's recordings; files of no call are deleted after a confirmation. */
export function OrphanedRecordings() {
  const { t, i18n } = useTranslation();
  const { permissions } = useSession();
  const queries = useQueryClient();
  const list = useList(path);
  const [confirmed, setConfirmed] = useState<{ keys: string[]; files: number; bytes: number; code: string } | null>(
    null,
  );
  const keys = (list.rows ?? [])
    .filter(({ problem }) => problem === 'no_row')
    .map(({ key }) => key)
    .slice(0, deletedAtOnce);
  const ask = useMutation({
    mutationFn: () => api.post(`${path}/delete`, { body: { keys } }),
    onSuccess: ({ files, bytes, confirmation }) => setConfirmed({ keys, files, bytes, code: confirmation ?? '' }),
  });
  const remove = async () => {
    if (!confirmed) return;
    const body = { keys: confirmed.keys, confirmation: confirmed.code };
    const { files } = await api.post(`${path}/delete`, { body });
    notify(t('recordings.deleted', { count: files }));
    await queries.invalidateQueries({ queryKey: [path] });
  };
  const columns: Column<OrphanedRecording>[] = [
    {
      key: 'problem',
      header: t('recordings.problem'),
      cell: ({ problem }) => t(`recordings.orphan_problems.${problem}`),
    },
    { key: 'file', header: t('recordings.file'), cell: ({ key }) => <span className="mono">{nameOf(key)}</span> },
    {
      key: 'size',
      header: t('recordings.size'),
      cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes, i18n.language)),
    },
    { key: 'at', header: t('recordings.written'), cell: ({ modified_at: at }) => at && <Timestamp at={at} /> },
  ];
  return (
    <>
      <RecordTable
        label={t('recordings.orphans')}
        list={list}
        columns={columns}
        keyOf={({ key, problem }) => `${problem} ${key}`}
        empty={{ title: t('recordings.no_orphans'), text: t('recordings.no_orphans_text') }}
      />
      {keys.length > 0 && permissions.includes('calls:write') && (
        <Group>
          <Button color="red.8" loading={ask.isPending} onClick={() => ask.mutate()}>
            {t('recordings.delete_files')}
          </Button>
        </Group>
      )}
      <ErrorAlert error={ask.error} />
      <ConfirmDialog
        isOpen={confirmed !== null}
        title={t('recordings.delete_title', { count: confirmed?.files ?? 0 })}
        confirmLabel={t('recordings.delete_files')}
        isDangerous
        run={remove}
        onClose={() => setConfirmed(null)}
      >
        {t('recordings.delete_text', { size: fileSize(confirmed?.bytes ?? 0, i18n.language) })}
      </ConfirmDialog>
    </>
  );
}

/** Name of a file without the folder of the account. */
const nameOf = (key: string) => key.split('/').at(-1) ?? key;
