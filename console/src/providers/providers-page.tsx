import { useTranslation } from 'react-i18next';
import './texts.ts';
import { usePermission, useSession } from '../api/session.ts';
import { Page } from '../parts/page.tsx';
import { KeyTable } from './key-table.tsx';

/** Keys of vendors: of the account, and for platform admins of the installation. */
export function ProvidersPage() {
  const { t } = useTranslation();
  const session = useSession();
  const mayRead = usePermission('keys:read');
  return (
    <Page title={t('providers.title')} description={t('providers.text')}>
      {mayRead && <KeyTable of="account" />}
      {session.is_platform_admin && <KeyTable of="installation" />}
    </Page>
  );
}
