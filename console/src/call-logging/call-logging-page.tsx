import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { BackLink } from '../parts/back-link.tsx';
import { Card } from '../parts/card.tsx';
import { Page } from '../parts/page.tsx';
import { CallLogTable } from './call-log-table.tsx';
import { PresetList } from './preset-list.tsx';

/** Calls as records in CRMs: where and how they are logged, and what became of each. */
export function CallLoggingPage() {
  const { t } = useTranslation();
  const filters = useSearch({ from: '/shell/connections/call-logging' });
  return (
    <Page
      title={t('call_logging.title')}
      description={t('call_logging.text')}
      before={<BackLink to="/connections" label={t('navigation.connections')} />}
    >
      <Card title={t('call_logging.presets')} text={t('call_logging.presets_text')}>
        <PresetList />
      </Card>
      <Card title={t('call_logging.log')} text={t('call_logging.log_text')}>
        <CallLogTable filters={filters} />
      </Card>
    </Page>
  );
}
