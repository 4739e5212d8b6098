import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Agent } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { hideSetup, isSetupHidden, type SetupProgress } from './setup-progress.ts';

/** Steps left until an agent is live, with the next one as a button; nothing once all are done or it was hidden. */
export function SetupCard({ agent, progress }: { agent: Agent; progress: SetupProgress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isHidden, setHidden] = useState(() => isSetupHidden(agent.id));
  if (isHidden) return null;
  const { name, id: agentId } = agent;
  const steps = [
    { step: 'create', isDone: true },
    { step: 'talk', isDone: progress.isTried },
    { step: 'live', isDone: progress.isLive },
  ] as const;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (next === undefined) return null;
  const hide = () => {
    hideSetup(agentId);
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
