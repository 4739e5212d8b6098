import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';

/** Who this is. The API has no way to change it yet: a name is given at sign-up. */
export function ProfileCard() {
  const { t } = useTranslation();
  const { user, tenant } = useSession();
  const isConfirmed = user.email_verified;
  return (
    <Card
      title={t('me.profile')}
      text={t('me.profile_text')}
      aside={
        <Badge color={isConfirmed ? 'green' : 'yellow'}>
          {t(isConfirmed ? 'me.email_verified' : 'me.email_unverified')}
        </Badge>
      }
    >
      <Facts
        facts={[
          [t('sign_up.name'), user.name],
          [t('common.email'), user.email],
          [t('people.role'), tenant && `${t(`roles.${tenant.role}`)}, ${tenant.name}`],
        ]}
      />
    </Card>
  );
}
