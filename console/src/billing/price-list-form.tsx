import { Alert, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PriceList } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { microsIn, readAmount, writeAmount } from './format-money.ts';
import { offersOf, type Seller } from './offers-of-seller.ts';

const prices = ['inbound', 'outbound', 'web', 'chat_turn', 'message'] as const;
const fieldOf = {
  inbound: 'inbound_minute_micros',
  outbound: 'outbound_minute_micros',
  web: 'web_minute_micros',
  chat_turn: 'chat_turn_micros',
  message: 'message_micros',
} as const;

/** Form of a price list; without one it creates one. One that has begun gets another name or an end. */
export function PriceListForm(props: {
  prices: PriceList | null;
  seller: Seller;
  /** Customer that alone has the new prices; default: all of the seller. */
  customerId?: string;
  onDone(): void;
  onCancel(): void;
}) {
  const { prices: list, seller, customerId = null, onDone, onCancel } = props;
  const path = `${offersOf[seller]}/price-lists` as const;
  const { t } = useTranslation();
  const hasBegun = list !== null && new Date(list.valid_from) <= new Date();
  const typed = (name: (typeof prices)[number]) => (list ? writeAmount(list[fieldOf[name]], microsIn) : '0');
  const isPrice = (text: string) => (readAmount(text, microsIn) === null ? t('plans.wrong_price') : null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: list?.name ?? '',
      currency: list?.currency ?? 'EUR',
      inbound: typed('inbound'),
      outbound: typed('outbound'),
      web: typed('web'),
      chat_turn: typed('chat_turn'),
      message: typed('message'),
      valid_from: localInput(list?.valid_from ?? new Date().toISOString()),
      valid_until: list?.valid_until ? localInput(list.valid_until) : '',
    },
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      inbound: isPrice,
      outbound: isPrice,
      web: isPrice,
      chat_turn: isPrice,
      message: isPrice,
    },
    fieldOf: (pointer) => prices.find((name) => pointer === `/${fieldOf[name]}`) ?? null,
    async send({ name, currency, valid_from, valid_until, ...amounts }) {
      const end = { name: name.trim(), valid_until: valid_until === '' ? null : new Date(valid_until).toISOString() };
      const micros = (price: (typeof prices)[number]) => readAmount(amounts[price], microsIn) ?? 0;
      const body = {
        ...end,
        inbound_minute_micros: micros('inbound'),
        outbound_minute_micros: micros('outbound'),
        web_minute_micros: micros('web'),
        chat_turn_micros: micros('chat_turn'),
        message_micros: micros('message'),
        valid_from: new Date(valid_from).toISOString(),
      };
      if (list)
        await api.patch(`${path}/{priceListId}`, { path: { priceListId: list.id }, body: hasBegun ? end : body });
      else await api.post(path, { body: { ...body, currency, customer_id: customerId } });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {hasBegun && <Alert color="gray">{t('plans.begun')}</Alert>}
        <TextInput label={t('plans.name')} required data-autofocus {...form.getInputProps('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('plans.currency')}
            maxLength={3}
            required
            disabled={list !== null}
            {...form.getInputProps('currency')}
          />
          {prices.map((name) => (
            <TextInput
              key={name}
              label={t(`plans.${name}`)}
              inputMode="decimal"
              disabled={hasBegun}
              {...form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        <TextInput
          label={t('plans.valid_from')}
          type="datetime-local"
          required
          disabled={hasBegun}
          {...form.getInputProps('valid_from')}
        />
        <TextInput
          label={t('plans.valid_until')}
          description={t('plans.valid_until_hint')}
          type="datetime-local"
          {...form.getInputProps('valid_until')}
        />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={list ? t('plans.save') : t('plans.create')}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}

/** Instant as a field of local date and time has it. */
function localInput(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
