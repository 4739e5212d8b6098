import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { OrphanDeletion, OrphanDeletionAnswer, OrphanedRecording } from '../api/schemas.ts';
import type { List } from '../api/use-list.ts';
import { fileSize } from '../calls/format-duration.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';

/** Most files of one deletion. */
const deletedAtOnce = 100;

type Orphan = Pick<OrphanedRecording, 'bytes' | 'key' | 'modified_at' | 'problem'>;

interface OrphanTableProps {
  label: string;
  list: List<Orphan>;
  /** Deletes files, once it is sent the confirmation that it answers without one; undefined: not allowed. */
  onDelete: ((body: OrphanDeletion) => Promise<OrphanDeletionAnswer>) | undefined;
}

/** Orphans of the file store; files without a row are deleted after a confirmation. */
export function OrphanTable({ label, list, onDelete }: OrphanTableProps) {
  const { t, i18n } = useTranslation();
  const columns: Column<Orphan>[] = [
    { key: 'problem', header: t('files.problem'), cell: ({ problem }) => t(`files.problems.${problem}`) },
    { key: 'file', header: t('files.file'), cell: ({ key }) => <span className="mono">{nameOf(key)}</span> },
    {
      key: 'size',
      header: t('files.size'),
      cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes, i18n.language)),
    },
    { key: 'at', header: t('files.written'), cell: ({ modified_at: at }) => at && <Timestamp at={at} /> },
  ];
  const keys = (list.rows ?? []).filter(({ problem }) => problem === 'no_row').map(({ key }) => key);
  return (
    <>
      <RecordTable
        label={label}
        list={list}
        columns={columns}
        keyOf={({ key, problem }) => `${problem} ${key}`}
        empty={{ title: t('files.no_orphans'), text: t('files.no_orphans_text') }}
      />
      {keys.length > 0 && onDelete && <DeleteOrphans keys={keys.slice(0, deletedAtOnce)} onDelete={onDelete} />}
    </>
  );
}

function DeleteOrphans({ keys, onDelete }: { keys: string[]; onDelete: NonNullable<OrphanTableProps['onDelete']> }) {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<{ keys: string[]; files: number; bytes: number; code: string } | null>(null);
  const ask = useMutation({
    mutationFn: () => onDelete({ keys }),
    onSuccess: ({ files, bytes, confirmation }) => setAsked({ keys, files, bytes, code: confirmation ?? '' }),
  });
  const remove = async () => {
    if (!asked) return;
    const { files } = await onDelete({ keys: asked.keys, confirmation: asked.code });
    notify(t('files.deleted', { count: files }));
  };
  return (
    <>
      <Group>
        <Button color="red.8" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('files.delete')}
        </Button>
      </Group>
      <ErrorAlert error={ask.error} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('files.delete_title', { count: asked?.files ?? 0 })}
        confirmLabel={t('files.delete')}
        isDangerous
        run={remove}
        onClose={() => setAsked(null)}
      >
        {t('files.delete_text', { size: fileSize(asked?.bytes ?? 0, i18n.language) })}
      </ConfirmDialog>
    </>
  );
}

/** Name of a file without the folder of the account. */
const nameOf = (key: string) => key.split('/').at(-1) ?? key;
