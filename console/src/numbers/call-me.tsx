import { Alert, Anchor, Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Phone, PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../calls/state-texts.ts';
import '../calls/call-texts.ts';
import { api } from '../api/api.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { callQuery, unendedStatuses } from '../calls/call-queries.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { AgentSelect } from './agent-select.tsx';

/** Interval of the state of a test call. Unit: milliseconds. */
const lookMs = 1000;

/** Lets the agent call a person's own phone, and shows how the call goes. */
export function CallMe({ number, onClose }: { number: PhoneNumber; onClose(): void }) {
  const { t } = useTranslation();
  const [callId, setCallId] = useState<string | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { to_number: '', agent_id: number.agent_id ?? '' },
    validate: {
      to_number: (value) => (value.trim() === '' ? t('common.needed') : null),
      agent_id: (value) => (value === '' ? t('common.needed') : null),
    },
    async send({ to_number: to, agent_id: agentId }) {
      const body = { agent_id: agentId, to_number: to.replace(/[\s()-]/g, ''), from_number: number.number };
      const call = await api.post('/api/calls/outbound', { body });
      setCallId(call.id);
    },
  });
  if (number.provider === 'builtin') {
    return (
      <Alert color="yellow" className="readable-alert">
        {t('numbers.only_test_numbers')}
      </Alert>
    );
  }
  if (callId !== null) return <TestCall callId={callId} onAgain={() => setCallId(null)} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('numbers.your_number')}
          description={t('numbers.your_number_hint')}
          type="tel"
          autoComplete="tel"
          required
          data-autofocus
          {...form.getInputProps('to_number')}
        />
        <AgentSelect required {...form.getInputProps('agent_id')} />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('numbers.call_now')} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** A call in progress: its state, the way to its page, and its end. */
function TestCall({ callId, onAgain }: { callId: string; onAgain(): void }) {
  const { t } = useTranslation();
  const { data: call, error } = useQuery({
    ...callQuery(callId),
    refetchInterval: ({ state }) => (state.data && !unendedStatuses.includes(state.data.status) ? false : lookMs),
  });
  const hangUp = useMutation({
    mutationFn: () => api.post('/api/calls/{callId}/complete', { path: { callId } }),
  });
  if (error) return <ErrorAlert error={error} />;
  if (!call) return <Loader size="sm" aria-hidden />;
  const isLive = unendedStatuses.includes(call.status);
  return (
    <Stack>
      <Text>{t('numbers.calling', { number: call.to_number, from: call.from_number })}</Text>
      <Group gap="sm" role="status">
        {isLive && <Loader size="xs" aria-hidden />}
        <Text fw={600}>{t(`call_states.statuses.${call.status}`)}</Text>
      </Group>
      {!isLive && call.end_reason !== null && (
        <Text>
          {t('numbers.call_ended', { reason: t(`call.end_reasons.${call.end_reason}`) })} {call.end_detail}
        </Text>
      )}
      <ErrorAlert error={hangUp.error} />
      <Group justify="space-between">
        <Anchor renderRoot={(props) => <Link {...props} to="/calls/$callId" params={{ callId }} />}>
          {t('numbers.open_call')}
        </Anchor>
        {isLive ? (
          <Button
            color="red.8"
            leftSection={<PhoneOff size={16} aria-hidden />}
            loading={hangUp.isPending}
            onClick={() => hangUp.mutate()}
          >
            {t('numbers.hang_up')}
          </Button>
        ) : (
          <Button leftSection={<Phone size={16} aria-hidden />} onClick={onAgain}>
            {t('numbers.call_again')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
