import { SimpleGrid, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { AgentTemplate } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import './start.css';
import { templateIcons } from './template-icons.ts';

/** Templates in the language of the agent. */
export function TemplateChoice({ language, onChoose }: { language: string; onChoose(template: AgentTemplate): void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/ai-tools/templates', language],
    queryFn: ({ signal }) => api.get('/api/ai-tools/templates', { query: { language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Card title={t('start.templates')} text={t('start.templates_text')}>
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton height={160} radius="lg" />}
      {data && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
          {data.templates.map((template) => {
            const Icon = templateIcons[template.key];
            return (
              <UnstyledButton
                key={template.key}
                className="choice-card template-card"
                onClick={() => onChoose(template)}
              >
                <Stack gap={6}>
                  <Icon size={20} aria-hidden className="choice-icon" />
                  <Text fw={600}>{template.name}</Text>
                  <Text size="sm" c="dimmed">
                    {template.summary}
                  </Text>
                </Stack>
              </UnstyledButton>
            );
          })}
        </SimpleGrid>
      )}
    </Card>
  );
}
