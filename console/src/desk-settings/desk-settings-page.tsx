import './texts.ts';
import '../desk/triage/triage.css';
import { Alert } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { usePermission } from '../api/session.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Page } from '../parts/page.tsx';
import { LabelsCard } from './labels-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { TeamsCard } from './teams-card.tsx';

const settingsQuery = {
  queryKey: ['/api/chat/desk-settings'],
  queryFn: () => api.get('/api/chat/desk-settings'),
};

/** Assignment, targets, teams and labels of the inbox. */
export function DeskSettingsPage() {
  const { t } = useTranslation();
  const maySet = usePermission('account:write');
  const { data: settings } = useSuspenseQuery(settingsQuery);
  return (
    <Page
      title={t('desk_settings.title')}
      description={t('desk_settings.text')}
      before={<BackLink to="/desk" label={t('desk_settings.back')} />}
    >
      {!maySet && <Alert color="gray">{t('desk_settings.only_admins')}</Alert>}
      <SettingsForm settings={settings} isReadOnly={!maySet} />
      <TeamsCard mayChange={maySet} />
      <LabelsCard />
    </Page>
  );
}
