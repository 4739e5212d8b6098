import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { readEvents } from '@parley/contract/browser/event-stream';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { notify } from '../parts/notify.tsx';

type LiveState = 'listening' | 'thinking' | 'speaking';
const retryMs = 2000;

/** A call in progress: state and captions as they are heard, and commands to it. */
export function LiveCall({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const { permissions } = useSession();
  const { state, caption } = useLiveCall(callId);
  const [text, setText] = useState('');
  const [isEnding, setEnding] = useState(false);
  const control = (body: { action: 'say'; text: string } | { action: 'end' }) =>
    api.post('/api/calls/{callId}/control', { path: { callId }, body });
  const say = useMutation({
    mutationFn: () => control({ action: 'say', text }),
    onSuccess() {
      setText('');
      notify(t('call.said'));
    },
  });
  return (
    <Card
      title={t('call.live')}
      text={t('call.live_text')}
      aside={state && <Badge color="green">{t(`call.live_states.${state}`)}</Badge>}
    >
      <Text role="status" mih="1.5em" fs="italic">
        {caption}
      </Text>
      {permissions.includes('calls:write') && (
        <>
          <Group align="end" gap="sm" wrap="nowrap">
            <TextInput
              label={t('call.say_label')}
              value={text}
              maxLength={1000}
              flex={1}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && text.trim() !== '' && say.mutate()}
            />
            <Button loading={say.isPending} disabled={text.trim() === ''} onClick={() => say.mutate()}>
              {t('call.say')}
            </Button>
            <Button color="red.8" onClick={() => setEnding(true)}>
              {t('call.end_call')}
            </Button>
          </Group>
          <ErrorAlert error={say.error} />
          <ConfirmDialog
            isOpen={isEnding}
            title={t('call.end_title')}
            confirmLabel={t('call.end_call')}
            isDangerous
            run={() => control({ action: 'end' })}
            onClose={() => setEnding(false)}
          >
            {t('call.end_text')}
          </ConfirmDialog>
        </>
      )}
    </Card>
  );
}

/** Follows a live call; new turns and its end refresh the call of the page. */
function useLiveCall(callId: string): { state: LiveState | null; caption: string } {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState | null>(null);
  const [caption, setCaption] = useState('');
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const refresh = () => void queries.invalidateQueries({ queryKey: ['/api/calls', callId] });
    const onEvent = ({ event, data }: { event: string; data: string }) => {
      const told = (JSON.parse(data) as { data?: { state?: LiveState; text?: string } }).data ?? {};
      if (event === 'call.state') setState(told.state ?? null);
      if (event === 'call.caption') setCaption(told.text ?? '');
      if (event === 'call.turn.created') setCaption('');
      if (event === 'call.turn.created' || event === 'call.status' || event === 'call.ended') refresh();
    };
    const follow = async () => {
      while (!signal.aborted) {
        try {
          const answer = await api.open('/api/calls/{callId}/events', { path: { callId }, signal });
          if (answer.body) await readEvents(answer.body, onEvent);
        } catch {
          // Tried again below: the stream breaks with every change of network.
        }
        if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryMs));
        refresh();
      }
    };
    void follow();
    return () => ending.abort();
  }, [callId, queries]);
  return { state, caption };
}
