import { Alert, Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mic, MicOff, Phone, PhoneOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { ErrorAlert, ErrorText } from '../../parts/error-alert.tsx';
import { Bubble } from './trial-chat.tsx';
import { type TrialCall, useTrialCall } from './use-trial-call.ts';
import { VoiceUnavailable } from './voice-script.ts';

/** How often the turns of a running call are read. Unit: milliseconds. */
const refreshMs = 2000;

/** Talks with the draft through the browser: live captions, then each turn with its latency and tools. */
export function TrialVoice({ variables }: { variables: Record<string, string> }) {
  const { t } = useTranslation();
  const { call, start, end, setMuted } = useTrialCall(variables);
  const [isMuted, setIsMuted] = useState(false);
  const isOn = call !== null && call.phase !== 'ended';
  return (
    <Stack gap="sm">
      <Text size="sm">{t('agent_trial.voice_text')}</Text>
      <Text size="xs" c="dimmed">
        {t('agent_trial.voice_stored')}
      </Text>
      {start.error instanceof VoiceUnavailable ? (
        <ErrorText>{t('agent_trial.voice_unavailable')}</ErrorText>
      ) : (
        <ErrorAlert error={start.error} />
      )}
      {isOn ? (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={isMuted ? <Mic size={16} aria-hidden /> : <MicOff size={16} aria-hidden />}
            onClick={() => {
              setMuted(!isMuted);
              setIsMuted(!isMuted);
            }}
          >
            {t(isMuted ? 'agent_trial.unmute' : 'agent_trial.mute')}
          </Button>
          <Button color="red.8" leftSection={<PhoneOff size={16} aria-hidden />} onClick={end}>
            {t('agent_trial.hang_up')}
          </Button>
          <Phase phase={call.phase} />
        </Group>
      ) : (
        <Button
          className="self-start"
          leftSection={<Phone size={16} aria-hidden />}
          loading={start.isPending}
          onClick={() => {
            setIsMuted(false);
            start.mutate();
          }}
        >
          {t('agent_trial.call')}
        </Button>
      )}
      {call && <CallSoFar call={call} />}
    </Stack>
  );
}

function Phase({ phase }: { phase: TrialCall['phase'] }) {
  const { t } = useTranslation();
  if (phase === 'ended') return null;
  const words = {
    connecting: t('agent_trial.calling'),
    reconnecting: t('agent_trial.reconnecting'),
    listening: t('agent_trial.states_listening'),
    thinking: t('agent_trial.states_thinking'),
    speaking: t('agent_trial.states_speaking'),
  };
  return (
    <Badge color="blue" role="status">
      {words[phase]}
    </Badge>
  );
}

function CallSoFar({ call }: { call: TrialCall }) {
  const { t } = useTranslation();
  return (
    <>
      {call.problem !== null && (
        <Alert color="yellow" className="readable-alert" role="alert">
          {call.problem}
        </Alert>
      )}
      {/* Scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <div className="trial-turns" role="log" aria-label={t('agent_trial.captions')} tabIndex={0}>
        {call.captions.map((caption, index) => (
          // Captions have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Bubble key={index} role={caption.role === 'user' ? 'visitor' : 'agent'} text={caption.text} />
        ))}
      </div>
      {call.phase === 'ended' && <Text size="sm">{t('agent_trial.call_ended')}</Text>}
      {call.phase !== 'connecting' && <CallFigures callId={call.id} isOver={call.phase === 'ended'} />}
    </>
  );
}

/** Latency of each answer and the tools that ran, as the call stores them. */
function CallFigures({ callId, isOver }: { callId: string; isOver: boolean }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: ['/api/calls', callId, 'trial', isOver],
    queryFn: ({ signal }) => api.get('/api/calls/{callId}', { path: { callId }, signal }),
    refetchInterval: isOver ? false : refreshMs,
  });
  const answers = (data?.transcript ?? []).filter(({ role, latency }) => role === 'agent' && latency?.e2e != null);
  return (
    <Stack gap={4}>
      {answers.map(({ seq, text, latency }) => (
        <Text key={seq} size="xs" c="dimmed">
          {text.slice(0, 40)}
          {'… '}
          {t('agent_trial.turn_latency', {
            ms: latency?.e2e,
            stt: latency?.stt ?? '–',
            llm: latency?.llm ?? '–',
            tts: latency?.tts ?? '–',
          })}
        </Text>
      ))}
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/calls/$callId" params={{ callId }} />}>
        {t('agent_trial.call_page')}
      </Anchor>
    </Stack>
  );
}
