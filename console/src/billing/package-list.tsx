import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useList } from '../api/use-list.ts';
import { useBillingFormat } from './format-money.ts';
import { OfferName, OfferSection, OfferState } from './offer-section.tsx';
import { offersOf, type Seller } from './offers-of-seller.ts';
import { PackageForm } from './package-form.tsx';

/** Packages of minutes. */
export function PackageList({ seller }: { seller: Seller }) {
  const { t } = useTranslation();
  const path = `${offersOf[seller]}/minute-packages` as const;
  const format = useBillingFormat();
  return (
    <OfferSection
      title={t('plans.packages')}
      path={path}
      list={useList(path)}
      columns={[
        { key: 'name', header: t('plans.name'), cell: (offer) => <OfferName offer={offer} seller={seller} /> },
        {
          key: 'price',
          header: t('plans.price'),
          cell: ({ price_minor_units: amount_minor_units, currency }) => format.money({ amount_minor_units, currency }),
        },
        { key: 'minutes', header: t('plans.minutes'), cell: (offer) => format.minutes(offer.seconds) },
        {
          key: 'validity',
          header: t('billing.validity'),
          cell: ({ valid_days: count }) => (count === null ? t('billing.no_end') : t('billing.valid_days', { count })),
        },
        { key: 'state', header: t('plans.state'), cell: (offer) => <OfferState offer={offer} /> },
      ]}
      empty={{ title: t('plans.no_packages'), text: t('plans.no_packages_text') }}
      words={{
        create: t('plans.new_package'),
        edit: t('plans.edit_package'),
        removeTitle: t('plans.retire_package'),
        removeText: t('plans.retire_package_text'),
      }}
      isOpen={(offer) => offer.retired_at === null}
      remove={(offer) => api.delete(`${path}/{packageId}`, { path: { packageId: offer.id } })}
      form={(offer, on) => <PackageForm offer={offer} seller={seller} onDone={on.done} onCancel={on.cancel} />}
    />
  );
}
