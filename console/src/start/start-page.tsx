import './texts.ts';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentTemplate } from '../api/schemas.ts';
import { Page } from '../parts/page.tsx';
import { DescribeForm } from './describe-form.tsx';
import { agentLanguages } from './language-select.tsx';
import { draftOf, type ProfileDraft } from './profile-draft.ts';
import { Progress } from './progress.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** First step of the setup guide: a business in words, its website, or a template. */
export function StartPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('start.title')} description={t('start.text')} isNarrow>
      <StartForms />
    </Page>
  );
}

/** The ways to begin; also on the start page of a tenant without an agent. */
export function StartForms() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const storage = useProfileDraft();
  const [begun, setBegun] = useState(() => storage.read());
  const [language, setLanguage] = useState<string>(
    () => agentLanguages.find((tag) => i18n.language.startsWith(tag)) ?? 'en',
  );
  const goOn = (draft: ProfileDraft) => {
    storage.write(draft);
    void navigate({ to: '/start/check' });
  };
  const choose = ({ name, profile }: AgentTemplate) =>
    goOn(draftOf({ ...profile, businessName: '' }, { language, template: name }));
  return (
    <Stack gap="lg">
      <Progress step="business" />
      {begun && (
        <Alert color="blue" variant="light" title={t('start.resume_text')}>
          <Group>
            <Button size="xs" onClick={() => void navigate({ to: '/start/check' })}>
              {begun.businessName === '' ? t('start.resume_unnamed') : t('start.resume', { name: begun.businessName })}
            </Button>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                storage.clear();
                setBegun(null);
              }}
            >
              {t('start.discard')}
            </Button>
          </Group>
        </Alert>
      )}
      <DescribeForm language={language} onLanguage={setLanguage} onDraft={goOn} />
      <TemplateChoice language={language} onChoose={choose} />
      <Text size="sm">
        <Anchor renderRoot={(props) => <Link to="/agents/new" {...props} />}>{t('start.other_ways')}</Anchor>
      </Text>
    </Stack>
  );
}
