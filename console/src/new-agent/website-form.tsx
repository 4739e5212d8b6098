import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ExtractedBusiness } from '../api/schemas.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Address of the website to read. */
export function WebsiteForm({ onFound }: { onFound(found: ExtractedBusiness): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { url: '' },
    async send({ url }) {
      const address = url.trim();
      const body = { url: /^https?:\/\//i.test(address) ? address : `https://${address}` };
      onFound(await api.post('/api/ai-tools/crawl-extract', { body }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Card title={t('new_agent.ways.website')}>
        <TextInput
          label={t('new_agent.url')}
          description={t('new_agent.url_hint')}
          placeholder="https://www.example.com"
          inputMode="url"
          required
          {...form.getInputProps('url')}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('new_agent.read')} />
      </Card>
    </form>
  );
}
