import { Alert, Checkbox, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EndOfCallWebhook } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { PairsInput } from '../tools/pairs-input.tsx';
import { useAgents } from '../tools/use-agents.ts';
import { EventChecklist } from './event-checklist.tsx';
import { changeOf, creationOf, draftOf, newWebhook } from './webhook-draft.ts';
import { useRefreshWebhooks, webhookPath, webhooksPath } from './webhook-queries.ts';

/** Form of a new webhook, or of the settings of one. `onDone` gets the secret of a new one. */
export function WebhookForm(props: {
  webhook: EndOfCallWebhook | null;
  onDone(secret: string | null): void;
  onCancel(): void;
}) {
  const { t } = useTranslation();
  const refresh = useRefreshWebhooks();
  const { list: agents } = useAgents();
  const { webhook, onDone } = props;
  const isOfAgent = webhook?.source === 'agent';
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: webhook ? draftOf(webhook) : newWebhook,
    validate: {
      url: (url) => (url.trim() === '' ? t('common.needed') : null),
      events: (events) => (events.length === 0 ? t('webhooks.events_needed') : null),
    },
    async send(draft) {
      if (webhook === null) {
        const { secret } = await api.post(webhooksPath, { body: creationOf(draft) });
        void refresh();
        return onDone(secret);
      }
      const headers = { 'if-match': `"${webhook.version}"` };
      await api.patch(webhookPath, { path: { webhookId: webhook.id }, headers, body: changeOf(draft, webhook) });
      void refresh();
      onDone(null);
    },
  });
  const names = new Map((agents.rows ?? []).map(({ id, name }) => [id, name]));
  const offered = [...new Set([...names.keys(), ...form.values.agent_ids])];
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {isOfAgent && <Alert color="blue">{t('webhooks.of_agent_text')}</Alert>}
        <TextInput
          label={t('webhooks.url')}
          description={t('webhooks.url_hint')}
          placeholder="https://crm.example.com/parley"
          type="url"
          required
          disabled={isOfAgent}
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('webhooks.description')}
          description={t('webhooks.description_hint')}
          maxLength={200}
          {...form.getInputProps('description')}
        />
        <EventChecklist
          value={form.values.events}
          error={form.errors['events'] as string | undefined}
          isDisabled={isOfAgent}
          onChange={(events) => form.setFieldValue('events', events)}
        />
        <Checkbox
          label={t('webhooks.transcript')}
          description={t('webhooks.transcript_hint')}
          {...form.getInputProps('hasTranscript', { type: 'checkbox' })}
        />
        {!isOfAgent && offered.length > 0 && (
          <Checkbox.Group
            label={t('webhooks.agents')}
            description={t('webhooks.agents_hint')}
            {...form.getInputProps('agent_ids')}
          >
            <Stack gap={4} mt={6}>
              {offered.map((id) => (
                <Checkbox key={id} value={id} size="sm" label={names.get(id) ?? id} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <PairsInput
          label={t('webhooks.headers')}
          description={t('webhooks.headers_hint')}
          addLabel={t('webhooks.add_header')}
          namePlaceholder="X-Source"
          valuePlaceholder="parley"
          value={form.values.headers}
          error={form.errors['headers'] as string | undefined}
          onChange={(pairs) => form.setFieldValue('headers', pairs)}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={webhook === null ? t('webhooks.create') : t('common.save')}
          onCancel={props.onCancel}
        />
      </Stack>
    </form>
  );
}
