import { useTranslation } from 'react-i18next';
import { NextStep } from '../parts/next-step.tsx';
import { EmptyState } from '../parts/record-table.tsx';

/** Statistics without a conversation, and the way to the first. */
export function NothingYet() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('statistics.empty_title')}
      text={t('statistics.empty_text')}
      action={<NextStep to="/agents" label={t('navigation.agents')} />}
    />
  );
}
