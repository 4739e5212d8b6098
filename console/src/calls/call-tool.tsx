import { Badge, Group, Stack, Text } from '@mantine/core';
import { Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallToolExecution } from '../api/schemas.ts';
import { JsonBlock } from '../parts/json-block.tsx';
import { clockTime } from './format-duration.ts';

/** One run of a tool, which unfolds to its arguments and result. */
export function CallTool({ run }: { run: CallToolExecution }) {
  const { t } = useTranslation();
  return (
    <details className="call-tool">
      <summary>
        <Group gap="xs" component="span" display="inline-flex">
          <Wrench size={13} aria-hidden />
          <Text component="span" size="xs" fw={600}>
            {run.name}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {clockTime(run.start_ms / 1000)}
          </Text>
          <Text component="span" size="xs" c="dimmed">
            {t('call.tool_took', { ms: run.duration_ms })}
          </Text>
          {run.is_error && (
            <Badge size="xs" color="red">
              {t('call.tool_failed')}
            </Badge>
          )}
        </Group>
      </summary>
      <Stack gap="xs" mt="xs">
        <JsonBlock title={t('call.tool_arguments')} value={run.arguments} />
        <JsonBlock title={t('call.tool_result')} value={run.result} />
      </Stack>
    </details>
  );
}
