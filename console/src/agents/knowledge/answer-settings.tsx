import { Stack, Switch } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import type { Agent } from '../../api/schemas.ts';
import { usePermission } from '../../api/session.ts';
import { Card } from '../../parts/card.tsx';
import { FormActions } from '../../parts/form-actions.tsx';
import { notify } from '../../parts/notify.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { agentQuery } from '../agent-query.ts';

/** Settings of how answers show the knowledge behind them. */
export function AnswerSettings({ agentId }: { agentId: string }) {
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  return <SettingsForm key={agent.version} agent={agent} />;
}

function SettingsForm({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = usePermission('agents:write');
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { show_sources: agent.knowledge.show_sources },
    describe: ({ status }) => (status === 412 ? t('agents.stale') : null),
    async send({ show_sources }) {
      const saved = await api.patch('/api/agents/{agentId}', {
        path: { agentId: agent.id },
        body: { knowledge: { show_sources } },
        headers: { 'if-match': `"${agent.version}"` },
      });
      notify(t('agents.saved', { version: saved.version }));
      await queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
    },
  });
  return (
    <Card title={t('knowledge.answers')}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Switch
            label={t('knowledge.show_sources')}
            description={t('knowledge.show_sources_hint')}
            disabled={!mayWrite}
            {...form.getInputProps('show_sources', { type: 'checkbox' })}
          />
          {form.isDirty() && <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} />}
        </Stack>
      </form>
    </Card>
  );
}
