import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CallAnalysis } from '../analysis/call-analysis.tsx';
import { ChatAnalysis } from '../analysis/chat-analysis.tsx';
import { api } from '../api/api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';

interface Turn {
  id: string;
  role: 'agent' | 'person' | 'user';
  text: string;
}

/** Turns of a call, with its analysis. */
export function CallConversation({ callId }: { callId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/calls/{callId}', callId],
    queryFn: ({ signal }) => api.get('/api/calls/{callId}', { path: { callId }, signal }),
  });
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <Turns turns={(data?.transcript ?? []).map(({ seq, role, text }) => ({ id: String(seq), role, text }))} />
      <CallAnalysis callId={callId} />
    </Stack>
  );
}

const chatRoles = { visitor: 'user', agent: 'agent', operator: 'person' } as const;

/** Messages of a chat, with its analysis. */
export function ChatConversation({ sessionId }: { sessionId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/chat/sessions/{sessionId}', sessionId],
    queryFn: ({ signal }) => api.get('/api/chat/sessions/{sessionId}', { path: { sessionId }, signal }),
  });
  if (error) return <ErrorAlert error={error} onRetry={() => void refetch()} />;
  const turns = (data?.messages ?? []).flatMap(({ id, role, text }): Turn[] =>
    role === 'system' ? [] : [{ id, role: chatRoles[role], text }],
  );
  return (
    <Stack gap="md">
      <Turns turns={turns} />
      <ChatAnalysis sessionId={sessionId} />
    </Stack>
  );
}

function Turns({ turns }: { turns: readonly Turn[] }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      {turns.map(({ id, role, text }) => (
        <Text key={id} size="sm">
          <Text component="span" size="sm" fw={600}>
            {t(`questions.roles.${role}`)}:
          </Text>{' '}
          {text}
        </Text>
      ))}
    </Stack>
  );
}
