import './run-texts.ts';
import { Button, Group, Paper, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent, Tool } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { EmptyState } from '../parts/record-table.tsx';
import { useAgents } from './use-agents.ts';

/** Which agents have the tool, and which of them may use it now. */
export function ToolAgents({ tool }: { tool: Tool }) {
  const { t } = useTranslation();
  const { list } = useAgents();
  if (list.error) return <ErrorAlert error={list.error} onRetry={list.retry} />;
  if (!list.rows) return <Skeleton height={70} radius="lg" />;
  if (list.rows.length === 0)
    return <EmptyState title={t('tool_use.no_agents_title')} text={t('tool_use.no_agents_text')} />;
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {t('tool_use.agents_text')}
      </Text>
      {list.rows.map((agent) => (
        <AgentRow key={agent.id} agent={agent} tool={tool} />
      ))}
    </Stack>
  );
}

function AgentRow({ agent, tool }: { agent: Agent; tool: Tool }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('tools:write');
  const hasTool = agent.tool_ids.includes(tool.id);
  const isEnabled = hasTool && !agent.disabled_tool_ids.includes(tool.id);
  const change = useMutation({
    mutationFn: (wanted: 'on' | 'off' | 'gone') =>
      wanted === 'gone'
        ? api.delete('/api/agents/{agentId}/tools/{toolId}', { path: { agentId: agent.id, toolId: tool.id } })
        : api.post('/api/agents/{agentId}/tools', {
            path: { agentId: agent.id },
            body: { tool_id: tool.id, enabled: wanted === 'on' },
          }),
    onSuccess: () =>
      Promise.all(['/api/agents', '/api/tools'].map((path) => queryClient.invalidateQueries({ queryKey: [path] }))),
  });
  return (
    <Paper p="md" role="group" aria-label={agent.name}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={600}>{agent.name}</Text>
          {hasTool ? (
            <Group gap="md">
              <Switch
                label={t('tool_use.enabled')}
                checked={isEnabled}
                disabled={!mayWrite || change.isPending}
                onChange={(event) => change.mutate(event.currentTarget.checked ? 'on' : 'off')}
              />
              {mayWrite && (
                <Button
                  variant="default"
                  size="xs"
                  disabled={change.isPending}
                  onClick={() => change.mutate('gone')}
                  aria-label={t('tool_use.detach_from', { name: agent.name })}
                >
                  {t('tool_use.detach')}
                </Button>
              )}
            </Group>
          ) : (
            mayWrite && (
              <Button
                variant="default"
                size="xs"
                loading={change.isPending}
                onClick={() => change.mutate('on')}
                aria-label={t('tool_use.attach_to', { name: agent.name })}
              >
                {t('tool_use.attach')}
              </Button>
            )
          )}
        </Group>
        <ErrorAlert error={change.error} />
      </Stack>
    </Paper>
  );
}
