import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { AvailableNumber, PhoneNumber } from '../api/schemas.ts';
import { wholeList } from '../api/use-list.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { type Column, RecordTable } from '../parts/record-table.tsx';
import { useRefreshNumbers } from './number-queries.ts';

const types = ['local', 'mobile', 'national', 'toll_free'] as const;
type Carrier = PhoneNumber['provider'] & string;

/** Searches the numbers of a carrier, and buys one. */
export function BuyForm({ carriers, onDone }: { carriers: readonly Carrier[]; onDone(number: PhoneNumber): void }) {
  const { t, i18n } = useTranslation();
  const refresh = useRefreshNumbers();
  const [wanted, setWanted] = useState({
    provider: carriers[0] ?? 'builtin',
    country: 'US',
    area_code: '',
    contains: '',
    type: '',
  });
  const [buying, setBuying] = useState<{ offer: AvailableNumber; key: string } | null>(null);
  const search = useMutation({
    mutationFn: () => {
      const { type, ...query } = wanted;
      return api.get('/api/phone-numbers/available', {
        query: { ...query, type: type as (typeof types)[number] | '', limit: 20 },
      });
    },
  });
  const columns = useOfferColumns((offer) => setBuying({ offer, key: crypto.randomUUID() }));
  const set = (field: keyof typeof wanted) => (event: { currentTarget: { value: string } }) =>
    setWanted({ ...wanted, [field]: event.currentTarget.value });
  const onSearch = (event: FormEvent) => {
    event.preventDefault();
    search.mutate();
  };
  return (
    <Stack>
      <form onSubmit={onSearch}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <NativeSelect
              label={t('numbers.carrier')}
              value={wanted.provider}
              data={carriers.map((value) => ({ value, label: t(`numbers.carriers.${value}`) }))}
              onChange={set('provider')}
            />
            <NativeSelect
              label={t('numbers.country')}
              value={wanted.country}
              data={countryChoices(i18n.language, wanted.country, t('numbers.choose_country')).slice(1)}
              onChange={set('country')}
            />
            <NativeSelect
              label={t('numbers.type')}
              value={wanted.type}
              data={[
                { value: '', label: t('numbers.any_type') },
                ...types.map((value) => ({ value, label: t(`numbers.types.${value}`) })),
              ]}
              onChange={set('type')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={t('numbers.area_code')}
              description={t('numbers.area_code_hint')}
              inputMode="numeric"
              maxLength={5}
              value={wanted.area_code}
              onChange={set('area_code')}
            />
            <TextInput
              label={t('numbers.contains')}
              description={'\u00a0'}
              inputMode="numeric"
              maxLength={15}
              value={wanted.contains}
              onChange={set('contains')}
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button type="submit" leftSection={<Search size={16} aria-hidden />} loading={search.isPending}>
              {t('numbers.search')}
            </Button>
          </Group>
        </Stack>
      </form>
      <ErrorAlert error={search.error} />
      {search.data && (
        <RecordTable
          label={t('numbers.found')}
          list={wholeList(search.data.data, { error: null, refetch: async () => search.mutate() })}
          columns={columns}
          keyOf={({ number }) => number}
          empty={{ title: t('numbers.none_found_title'), text: t('numbers.none_found_text') }}
        />
      )}
      <ConfirmDialog
        isOpen={buying !== null}
        title={t('numbers.buy_title', { number: buying?.offer.number ?? '' })}
        confirmLabel={t('numbers.buy')}
        run={async () => {
          if (!buying) return;
          const bought = await api.post('/api/phone-numbers/purchase', {
            headers: { 'idempotency-key': buying.key },
            body: { phone_number: buying.offer.number, provider: search.data?.provider },
          });
          await refresh();
          onDone(bought);
        }}
        onClose={() => setBuying(null)}
      >
        {buying && t('numbers.buy_text', { price: priceOf(buying.offer, t, i18n.language) })}
      </ConfirmDialog>
    </Stack>
  );
}

function useOfferColumns(onBuy: (offer: AvailableNumber) => void): Column<AvailableNumber>[] {
  const { t, i18n } = useTranslation();
  return [
    { key: 'number', header: t('numbers.number'), cell: ({ number }) => <span className="mono">{number}</span> },
    { key: 'place', header: t('numbers.place'), cell: ({ locality, country }) => locality ?? country },
    { key: 'type', header: t('numbers.type'), cell: ({ type }) => t(`numbers.types.${type}`) },
    { key: 'price', header: t('numbers.price'), cell: (offer) => priceOf(offer, t, i18n.language) },
    {
      key: 'buy',
      header: t('numbers.buy'),
      isHeaderHidden: true,
      cell: (offer) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('numbers.buy_of', { number: offer.number })}
          onClick={() => onBuy(offer)}
        >
          {t('numbers.buy')}
        </Button>
      ),
    },
  ];
}

function priceOf(
  { monthly_price_minor_units: price, currency }: AvailableNumber,
  t: (key: 'numbers.free' | 'numbers.price_unknown') => string,
  language: string,
): string {
  if (price === null || currency === null) return t('numbers.price_unknown');
  if (price === 0) return t('numbers.free');
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
