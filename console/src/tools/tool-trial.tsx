import './run-texts.ts';
import { Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Tool, ToolTrial as Trial } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { JsonBlock } from '../parts/json-block.tsx';
import { runColors } from './run-colors.ts';
import { sampleArguments } from './simple-parameters.ts';

/** Runs the tool for real with arguments of one's own, and shows what went out and what came back. */
export function ToolTrial({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const mayWrite = usePermission('tools:write');
  const [text, setText] = useState(() => JSON.stringify(sampleArguments(tool.parameters), null, 2));
  const [fault, setFault] = useState<string | null>(null);
  const run = useMutation({
    mutationFn: (args: Record<string, unknown>) =>
      api.post('/api/tools/{toolId}/test', { path: { toolId: tool.id }, body: { arguments: args } }),
  });
  function begin() {
    try {
      setFault(null);
      run.mutate(JSON.parse(text));
    } catch (error) {
      setFault((error as SyntaxError).message);
    }
  }
  return (
    <Stack gap="lg">
      <Card title={t('tool_use.try_title')} text={t('tool_use.try_text')}>
        <Textarea
          label={t('tool_use.try_arguments')}
          autosize
          minRows={4}
          maxRows={16}
          spellCheck={false}
          classNames={{ input: 'mono' }}
          value={text}
          error={fault}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button
            leftSection={<Play size={16} aria-hidden />}
            loading={run.isPending}
            disabled={!mayWrite}
            onClick={begin}
          >
            {t('tool_use.try_run')}
          </Button>
        </Group>
      </Card>
      <ErrorAlert error={run.error} />
      {run.data && <TrialResult trial={run.data} />}
    </Stack>
  );
}

function TrialResult({ trial }: { trial: Trial }) {
  const { t } = useTranslation();
  const variables = Object.entries(trial.variables);
  return (
    <Card
      title={t('tool_use.try_result')}
      aside={
        <Group gap="sm" role="status">
          <Badge color={runColors[trial.status]}>{t(`run_statuses.${trial.status}`)}</Badge>
          <Text size="sm">{t('tool_use.latency', { ms: trial.latency_ms })}</Text>
        </Group>
      }
    >
      <JsonBlock title={t('tool_log.request')} value={trial.request} />
      <JsonBlock title={t('tool_log.response')} value={trial.response} />
      <JsonBlock title={t('tool_use.told_model')} value={trial.result} />
      {variables.length > 0 && <JsonBlock title={t('tool_use.variables')} value={trial.variables} />}
      <Text size="sm">
        <Link to="/tool-log/$logId" params={{ logId: trial.log_id }}>
          {t('tool_use.in_log')}
        </Link>
      </Text>
    </Card>
  );
}
