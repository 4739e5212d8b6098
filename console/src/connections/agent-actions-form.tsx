import { MultiSelect, NativeSelect, Stack, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { AgentIntegration, Connection, IntegrationAction } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useAgents } from '../tools/use-agents.ts';

const actionsPath = '/api/integrations/providers/{provider}/actions';
const agentPath = '/api/agents/{agentId}/integrations';

interface AgentActionsProps {
  connection: Connection;
  /** It knows people. */
  isCrm: boolean;
  onSaved(): void;
  onCancel(): void;
}

/** Actions an agent may take with a connection. */
export function AgentActionsForm({ connection, isCrm, onSaved, onCancel }: AgentActionsProps) {
  const { t } = useTranslation();
  const { list } = useAgents();
  const [agentId, setAgentId] = useState<string | null>(null);
  const actions = useQuery({
    queryKey: [actionsPath, connection.provider],
    queryFn: ({ signal }) => api.get(actionsPath, { path: { provider: connection.provider }, signal }),
  });
  const used = useQuery({
    queryKey: [agentPath, agentId],
    queryFn: ({ signal }) => api.get(agentPath, { path: { agentId: agentId ?? '' }, signal }),
    enabled: agentId !== null,
  });
  return (
    <Stack>
      <NativeSelect
        label={t('connections.agent')}
        data={[
          { value: '', label: t('connections.choose_agent') },
          ...(list.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={agentId ?? ''}
        onChange={({ currentTarget }) => setAgentId(currentTarget.value || null)}
        data-autofocus
      />
      <ErrorAlert error={actions.error ?? used.error} />
      {agentId !== null && actions.data && used.data && (
        <ActionChoice
          key={agentId}
          agentId={agentId}
          connection={connection}
          isCrm={isCrm}
          actions={actions.data.data}
          used={used.data.data.find((each) => each.connection.id === connection.id)}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      )}
    </Stack>
  );
}

interface ActionChoiceProps extends AgentActionsProps {
  agentId: string;
  actions: readonly IntegrationAction[];
  used: AgentIntegration | undefined;
}

function ActionChoice({ agentId, connection, isCrm, actions, used, onSaved, onCancel }: ActionChoiceProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { actions: used?.actions ?? [], looks_up_callers: used?.looks_up_callers ?? false },
    async send(values) {
      const path = { agentId, connectionId: connection.id };
      const address = '/api/agents/{agentId}/integrations/{connectionId}';
      if (values.actions.length > 0 || values.looks_up_callers) await api.put(address, { path, body: values });
      else if (used) await api.delete(address, { path });
      await queryClient.invalidateQueries({ queryKey: [agentPath, agentId] });
      onSaved();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <MultiSelect
          label={t('connections.actions')}
          description={`${t('connections.actions_hint')} ${t('connections.actions_none')}`}
          data={actions.map(({ name, title, changes }) => ({
            value: name,
            label: changes ? t('connections.writes', { title }) : title,
          }))}
          {...form.getInputProps('actions')}
        />
        {isCrm && (
          <Switch
            label={t('connections.look_up')}
            description={t('connections.look_up_hint', { mark: '{{caller_name}}' })}
            {...form.getInputProps('looks_up_callers', { type: 'checkbox' })}
          />
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('connections.save')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
