import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { Connections } from './connections.tsx';
import { Marketplace } from './marketplace.tsx';
import { Retention } from './retention-form.tsx';
import { VerificationLog } from './verification-log.tsx';

/** Verification of callers and visitors: services, ready-made tools, log and retention. */
export function IdentityPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('identity.title')} description={t('identity.text')}>
      <Stack>
        <Card title={t('identity.connections')}>
          <Connections />
        </Card>
        <Card title={t('identity.marketplace')}>
          <Marketplace />
        </Card>
        <Card title={t('identity.log')}>
          <VerificationLog />
        </Card>
        <Card title={t('identity.retention')}>
          <Retention />
        </Card>
      </Stack>
    </Page>
  );
}
