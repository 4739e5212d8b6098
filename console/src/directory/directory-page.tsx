import './texts.ts';
import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { DirectoryEntry } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { EditDialog, type EditedRow } from '../parts/edit-dialog.tsx';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { CallQueues } from './call-queues.tsx';
import { directoryPath, EntryForm } from './entry-form.tsx';
import { ImportForm } from './import-form.tsx';

/** People and departments that agents transfer callers to. */
export function DirectoryPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const [edited, setEdited] = useState<EditedRow<DirectoryEntry>>(null);
  const [isImporting, setImporting] = useState(false);
  const list = useList(directoryPath, { q: q || undefined });
  const columns: Column<DirectoryEntry>[] = [
    {
      key: 'name',
      header: t('directory.name'),
      cell: ({ name, title }) => (
        <>
          <Text fw={600} size="sm">
            {name}
          </Text>
          {title !== '' && (
            <Text size="xs" c="dimmed">
              {title}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'department',
      header: t('directory.department'),
      cell: ({ kind, department }) =>
        kind === 'department' ? <Badge color="gray">{t('directory.kinds.department')}</Badge> : department,
    },
    {
      key: 'destinations',
      header: t('directory.destinations'),
      cell: ({ destinations }) => (
        <Text size="sm" className="mono">
          {destinations.join(', ')}
        </Text>
      ),
    },
    {
      key: 'state',
      header: t('directory.state'),
      cell: ({ is_open: isOpen, queue }) => (
        <Group gap="xs">
          <Badge color={isOpen ? 'green' : 'gray'}>{t(isOpen ? 'directory.open' : 'directory.closed')}</Badge>
          {queue && <Badge color="gray">{t('directory.queue')}</Badge>}
        </Group>
      ),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (entry) => <EntryActions entry={entry} onEdit={() => setEdited(entry)} />,
    },
  ];
  const isEmpty = !q && list.rows?.length === 0;
  const buttons = (
    <Group gap="xs">
      <Button variant="default" leftSection={<FileUp size={16} aria-hidden />} onClick={() => setImporting(true)}>
        {t('directory.import')}
      </Button>
      <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
        {t('directory.create')}
      </Button>
    </Group>
  );
  return (
    <Page title={t('directory.title')} description={t('directory.text')} actions={!isEmpty && buttons}>
      <CallQueues />
      <Group className="filters">
        <TextInput
          label={t('directory.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Group>
      <RecordTable
        label={t('directory.title')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t(q ? 'directory.nothing_found' : 'directory.empty_title'),
          text: t('directory.empty_text'),
          action: isEmpty && buttons,
        }}
      />
      <EditDialog
        edited={edited}
        title={(entry) => (entry ? t('directory.edit_of', { name: entry.name }) : t('directory.create'))}
        size="lg"
        onClose={() => setEdited(null)}
      >
        {(entry) => <EntryForm entry={entry} onDone={() => setEdited(null)} />}
      </EditDialog>
      <FormDialog isOpen={isImporting} title={t('directory.import')} size="lg" onClose={() => setImporting(false)}>
        <ImportForm />
      </FormDialog>
    </Page>
  );
}

function EntryActions({ entry, onEdit }: { entry: DirectoryEntry; onEdit(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { id, name } = entry;
  return (
    <EditOrDelete
      label={t('directory.actions_of', { name })}
      editLabel={t('directory.edit')}
      onEdit={onEdit}
      deleteTitle={t('directory.delete_title', { name })}
      deleteText={t('directory.delete_text')}
      onDelete={async () => {
        await api.delete('/api/directory/{entryId}', { path: { entryId: id } });
        await queryClient.invalidateQueries({ queryKey: [directoryPath] });
      }}
    />
  );
}
