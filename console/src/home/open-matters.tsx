import { Button, Group, Stack, Text } from '@mantine/core';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import type { Matter } from './use-open-matters.ts';

/** Matters that wait for a person, each with the way to it. */
export function OpenMatters({ matters }: { matters: readonly Matter[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Card title={t('start.attention')}>
      {matters.length === 0 && (
        <Group gap="sm" wrap="nowrap">
          <CircleCheck size={18} aria-hidden color="var(--mantine-color-green-7)" />
          <Text size="sm" c="dimmed">
            {t('start.attention_none')}
          </Text>
        </Group>
      )}
      {matters.length > 0 && (
        <Stack gap="sm" component="ul" className="plain-list">
          {matters.map(({ key, icon: Icon, text, action, to }) => (
            <Group key={key} component="li" justify="space-between" gap="sm">
              <Group gap="sm" wrap="nowrap" flex={1} miw={200}>
                <Icon size={18} aria-hidden className="choice-icon" />
                <Text size="sm" className="breakable">
                  {text}
                </Text>
              </Group>
              <Button size="xs" variant="light" onClick={() => void navigate(to as LinkProps)}>
                {action}
              </Button>
            </Group>
          ))}
        </Stack>
      )}
    </Card>
  );
}
