import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { IdentityConnection } from '../api/schemas.ts';

/** Test mode looks different: its identities prove nothing. */
export function ModeBadge({ mode }: Pick<IdentityConnection, 'mode'>) {
  const { t } = useTranslation();
  return mode === 'test' ? (
    <Badge color="yellow">{t('identity.mode_test')}</Badge>
  ) : (
    <Badge>{t('identity.mode_live')}</Badge>
  );
}
