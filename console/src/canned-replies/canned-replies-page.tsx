import { ActionIcon, Badge, Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CannedReply } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { cannedRepliesPath } from '../desk/desk-api.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Page } from '../parts/page.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { Timestamp } from '../parts/timestamp.tsx';
import { CannedReplyForm } from './canned-reply-form.tsx';

/** The texts the desk sends often. */
export function CannedRepliesPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), 250);
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null);
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
  return (
    <Page
      title={t('canned.title')}
      description={t('canned.text')}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
          {t('canned.new')}
        </Button>
      }
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
        empty={{ title: t(q ? 'canned.nothing_found' : 'canned.empty_title'), text: t('canned.empty_text') }}
      />
      <FormDialog
        isOpen={edited !== null}
        title={
          edited === null || edited === 'new' ? t('canned.new') : t('canned.edit_title', { shortcut: edited.shortcut })
        }
        size="lg"
        onClose={() => setEdited(null)}
      >
        <CannedReplyForm reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      </FormDialog>
    </Page>
  );
}

function ReplyActions({ reply, onEdit }: { reply: CannedReply; onEdit(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  async function remove() {
    await api.delete('/api/chat/operator/canned-replies/{replyId}', { path: { replyId: reply.id } });
    await queryClient.invalidateQueries({ queryKey: [cannedRepliesPath] });
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('canned.actions_of', { shortcut: reply.shortcut })}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
            {t('canned.edit')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => setAsked(true)}>
            {t('common.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('canned.delete_title', { shortcut: reply.shortcut })}
        confirmLabel={t('common.delete')}
        isDangerous
        run={remove}
        onClose={() => setAsked(false)}
      >
        {t('canned.delete_text')}
      </ConfirmDialog>
    </>
  );
}
