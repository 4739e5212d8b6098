import { Button, Group, MultiSelect, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { InstallMarketplaceTool, MarketplaceTool } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { useList } from '../api/use-list.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

const path = '/api/identity/marketplace-tools';

/** Ready-made tools, to be installed on an agent. */
export function Marketplace() {
  const { t } = useTranslation();
  const mayInstall = usePermission('tools:write');
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const [chosen, setChosen] = useState<MarketplaceTool | null>(null);
  return (
    <>
      <Stack>
        {found.data?.data.map((tool) => (
          <Group key={tool.key} justify="space-between" wrap="nowrap">
            <div>
              <Text fw={600}>{t(`identity.ready.${tool.key}.name`)}</Text>
              <Text size="sm">{t(`identity.ready.${tool.key}.text`)}</Text>
            </div>
            {mayInstall && (
              <Button
                variant="default"
                flex="none"
                disabled={!tool.is_available}
                title={tool.is_available ? undefined : t('identity.needs_service')}
                aria-label={`${t('identity.install')}: ${t(`identity.ready.${tool.key}.name`)}`}
                onClick={() => setChosen(tool)}
              >
                {t('identity.install')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <FormDialog
        isOpen={chosen !== null}
        title={t(chosen ? `identity.ready.${chosen.key}.name` : 'identity.install_title')}
        onClose={() => setChosen(null)}
      >
        {chosen && <InstallForm tool={chosen} onDone={() => setChosen(null)} />}
      </FormDialog>
    </>
  );
}

function InstallForm({ tool, onDone }: { tool: MarketplaceTool; onDone(): void }) {
  const { t } = useTranslation();
  const { rows: agents = [] } = useList('/api/agents');
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { agent_id: '', gated_tool_ids: [] as string[] },
    validate: { agent_id: (value) => (value === '' ? t('common.needed') : null) },
    fieldOf: (pointer) => (pointer.startsWith('/gated_tool_ids') ? 'gated_tool_ids' : null),
    async send(values) {
      await api.post('/api/identity/marketplace-tools/{toolKey}/install', {
        path: { toolKey: tool.key },
        body: values as unknown as InstallMarketplaceTool,
      });
      notify(t('identity.installed', { name: tool.name }));
      onDone();
    },
  });
  const agentId = form.values.agent_id;
  const { rows: tools = [] } = useList('/api/tools', { agent_id: agentId as never }, { isEnabled: agentId !== '' });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('identity.agent')}
          required
          data={[{ value: '', label: '' }, ...agents.map(({ id, name }) => ({ value: id as string, label: name }))]}
          {...form.getInputProps('agent_id')}
        />
        <MultiSelect
          label={t('identity.gated')}
          data={tools
            .filter(({ type }) => type !== 'identity')
            .map(({ id, name }) => ({ value: id as string, label: name }))}
          {...form.getInputProps('gated_tool_ids')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('identity.install')} onCancel={onDone} />
      </Stack>
    </form>
  );
}
