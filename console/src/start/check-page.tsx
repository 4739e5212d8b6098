import './texts.ts';
import { Alert, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notifyError } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { createAgentOf } from './create-agent-of.ts';
import { PriceRows, QuestionRows } from './fact-rows.tsx';
import { HoursGrid, useDayName } from './hours-grid.tsx';
import { LanguageSelect } from './language-select.tsx';
import { badDay, type ProfileDraft } from './profile-draft.ts';
import { Progress } from './progress.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** Second step of the setup guide: the facts the agent will say. */
export function CheckPage() {
  const { t } = useTranslation();
  const [draft] = useState(useProfileDraft().read);
  if (draft === null) return <Navigate to="/start" replace />;
  return (
    <Page
      title={t('start.check_title')}
      description={t('start.check_text')}
      before={<BackLink to="/start" label={t('start.title')} />}
      isNarrow
    >
      <Progress step="check" />
      <ProfileForm draft={draft} />
    </Page>
  );
}

function ProfileForm({ draft }: { draft: ProfileDraft }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const storage = useProfileDraft();
  const dayName = useDayName();
  const mayChat = usePermission('chat:write');
  const { form, onSubmit, isSending, fault } = useServerForm<ProfileDraft & Record<string, unknown>>({
    initialValues: { ...draft },
    validate: {
      businessName: (text) => (text.trim() === '' ? t('common.needed') : null),
      days: (days) => {
        const bad = badDay(days);
        return bad === -1 ? null : t('start.bad_hours', { day: dayName(bad) });
      },
      prices: {
        name: (text, { prices }, path) =>
          isHalf(prices[rowOf(path)], 'price') && text.trim() === '' ? t('common.needed') : null,
        price: (text, { prices }, path) =>
          isHalf(prices[rowOf(path)], 'name') && text.trim() === '' ? t('common.needed') : null,
      },
      questions: {
        question: (text, { questions }, path) =>
          isHalf(questions[rowOf(path)], 'answer') && text.trim() === '' ? t('common.needed') : null,
        answer: (text, { questions }, path) =>
          isHalf(questions[rowOf(path)], 'question') && text.trim() === '' ? t('common.needed') : null,
      },
    },
    describe: ({ code }) => (code === 'model_failed' ? t('start.model_failed') : null),
    async send(values) {
      const { agentId, hasQuickQuestions } = await createAgentOf(values, { mayChat });
      if (!hasQuickQuestions) notifyError(t('start.quick_failed'));
      storage.clear();
      await queryClient.invalidateQueries({ queryKey: ['/api/agents'] });
      await navigate({ to: '/start/$agentId/try', params: { agentId } });
    },
  });
  // Every change is stored, so that the guide goes on after a reload.
  useEffect(() => {
    if (!isSending) storage.write(form.values);
  }, [form.values, isSending, storage]);
  const { template, pages, websiteText } = form.values;
  return (
    <form onSubmit={onSubmit} noValidate className="guide-form">
      {template !== '' && (
        <Alert color="blue" variant="light">
          {t('start.from_template', { name: template })}
        </Alert>
      )}
      {pages > 0 && (
        <Alert color="blue" variant="light">
          {t('start.from_website', { count: pages })}
        </Alert>
      )}
      <Card title={t('start.business')}>
        <TextInput
          label={t('start.name')}
          required
          maxLength={60}
          autoComplete="organization"
          {...form.getInputProps('businessName')}
        />
        <Textarea label={t('start.about')} autosize minRows={2} maxRows={14} {...form.getInputProps('description')} />
        <TextInput
          label={t('start.address')}
          maxLength={250}
          autoComplete="street-address"
          {...form.getInputProps('address')}
        />
        <TextInput label={t('start.phone')} maxLength={60} inputMode="tel" {...form.getInputProps('phone')} />
        <TextInput label={t('start.email')} maxLength={250} inputMode="email" {...form.getInputProps('email')} />
        <LanguageSelect current={form.values.language} {...form.getInputProps('language')} />
      </Card>
      <Card title={t('start.hours')} text={t('start.hours_text')}>
        <HoursGrid days={form.values.days} onChange={(days) => form.setFieldValue('days', days)} />
        {form.errors['days'] && <FieldFault>{form.errors['days']}</FieldFault>}
      </Card>
      <Card title={t('start.prices')}>
        <PriceRows form={form} />
      </Card>
      <Card title={t('start.questions')} text={t('start.questions_text')}>
        <QuestionRows form={form} />
      </Card>
      <Card title={t('start.behaviour')} text={t('start.behaviour_text')}>
        {(['tasks', 'rules', 'restrictions'] as const).map((field) => (
          <Textarea
            key={field}
            label={t(`start.${field}`)}
            autosize
            minRows={1}
            maxRows={10}
            {...form.getInputProps(field)}
          />
        ))}
        {websiteText !== '' && (
          <Textarea
            label={t('start.website_text')}
            description={t('start.website_text_hint')}
            autosize
            minRows={3}
            maxRows={10}
            {...form.getInputProps('websiteText')}
          />
        )}
      </Card>
      <FormActions fault={fault} isSending={isSending} submitLabel={t('start.create')} />
    </form>
  );
}

function FieldFault({ children }: { children: React.ReactNode }) {
  return (
    <Alert color="red" variant="light" role="alert">
      {children}
    </Alert>
  );
}

/** Index of the row in a path such as `prices.2.name`. */
const rowOf = (path: string) => Number(path.split('.')[1]);

/** True for a row whose other field is filled in. */
function isHalf<Row extends object>(row: Row | undefined, other: keyof Row): boolean {
  return row !== undefined && String(row[other]).trim() !== '';
}
