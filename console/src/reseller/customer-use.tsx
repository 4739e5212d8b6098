import '../billing/texts.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBillingFormat } from '../billing/format-money.ts';
import { Card } from '../parts/card.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Facts } from '../parts/facts.tsx';
import { MonthSelect } from './month-select.tsx';
import { costsQuery } from './reseller-queries.ts';
import { useMonth } from './use-month.ts';

/** Use of one customer in a month, with its cost and charges. */
export function CustomerUse({ customerId }: { customerId: string }) {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const [month, setMonth] = useMonth();
  const found = useQuery(costsQuery(month));
  const use = found.data?.customers.find((line) => line.customer_id === customerId);
  return (
    <Card
      title={t('reseller.use')}
      text={t('reseller.use_text')}
      aside={<MonthSelect month={month} onChange={setMonth} />}
    >
      <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />
      {found.data && !use && <Text c="dimmed">{t('reseller.no_use')}</Text>}
      {use && (
        <Facts
          facts={[
            [t('reseller.call_minutes'), format.minutes(use.call_seconds)],
            [t('reseller.chat_turns'), format.count(use.chat_turns)],
            [t('reseller.messages'), format.count(use.messages)],
            [t('reseller.wholesale'), format.sum(use.wholesale)],
            [t('reseller.retail'), format.sum(use.retail)],
          ]}
        />
      )}
    </Card>
  );
}
