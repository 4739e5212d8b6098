import { MultiSelect, NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { usePermission, useSession } from '../../api/session.ts';
import { notifyError } from '../../parts/notify.tsx';
import { useErrorMessage } from '../../parts/use-error-message.ts';
import { colleaguesOf } from '../customer/colleagues.rules.ts';
import type { WorkChange } from '../desk-api.ts';
import { priorities } from '../priorities.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { useLabels, useTeams } from './desk-lists.ts';

/** Assignee, team, priority and labels of the chat. Each is saved when it is chosen. */
export function OrganiseSection({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const errorMessage = useErrorMessage();
  const labels = useLabels();
  const teams = useTeams();
  const change = useMutation({
    mutationFn: (work: WorkChange) => desk.update(chat.id, work),
    onError: (error) => notifyError(errorMessage(error)),
  });
  // Shown at once, and until the answer.
  const wanted: WorkChange = change.isPending ? change.variables : {};
  const teamId = wanted.team_id === undefined ? chat.team?.id : wanted.team_id;
  const labelIds = wanted.label_ids ?? chat.label_ids;
  return (
    <div className="desk-organise">
      <AssigneeSelect chat={chat} />
      {teams.length > 0 && (
        <NativeSelect
          size="sm"
          label={t('triage.team')}
          value={teamId ?? ''}
          data={[
            { value: '', label: t('triage.no_team') },
            ...teams.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
          onChange={(event) => change.mutate({ team_id: event.currentTarget.value || null })}
        />
      )}
      <NativeSelect
        size="sm"
        label={t('triage.priority')}
        value={wanted.priority ?? chat.priority}
        data={priorities.map((value) => ({ value, label: t(`triage.priorities.${value}`) }))}
        onChange={(event) => change.mutate({ priority: event.currentTarget.value as DeskChat['priority'] })}
      />
      {labels.length > 0 && (
        <MultiSelect
          size="sm"
          label={t('triage.labels')}
          placeholder={labelIds.length === 0 ? t('triage.add_label') : ''}
          value={labelIds}
          data={labels.map(({ id, name }) => ({ value: id as string, label: name }))}
          searchable
          hidePickedOptions
          clearButtonProps={{ 'aria-label': t('common.delete') }}
          onChange={(label_ids) => change.mutate({ label_ids })}
        />
      )}
    </div>
  );
}

/** Operator of an open chat; a supervisor chooses another. */
function AssigneeSelect({ chat }: { chat: DeskChat }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { user } = useSession();
  const isSupervisor = usePermission('account:write');
  const errorMessage = useErrorMessage();
  const operators = useDeskState((state) => state.operators);
  const assign = useMutation({
    mutationFn: (operatorId: string) => desk.assign(chat.id, operatorId),
    onError: (error) => notifyError(errorMessage(error)),
  });
  if (!isSupervisor || chat.status === 'closed') return null;
  const colleagues = colleaguesOf(operators, user.id);
  const nameOf = (id: string, name: string) => (id === user.id ? t('triage.me') : name);
  const choices = [
    { value: user.id as string, label: t('triage.me'), disabled: false },
    ...colleagues.map(({ operator, obstacle }) => {
      const load = t('desk.load', { chats: operator.active_chats, capacity: operator.capacity });
      const state = obstacle === null ? load : t(`desk.cannot_take.${obstacle}`, { load });
      return { value: operator.id as string, label: `${operator.name} (${state})`, disabled: obstacle !== null };
    }),
  ];
  const { operator } = chat;
  const isKnown = operator === null || choices.some(({ value }) => value === operator.id);
  return (
    <NativeSelect
      size="sm"
      label={t('triage.assignee')}
      value={assign.isPending ? assign.variables : (operator?.id ?? '')}
      disabled={assign.isPending}
      data={[
        ...(operator === null ? [{ value: '', label: t('triage.unassigned') }] : []),
        ...(isKnown ? [] : [{ value: operator.id as string, label: nameOf(operator.id, operator.name) }]),
        ...choices,
      ]}
      onFocus={() => void desk.loadOperators().catch(() => {})}
      onChange={(event) => event.currentTarget.value && assign.mutate(event.currentTarget.value)}
    />
  );
}
