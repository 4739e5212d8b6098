import { Badge, Group, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../parts/card.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { callToolsQuery } from './call-queries.ts';
import { clockTime } from './format-duration.ts';

/** Tools the agent ran in a call, in order of time; nothing where it ran none. */
export function CallTools({ callId }: { callId: string }) {
  const { t } = useTranslation();
  const { data: tools } = useSuspenseQuery(callToolsQuery(callId));
  if (tools.data.length === 0) return null;
  return (
    <Card title={t('call.tools')} text={t('call.tools_text')}>
      <Stack gap="sm">
        {tools.data.map((run) => (
          <details key={run.order} className="call-tool">
            <summary>
              <Group gap="xs" component="span" display="inline-flex">
                <Text component="span" size="sm" c="dimmed">
                  {clockTime(run.start_ms / 1000)}
                </Text>
                <Text component="span" size="sm" fw={600}>
                  {run.name}
                </Text>
                {run.is_error && <Badge color="red">{t('call.tool_failed')}</Badge>}
                <Text component="span" size="sm" c="dimmed">
                  {t('call.tool_took', { ms: run.duration_ms })}
                </Text>
              </Group>
            </summary>
            <Stack gap="xs" mt="xs">
              <JsonBlock title={t('call.tool_arguments')} value={run.arguments} />
              <JsonBlock title={t('call.tool_result')} value={run.result} />
            </Stack>
          </details>
        ))}
      </Stack>
    </Card>
  );
}
