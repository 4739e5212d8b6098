import { useTranslation } from 'react-i18next';
import './texts.ts';
import { Page } from '../parts/page.tsx';
import { ModelServers } from './model-servers.tsx';
import { SpeechModels } from './speech-models.tsx';

/** Models that run on this installation, for platform admins. */
export function ModelsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('models.title')} description={t('models.text')}>
      <ModelServers />
      <SpeechModels />
    </Page>
  );
}
