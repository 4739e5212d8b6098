import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTurn, type Turn } from './read-turns.ts';

/** Input of the visitor's next turn. It is emptied once the turn was played. */
export function LiveInput(props: { isSending: boolean; onSend(turn: Turn): Promise<boolean> }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  async function send(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '' || props.isSending) return;
    // The panel shows why a turn was refused.
    const isPlayed = await props.onSend(readTurn(typed)).catch(() => false);
    if (isPlayed) setTyped('');
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('workflow_editor.say_something')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={props.isSending}>
          {t('workflow_editor.send')}
        </Button>
      </Group>
    </form>
  );
}
