import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ChatTeam } from '../api/schemas.ts';
import { useList } from '../api/use-list.ts';
import { Card } from '../parts/card.tsx';
import { EditDialog, type EditedRow } from '../parts/edit-dialog.tsx';
import { EditOrDelete } from '../parts/edit-or-delete.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';

// Loaded when it is opened.
const TeamForm = lazy(async () => ({ default: (await import('./team-form.tsx')).TeamForm }));

const path = '/api/chat/teams';

/** Teams of operators. */
export function TeamsCard({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation();
  const list = useList(path, {});
  const [edited, setEdited] = useState<EditedRow<ChatTeam>>(null);
  const columns: Column<ChatTeam>[] = [
    {
      key: 'name',
      header: t('desk_settings.team_name'),
      cell: ({ name }) => (
        <Text size="sm" fw={600}>
          {name}
        </Text>
      ),
    },
    {
      key: 'members',
      header: t('desk_settings.members'),
      cell: ({ member_ids: ids }) => t('desk_settings.members_count', { count: ids.length }),
    },
    {
      key: 'assignment',
      header: t('desk_settings.mode'),
      cell: ({ assignment }) => t(`desk_settings.modes.${assignment}`),
    },
    ...(mayChange
      ? [
          {
            key: 'actions',
            header: t('common.actions'),
            isHeaderHidden: true,
            cell: (team: ChatTeam) => <TeamActions team={team} onEdit={() => setEdited(team)} />,
          },
        ]
      : []),
  ];
  const add = (
    <Button size="sm" variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('desk_settings.new_team')}
    </Button>
  );
  return (
    <Card
      title={t('desk_settings.teams')}
      text={t('desk_settings.teams_text')}
      aside={mayChange && (list.rows?.length ?? 0) > 0 && add}
    >
      <RecordTable
        label={t('desk_settings.teams')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t('desk_settings.no_teams_title'),
          text: t('desk_settings.no_teams_text'),
          action: mayChange && add,
        }}
      />
      <EditDialog
        edited={edited}
        title={(team) => (team ? t('desk_settings.edit_team', { name: team.name }) : t('desk_settings.new_team'))}
        onClose={() => setEdited(null)}
      >
        {(team) => <TeamForm team={team} onDone={() => setEdited(null)} />}
      </EditDialog>
    </Card>
  );
}

function TeamActions({ team, onEdit }: { team: ChatTeam; onEdit(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (
    <EditOrDelete
      label={t('desk_settings.actions_of', { name: team.name })}
      editLabel={t('desk_settings.edit')}
      onEdit={onEdit}
      deleteTitle={t('desk_settings.delete_team_title', { name: team.name })}
      deleteText={t('desk_settings.delete_team_text')}
      onDelete={async () => {
        await api.delete('/api/chat/teams/{teamId}', { path: { teamId: team.id } });
        await queryClient.invalidateQueries({ queryKey: [path] });
      }}
    />
  );
}
