import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { installationQuery, isInstalled } from '../start/installation-query.ts';

const storageKey = 'parley-setup-hidden';

/** Steps left until an agent is live, with the next one as a button; nothing once all are done or it was hidden. */
export function SetupCard({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(storageKey) === agent.id);
  const progress = useSetupProgress(agent.id, !isHidden);
  if (isHidden || progress === null) return null;
  const { name, id: agentId } = agent;
  const steps = [
    { step: 'create', isDone: true },
    { step: 'talk', isDone: progress.isTried },
    { step: 'live', isDone: progress.isLive },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (next === undefined) return null;
  const hide = () => {
    localStorage.setItem(storageKey, agentId);
    setHidden(true);
  };
  const goOn = () =>
    void navigate({ to: next === 'talk' ? '/start/$agentId/try' : '/start/$agentId/live', params: { agentId } });
  return (
    <Card
      title={t('start.setup')}
      text={t('start.setup_text', { done: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
      aside={
        <Button variant="subtle" color="gray" size="compact-sm" onClick={hide}>
          {t('start.setup_hide')}
        </Button>
      }
    >
      <Stack gap="xs" component="ul" className="plain-list">
        {steps.map(({ step, isDone }) => {
          const Icon = isDone ? CircleCheck : Circle;
          const label = t(`start.setup_steps.${step}`, { name });
          return (
            <Group key={step} component="li" gap="sm" wrap="nowrap">
              <Icon size={18} aria-hidden color={isDone ? 'var(--mantine-color-green-7)' : 'currentColor'} />
              <Text size="sm" c={isDone ? 'dimmed' : undefined}>
                {isDone ? t('start.step_done', { step: label }) : label}
              </Text>
            </Group>
          );
        })}
      </Stack>
      <Group>
        <Button onClick={goOn}>{t(`start.setup_steps.${next}`, { name })}</Button>
      </Group>
    </Card>
  );
}

/** Progress as it follows from what there is: conversations, a found embed code, a number. Null while it loads. */
function useSetupProgress(agentId: string, isEnabled: boolean): { isTried: boolean; isLive: boolean } | null {
  const [mayChat, mayCalls, mayNumbers] = [
    usePermission('chat:read'),
    usePermission('calls:read'),
    usePermission('numbers:read'),
  ];
  const query = { agent_id: agentId, limit: 1 } as const;
  const chats = useQuery({
    queryKey: ['/api/chat/sessions', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/chat/sessions', { query, signal }),
    enabled: isEnabled && mayChat,
  });
  const calls = useQuery({
    queryKey: ['/api/calls', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/calls', { query, signal }),
    enabled: isEnabled && mayCalls,
  });
  const numbers = useQuery({
    queryKey: ['/api/phone-numbers', 'any', agentId],
    queryFn: ({ signal }) => api.get('/api/phone-numbers', { query, signal }),
    enabled: isEnabled && mayNumbers,
  });
  const installation = useQuery({ ...installationQuery(agentId), enabled: isEnabled && mayChat });
  if ([chats, calls, numbers, installation].some(({ isLoading }) => isLoading)) return null;
  const has = (found: { data?: { data: unknown[] } | undefined }) => (found.data?.data.length ?? 0) > 0;
  const check = installation.data?.last_check ?? null;
  return { isTried: has(chats) || has(calls), isLive: (check !== null && isInstalled(check)) || has(numbers) };
}
