import { Button, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Agent } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { RefineDialog } from '../new-agent/refine-dialog.tsx';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { agentQuery } from './agent-query.ts';

/** Name, greeting and instructions of the agent. */
export function InstructionsTab() {
  const { agentId } = useParams({ from: '/shell/agents/$agentId' });
  const { data: agent } = useSuspenseQuery(agentQuery(agentId));
  const mayWrite = usePermission('agents:write');
  return (
    <fieldset disabled={!mayWrite} className="plain-fieldset narrow">
      {/* A new version, a new form: what is shown is what is stored. */}
      <InstructionsForm key={agent.version} agent={agent} />
    </fieldset>
  );
}

function InstructionsForm({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const mayRefine = usePermission('ai:write');
  const [isRefining, setRefining] = useState(false);
  const { name, language, timezone, is_active, chat_enabled, greeting, prompt } = agent;
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { name, language, timezone, is_active, chat_enabled, greeting, prompt },
    validate: { name: (text) => (text.trim() === '' ? t('common.needed') : null) },
    describe: ({ status }) => (status === 412 ? t('agents.stale') : null),
    async send(body) {
      const headers = { 'if-match': `"${agent.version}"` };
      const saved = await api.patch('/api/agents/{agentId}', { path: { agentId: agent.id }, body, headers });
      notify(t('agents.saved', { version: saved.version }));
      await queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
    },
  });
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <Card title={t('agents.basics')}>
            <TextInput label={t('agents.name')} required autoComplete="off" {...form.getInputProps('name')} />
            <TextInput
              label={t('agents.language')}
              description={t('agents.language_hint')}
              {...form.getInputProps('language')}
            />
            <TextInput
              label={t('agents.timezone')}
              description={t('agents.timezone_hint')}
              {...form.getInputProps('timezone')}
            />
            <Switch label={t('agents.is_active')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
            <Switch label={t('agents.chat_enabled')} {...form.getInputProps('chat_enabled', { type: 'checkbox' })} />
          </Card>
          <Card
            title={t('agents.prompt')}
            aside={
              mayRefine &&
              form.values.prompt.trim() !== '' && (
                <Button variant="light" onClick={() => setRefining(true)}>
                  {t('agents.refine')}
                </Button>
              )
            }
          >
            <Textarea
              label={t('agents.greeting')}
              description={t('agents.greeting_hint')}
              autosize
              minRows={2}
              {...form.getInputProps('greeting')}
            />
            <Textarea
              label={t('agents.prompt')}
              description={t('agents.prompt_hint')}
              autosize
              minRows={12}
              maxRows={40}
              {...form.getInputProps('prompt')}
            />
          </Card>
          <FormActions
            fault={fault}
            isSending={isSending}
            submitLabel={t('common.save')}
            isDisabled={!form.isDirty()}
          />
        </Stack>
      </form>
      {isRefining && (
        <RefineDialog
          agentId={agent.id}
          prompt={form.values.prompt}
          onClose={() => setRefining(false)}
          onAccept={(text) => {
            form.setFieldValue('prompt', text);
            setRefining(false);
          }}
        />
      )}
    </>
  );
}
