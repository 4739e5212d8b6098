import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { useBillingFormat } from './format-money.ts';
import { OfferSection } from './offer-section.tsx';
import { offersOf, type Seller } from './offers-of-seller.ts';
import { PriceListForm } from './price-list-form.tsx';

/** Price lists with their dates: of the seller, or those of one customer alone. */
export function PriceListList({ seller, customerId }: { seller: Seller; customerId?: string }) {
  const { t } = useTranslation();
  const path = `${offersOf[seller]}/price-lists` as const;
  const format = useBillingFormat();
  return (
    <OfferSection
      title={t(customerId ? 'plans.customer_prices' : 'plans.price_lists')}
      path={path}
      list={useList(path, customerId === undefined ? {} : { customer_id: customerId })}
      columns={[
        {
          key: 'name',
          header: t('plans.name'),
          cell: (prices) => (
            <div>
              {prices.name}
              <Text size="sm" c="dimmed" hidden={customerId !== undefined}>
                {prices.customer_id !== null
                  ? t('plans.of_customer')
                  : seller === 'platform' && prices.reseller_id !== null
                    ? t('plans.of_reseller')
                    : t('plans.general')}
              </Text>
            </div>
          ),
        },
        {
          key: 'inbound',
          header: t('plans.inbound'),
          cell: (prices) => format.unitPrice(prices.inbound_minute_micros, prices.currency),
        },
        {
          key: 'outbound',
          header: t('plans.outbound'),
          cell: (prices) => format.unitPrice(prices.outbound_minute_micros, prices.currency),
        },
        { key: 'from', header: t('plans.valid_from'), cell: (prices) => format.date(prices.valid_from) },
        {
          key: 'until',
          header: t('plans.valid_until'),
          cell: ({ valid_until: at }) => (at === null ? '–' : format.date(at)),
        },
      ]}
      empty={
        customerId
          ? { title: t('plans.no_customer_prices'), text: t('plans.no_customer_prices_text') }
          : { title: t('plans.no_prices'), text: t('plans.no_prices_text') }
      }
      words={{
        create: t('plans.new_prices'),
        edit: t('plans.edit_prices'),
        removeTitle: t('plans.end_prices'),
        removeText: t('plans.end_prices_text'),
      }}
      isOpen={({ valid_until: at }) => at === null || new Date(at) > new Date()}
      remove={(prices) => api.delete(`${path}/{priceListId}`, { path: { priceListId: prices.id } })}
      form={(prices, on) => (
        <PriceListForm
          prices={prices}
          seller={seller}
          {...(customerId && { customerId })}
          onDone={on.done}
          onCancel={on.cancel}
        />
      )}
    />
  );
}
