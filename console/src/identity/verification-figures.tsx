import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { Facts } from '../parts/facts.tsx';

const path = '/api/identity/statistics';

/** Figures of the last 30 days: live verifications, and those of test mode apart. */
export function VerificationFigures() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  if (!data || data.live.total + data.test.total === 0) return null;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const { live, test } = data;
  const failures = data.by_failure.map(({ failure, total }) => `${t(`identity.failures.${failure}`)} (${total})`);
  return (
    <Facts
      facts={[
        [t('identity.live_total'), live.total],
        [
          t('identity.approval_rate'),
          data.approval_rate === null
            ? null
            : t('identity.rate_of', { rate: percent.format(data.approval_rate), approved: live.approved }),
        ],
        [
          t('identity.not_approved'),
          t('identity.not_approved_text', { declined: live.declined, expired: live.expired, failed: live.failed }),
        ],
        [
          t('identity.answer_time'),
          data.answer_seconds_p50 === null
            ? null
            : t('identity.seconds', { count: Math.round(data.answer_seconds_p50) }),
        ],
        [t('identity.reasons'), failures.join(', ')],
        [t('identity.test_total'), test.total === 0 ? null : test.total],
      ]}
    />
  );
}
