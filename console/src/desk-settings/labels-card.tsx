import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ChatLabel } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { EditDialog, type EditedRow } from '../parts/edit-dialog.tsx';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';

// Loaded when it is opened.
const LabelForm = lazy(async () => ({ default: (await import('./label-form.tsx')).LabelForm }));

const path = '/api/chat/labels';

/** Labels for chats. */
export function LabelsCard() {
  const { t } = useTranslation();
  const mayChange = usePermission('chat:write');
  const list = useList(path, {});
  const [edited, setEdited] = useState<EditedRow<ChatLabel>>(null);
  const columns: Column<ChatLabel>[] = [
    {
      key: 'name',
      header: t('desk_settings.label_name'),
      cell: (label) => (
        <span className="desk-label" data-color={label.color}>
          {label.name}
        </span>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            cell: (label: ChatLabel) => <LabelActions label={label} onEdit={() => setEdited(label)} />,
          },
        ]
      : []),
  ];
  const add = (
    <Button size="sm" variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('desk_settings.new_label')}
    </Button>
  );
  return (
    <Card
      title={t('desk_settings.labels')}
      text={t('desk_settings.labels_text')}
      aside={mayChange && (list.rows?.length ?? 0) > 0 && add}
    >
      <RecordTable
        label={t('desk_settings.labels')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t('desk_settings.no_labels_title'),
          text: t('desk_settings.no_labels_text'),
          action: mayChange && add,
        }}
      />
      <EditDialog
        edited={edited}
        title={(label) => (label ? t('desk_settings.edit_label', { name: label.name }) : t('desk_settings.new_label'))}
        onClose={() => setEdited(null)}
      >
        {(label) => <LabelForm label={label} onDone={() => setEdited(null)} />}
      </EditDialog>
    </Card>
  );
}

function LabelActions({ label, onEdit }: { label: ChatLabel; onEdit(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (
    <EditOrDelete
      label={t('desk_settings.actions_of', { name: label.name })}
      editLabel={t('desk_settings.edit')}
      onEdit={onEdit}
      deleteTitle={t('desk_settings.delete_label_title', { name: label.name })}
      deleteText={t('desk_settings.delete_label_text')}
      onDelete={async () => {
        await api.delete('/api/chat/labels/{labelId}', { path: { labelId: label.id } });
        await queryClient.invalidateQueries({ queryKey: [path] });
      }}
    />
  );
}
