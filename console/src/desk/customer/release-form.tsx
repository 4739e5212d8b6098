import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskChat } from '../../api/schemas.ts';
import { useSession } from '../../api/session.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import type { ReleaseTo } from '../desk-api.ts';
import { useTeams } from '../triage/desk-lists.ts';
import { useDesk, useDeskState } from '../use-desk.tsx';
import { type Colleague, colleaguesOf } from './colleagues.rules.ts';

/** Transfers a chat: to the queue, to the agent, or to one colleague, with an optional note. */
export function ReleaseForm({ chat, onDone }: { chat: DeskChat; onDone(): void }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const { user } = useSession();
  const teams = useTeams();
  const colleagues = colleaguesOf(
    useDeskState((state) => state.operators),
    user.id,
  );
  // Status and load of operators change all the time, so they are refetched when the form opens.
  useEffect(() => {
    void desk.loadOperators().catch(() => {});
  }, [desk]);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { target: 'queue', note: '' },
    async send({ target, note }) {
      const more = note.trim() === '' ? {} : { note: note.trim() };
      await desk.release(chat.id, { ...targetOf(target), ...more });
      onDone();
    },
  });
  const standingWords = ({ operator, obstacle }: Colleague) => {
    const load = t('desk.load', { chats: operator.active_chats, capacity: operator.capacity });
    return obstacle === null ? load : t(`desk.cannot_take.${obstacle}`, { load });
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Radio.Group label={t('desk.release_to')} {...form.getInputProps('target')}>
          <Stack gap="sm" mt="xs">
            <Radio value="queue" label={t('desk.to_queue')} description={t('desk.to_queue_text')} data-autofocus />
            {teams.map(({ id, name }) => (
              <Radio key={id} value={`team:${id}`} label={name} description={t('triage.team')} />
            ))}
            <Radio
              value="agent"
              label={t('desk.to_agent', { name: chat.agent.name })}
              description={t('desk.to_agent_text')}
            />
            {colleagues.map(({ operator, obstacle }) => (
              <Radio
                key={operator.id}
                value={operator.id}
                label={operator.name}
                disabled={obstacle !== null}
                description={standingWords({ operator, obstacle })}
              />
            ))}
            {colleagues.length === 0 && (
              <Text size="sm" c="dimmed">
                {t('desk.no_other_operators')}
              </Text>
            )}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('desk.release_note')}
          description={t('desk.release_note_hint')}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('note')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('desk.hand_over')} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** Value of a choice as a target: the queue, a team's queue, the agent, or an operator's id. */
function targetOf(target: string): ReleaseTo {
  if (target === 'queue' || target === 'agent') return { to: target };
  if (target.startsWith('team:')) return { to: 'queue', team_id: target.slice('team:'.length) };
  return { to: 'operator', operator_id: target };
}
