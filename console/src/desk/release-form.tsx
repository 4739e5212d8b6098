import { Radio, Stack, Textarea } from '@mantine/core';
import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { User } from '@parley/contract/resources/user';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useSession } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useDesk, useDeskState } from './use-desk.tsx';

/** Gives a chat away: to whoever takes it next, to the agent, or to one colleague, with a word for them. */
export function ReleaseForm({ chat, onDone }: { chat: DeskChat; onDone(): void }) {
  const { t } = useTranslation();
  const desk = useDesk();
  const colleagues = useColleagues();
  // Who is there and how much they have to do changes all the time: asked anew when somebody wants to give a chat away.
  useEffect(() => {
    void desk.loadOperators().catch(() => {});
  }, [desk]);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { target: 'queue', note: '' },
    async send({ target, note }) {
      const more = note.trim() === '' ? {} : { note: note.trim() };
      await desk.release(
        chat.id,
        target === 'queue' || target === 'agent'
          ? { to: target, ...more }
          : { to: 'operator', operator_id: target, ...more },
      );
      onDone();
    },
  });
  const standingWords = ({ isPresent, chats, capacity }: Standing) =>
    isPresent ? t('desk.load', { chats, capacity }) : t('desk.not_present');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Radio.Group label={t('desk.release_to')} {...form.getInputProps('target')}>
          <Stack gap="sm" mt="xs">
            <Radio value="queue" label={t('desk.to_queue')} description={t('desk.to_queue_text')} data-autofocus />
            <Radio
              value="agent"
              label={t('desk.to_agent', { name: chat.agent.name })}
              description={t('desk.to_agent_text')}
            />
            {colleagues.map(({ id, name, standing }) => (
              <Radio
                key={id}
                value={id}
                label={name}
                disabled={standing !== null && !standing.hasRoom}
                description={standing && standingWords(standing)}
              />
            ))}
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

interface Standing {
  isPresent: boolean;
  chats: number;
  capacity: number;
  hasRoom: boolean;
}

/**
 * Whom a chat can be given to: those at the desk with how much they have to do. Only owners and admins see how others
 * stand; for everybody else it is who may answer chats, and the server says when somebody is not there.
 */
function useColleagues(): { id: string; name: string; standing: Standing | null }[] {
  const { user, tenant } = useSession();
  const operators = useDeskState((state) => state.operators);
  const seesAll = tenant?.role === 'owner' || tenant?.role === 'admin';
  const { rows = [] } = useList<User>('/api/users', { limit: '200' }, useMay('users:read') && !seesAll);
  const known = Object.values(operators)
    .filter(({ status }) => status === 'online')
    .map((one) => ({
      id: one.id as string,
      name: one.name,
      standing: {
        isPresent: one.is_present,
        chats: one.active_chats,
        capacity: one.capacity,
        hasRoom: one.is_present && one.active_chats < one.capacity,
      },
    }));
  const others = rows
    .filter(({ id, role }) => role !== 'viewer' && !operators[id])
    .map(({ id, name }) => ({ id: id as string, name, standing: null }));
  return [...known, ...others]
    .filter(({ id }) => id !== user.id)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
