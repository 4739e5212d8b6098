import './texts.ts';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../parts/page.tsx';
import { EmailCard } from './email-card.tsx';
import { NewslettersCard } from './newsletters-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Settings of the person, independent of the account. */
export function MePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('me.title')} description={t('me.description')} isNarrow>
      <Stack gap="lg">
        <ProfileCard />
        <EmailCard />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <NotificationsCard />
        <NewslettersCard />
      </Stack>
    </Page>
  );
}
