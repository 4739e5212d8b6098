import { MultiSelect, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ChatTeam } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { assignmentModes } from './settings-draft.ts';

/** A team, new or changed. */
export function TeamForm({ team, onDone }: { team: ChatTeam | null; onDone(): void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const people = useQuery({
    queryKey: ['/api/users', 'operators'],
    queryFn: async () => (await api.get('/api/users', { query: { limit: 200 } })).data,
  });
  const operators = (people.data ?? []).filter(({ role }) => role !== 'viewer');
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: team?.name ?? '',
      member_ids: (team?.member_ids ?? []) as string[],
      assignment: team?.assignment ?? ('manual' as ChatTeam['assignment']),
      max_chats: team?.max_chats === undefined || team.max_chats === null ? '' : String(team.max_chats),
    },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ name, member_ids, assignment, max_chats }) {
      const limit = String(max_chats).trim();
      const body = { name: name.trim(), member_ids, assignment, max_chats: limit === '' ? null : Number(limit) };
      if (team === null) await api.post('/api/chat/teams', { body });
      else await api.patch('/api/chat/teams/{teamId}', { path: { teamId: team.id }, body });
      await queryClient.invalidateQueries({ queryKey: ['/api/chat/teams'] });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('desk_settings.team_name')}
          required
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <MultiSelect
          label={t('desk_settings.members')}
          data={operators.map(({ id, name }) => ({ value: id as string, label: name }))}
          nothingFoundMessage={t('desk_settings.no_operators')}
          searchable
          hidePickedOptions
          {...form.getInputProps('member_ids')}
        />
        <NativeSelect
          label={t('desk_settings.mode')}
          data={assignmentModes.map((value) => ({ value, label: t(`desk_settings.modes.${value}`) }))}
          {...form.getInputProps('assignment')}
        />
        {form.values.assignment !== 'manual' && (
          <NumberInput
            label={t('desk_settings.max_chats')}
            description={t('desk_settings.max_chats_hint')}
            min={1}
            max={100}
            allowDecimal={false}
            {...form.getInputProps('max_chats')}
          />
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
