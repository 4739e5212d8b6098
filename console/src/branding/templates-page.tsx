import './texts.ts';
import './branding.css';
import { NativeSelect, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { EmailTemplate } from '../api/schemas.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { useReseller } from '../reseller/use-reseller.ts';
import { TemplateEditor } from './template-editor.tsx';

const path = '/api/reseller/email-templates';
const emailLanguages = ['en', 'sv', 'de', 'fr', 'es'] as const;

/** Texts of the emails to the reseller's customers. */
export function TemplatesPage() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const mayWrite = useReseller().isAdmin;
  const own = emailLanguages.find((each) => each === i18n.language) ?? 'en';
  const [language, setLanguage] = useState<EmailTemplate['language']>(own);
  const [key, setKey] = useState<EmailTemplate['key']>('invite');
  const { data, error, refetch } = useQuery({
    queryKey: [path, language],
    queryFn: ({ signal }) => api.get(path, { query: { language }, signal }),
    refetchOnWindowFocus: false,
  });
  const template = data?.data.find((each) => each.key === key);
  return (
    <Page title={t('mail_templates.title')} description={t('mail_templates.text')}>
      <ErrorAlert error={error} onRetry={() => void refetch()} />
      <div className="template-choice">
        <NativeSelect
          label={t('mail_templates.template')}
          value={key}
          data={(data?.data ?? []).map((each) => ({
            value: each.key,
            label: `${t(`mail_templates.keys.${each.key}`)}${each.is_customized ? ` (${t('mail_templates.customized')})` : ''}`,
          }))}
          onChange={({ currentTarget }) => setKey(currentTarget.value as EmailTemplate['key'])}
        />
        <NativeSelect
          label={t('mail_templates.language')}
          value={language}
          data={emailLanguages.map((value) => ({ value, label: t(`mail_templates.languages.${value}`) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as EmailTemplate['language'])}
        />
      </div>
      {template ? (
        <TemplateEditor
          key={`${template.key} ${template.language} ${template.updated_at}`}
          template={template}
          mayWrite={mayWrite}
          onSaved={() => queryClient.invalidateQueries({ queryKey: [path] })}
        />
      ) : (
        !error && <Skeleton height={480} radius="lg" />
      )}
    </Page>
  );
}
