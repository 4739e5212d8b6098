import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../parts/page.tsx';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What belongs to the person and not to the account they work in. */
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
      </Stack>
    </Page>
  );
}
