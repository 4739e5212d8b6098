import { NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/api.ts';
import { FormActions } from '../../parts/form-actions.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { urlsPath, useRefreshKnowledge } from './knowledge-queries.ts';
import { type Schedule, ScheduleSelect } from './schedule-select.tsx';

/** Address as it was typed; one without a scheme is meant for https. */
const withScheme = (url: string) => (/^[a-z][a-z0-9+.-]*:/i.test(url.trim()) ? url.trim() : `https://${url.trim()}`);

/** Form of a new page or site. */
export function UrlForm({ agentId, onDone, onCancel }: { agentId: string; onDone(): void; onCancel(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshKnowledge();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { url: '', name: '', scope: 'page', max_pages: 100, schedule: 'weekly' as Schedule },
    validate: { url: (url) => (url.trim() === '' ? t('common.needed') : null) },
    async send({ url, name, scope, max_pages, schedule }) {
      const isSite = scope === 'site';
      const body = { url: withScheme(url), site: isSite, schedule, ...(name.trim() && { name }) };
      await api.post(urlsPath, { path: { agentId }, body: { ...body, ...(isSite && { max_pages }) } });
      void refresh();
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('knowledge.url')}
          placeholder="https://www.example.com"
          type="url"
          required
          data-autofocus
          {...form.getInputProps('url')}
        />
        <Radio.Group label={t('knowledge.scope')} {...form.getInputProps('scope')}>
          <Stack gap={6} mt={6}>
            <Radio value="page" label={t('knowledge.scopes.page')} />
            <Radio value="site" label={t('knowledge.scopes.site')} />
          </Stack>
        </Radio.Group>
        {form.values.scope === 'site' && (
          <NumberInput label={t('knowledge.max_pages')} min={1} max={1000} {...form.getInputProps('max_pages')} />
        )}
        <ScheduleSelect {...form.getInputProps('schedule')} />
        <TextInput
          label={t('knowledge.name')}
          description={t('knowledge.name_hint')}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('knowledge.add_url')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
