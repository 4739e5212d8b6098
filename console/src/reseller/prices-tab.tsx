import '../billing/texts.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import { wholeList } from '../api/use-list.ts';
import { useBillingFormat } from '../billing/format-money.ts';
import { Card } from '../parts/card.tsx';
import { RecordTable } from '../parts/record-table.tsx';

const path = '/api/reseller/price-tiers';

/** Wholesale prices of the reseller that are valid now. */
export function PricesTab() {
  const { t } = useTranslation();
  const format = useBillingFormat();
  const found = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, { signal }) });
  const prices = found.data?.price_tiers;
  const price = (micros: string) => format.unitPrice(Number(micros), prices?.currency ?? 'EUR');
  return (
    <Card title={t('reseller.prices')} text={t('reseller.prices_text')}>
      {prices && (
        <Text size="sm" c="dimmed">
          {t('reseller.valid_from', { date: format.date(prices.valid_from) })}
        </Text>
      )}
      <RecordTable
        label={t('reseller.prices')}
        list={wholeList(found.data && (prices?.tiers ?? []), found)}
        keyOf={(tier) => String(tier.from_seconds)}
        empty={{ title: t('reseller.no_prices_title'), text: t('reseller.no_prices_text') }}
        columns={[
          {
            key: 'from',
            header: t('reseller.tier'),
            cell: ({ from_seconds: from }) => t('reseller.tier_from', { minutes: format.minutes(from) }),
          },
          { key: 'in', header: t('reseller.inbound'), cell: (tier) => price(tier.inbound_minute_micros) },
          { key: 'out', header: t('reseller.outbound'), cell: (tier) => price(tier.outbound_minute_micros) },
          { key: 'web', header: t('reseller.web'), cell: (tier) => price(tier.web_minute_micros) },
          { key: 'chat', header: t('reseller.chat_turn'), cell: (tier) => price(tier.chat_turn_micros) },
          { key: 'message', header: t('reseller.message'), cell: (tier) => price(tier.message_micros) },
        ]}
      />
    </Card>
  );
}
