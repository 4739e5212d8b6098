import { Badge, Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CallDetail } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useLiveCall } from './use-live-call.ts';

/** A call that has not ended: state and captions as they are heard, and commands to it. */
export function LiveCall({ call }: { call: CallDetail }) {
  const { t } = useTranslation();
  const { state, caption } = useLiveCall(call.id);
  const mayCommand = usePermission('calls:write');
  const isQueued = call.status === 'queued';
  return (
    <Card
      title={t(isQueued ? 'call.waiting' : 'call.live')}
      text={t(isQueued ? 'call.waiting_text' : 'call.live_text')}
      aside={state && <Badge color="green">{t(`call.live_states.${state}`)}</Badge>}
    >
      {!isQueued && (
        <Text role="status" mih="3em">
          {caption && (
            <>
              <Text component="span" size="xs" fw={600} display="block">
                {t(`call.roles.${caption.role}`)}
              </Text>
              <Text component="span" inherit fs="italic">
                {caption.text}
              </Text>
            </>
          )}
        </Text>
      )}
      {mayCommand && call.status === 'in_progress' && <SayForm callId={call.id} />}
      {mayCommand && <Commands call={call} />}
    </Card>
  );
}

/** Lets the agent say a sentence word for word. */
function SayForm({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const say = useMutation({
    mutationFn: () => api.post('/api/calls/{callId}/control', { path: { callId }, body: { action: 'say', text } }),
    onSuccess() {
      setText('');
      notify(t('call.said'));
    },
  });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !say.isPending) say.mutate();
  }
  return (
    <form onSubmit={onSubmit}>
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          label={t('call.say_label')}
          value={text}
          maxLength={1000}
          flex={1}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={say.isPending} disabled={text.trim() === ''}>
          {t('call.say')}
        </Button>
      </Group>
      <ErrorAlert error={say.error} />
    </form>
  );
}

/** Transfers or ends the call; a queued one leaves the queue. */
function Commands({ call: { id: callId, status, type, agent_id: agentId } }: { call: CallDetail }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<'end' | 'transfer' | null>(null);
  const close = () => setOpened(null);
  const isQueued = status === 'queued';
  const endLabel = t(isQueued ? 'call.cancel_call' : 'call.end_call');
  return (
    <Group gap="sm">
      {type === 'phone' && status === 'in_progress' && (
        <Button variant="default" onClick={() => setOpened('transfer')}>
          {t('call.transfer_call')}
        </Button>
      )}
      <Button color="red.8" onClick={() => setOpened('end')}>
        {endLabel}
      </Button>
      <FormDialog isOpen={opened === 'transfer'} title={t('call.transfer_title')} onClose={close}>
        <TransferForm callId={callId} agentId={agentId} onClose={close} />
      </FormDialog>
      <ConfirmDialog
        isOpen={opened === 'end'}
        title={t(isQueued ? 'call.cancel_title' : 'call.end_title')}
        confirmLabel={endLabel}
        isDangerous
        run={() => api.post('/api/calls/{callId}/complete', { path: { callId } })}
        onClose={close}
      >
        {t(isQueued ? 'call.cancel_text' : 'call.end_text')}
      </ConfirmDialog>
    </Group>
  );
}
