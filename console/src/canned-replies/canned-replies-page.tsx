import './texts.ts';
import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CannedReply } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { cannedRepliesPath } from '../desk/desk-api.ts';
import { BackLink } from '../parts/back-link.tsx';
import { EditDialog, type EditedRow } from '../parts/edit-dialog.tsx';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CannedReplyForm } from './canned-reply-form.tsx';

/** The texts the desk sends often. */
export function CannedRepliesPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const [edited, setEdited] = useState<EditedRow<CannedReply>>(null);
  const list = useList(cannedRepliesPath, { q: q || undefined });
  const columns: Column<CannedReply>[] = [
    {
      key: 'shortcut',
      header: t('canned.shortcut'),
      cell: (reply) => (
        <Text fw={600} size="sm" className="mono">
          /{reply.shortcut}
        </Text>
      ),
    },
    {
      key: 'text',
      header: t('canned.reply'),
      cell: (reply) => (
        <Text size="sm" lineClamp={2} maw={460}>
          {reply.text}
        </Text>
      ),
    },
    {
      key: 'language',
      header: t('canned.language'),
      cell: (reply) => (reply.language ? <Badge color="gray">{reply.language}</Badge> : t('canned.any_language')),
    },
    { key: 'changed', header: t('common.changed'), cell: (reply) => <Timestamp at={reply.updated_at} /> },
    {
      key: 'actions',
      header: t('common.actions'),
      isHeaderHidden: true,
      cell: (reply) => <ReplyActions reply={reply} onEdit={() => setEdited(reply)} />,
    },
  ];
  const isEmpty = !q && list.rows?.length === 0;
  const button = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('canned.new')}
    </Button>
  );
  return (
    <Page
      title={t('canned.title')}
      description={t('canned.text')}
      before={<BackLink to="/desk" label={t('navigation.desk')} />}
      actions={!isEmpty && button}
    >
      <Group className="filters">
        <TextInput
          label={t('canned.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Group>
      <RecordTable
        label={t('canned.title')}
        list={list}
        columns={columns}
        keyOf={(reply) => reply.id}
        empty={{
          title: t(q ? 'canned.nothing_found' : 'canned.empty_title'),
          text: t('canned.empty_text'),
          action: isEmpty && button,
        }}
      />
      <EditDialog
        edited={edited}
        title={(reply) => (reply ? t('canned.edit_title', { shortcut: reply.shortcut }) : t('canned.new'))}
        size="lg"
        onClose={() => setEdited(null)}
      >
        {(reply) => <CannedReplyForm reply={reply} onDone={() => setEdited(null)} />}
      </EditDialog>
    </Page>
  );
}

function ReplyActions({ reply, onEdit }: { reply: CannedReply; onEdit(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (
    <EditOrDelete
      label={t('canned.actions_of', { shortcut: reply.shortcut })}
      editLabel={t('canned.edit')}
      onEdit={onEdit}
      deleteTitle={t('canned.delete_title', { shortcut: reply.shortcut })}
      deleteText={t('canned.delete_text')}
      onDelete={async () => {
        await api.delete('/api/chat/operator/canned-replies/{replyId}', { path: { replyId: reply.id } });
        await queryClient.invalidateQueries({ queryKey: [cannedRepliesPath] });
      }}
    />
  );
}
