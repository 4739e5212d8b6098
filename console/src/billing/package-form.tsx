import { Checkbox, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { MinutePackage } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { minorUnitsIn, readAmount, writeAmount } from './format-money.ts';
import { offersOf, type Seller } from './offers-of-seller.ts';

/** Fields of the form by the place of a fault. */
const fields: Readonly<Record<string, string>> = { '/price_minor_units': 'price', '/seconds': 'minutes' };

/** Form of a minute package; without one it creates one. The currency of a package stays. */
export function PackageForm(props: { offer: MinutePackage | null; seller: Seller; onDone(): void; onCancel(): void }) {
  const { offer, seller, onDone, onCancel } = props;
  const path = `${offersOf[seller]}/minute-packages` as const;
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: offer?.name ?? '',
      currency: offer?.currency ?? 'EUR',
      price: offer ? writeAmount(offer.price_minor_units, minorUnitsIn(offer.currency)) : '',
      minutes: (offer?.seconds ?? 6000) / 60,
      valid_days: offer?.valid_days ?? ('' as number | ''),
      is_public: offer?.is_public ?? true,
    },
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      price: (price, { currency }) =>
        readAmount(price, minorUnitsIn(currency)) === null ? t('plans.wrong_amount') : null,
    },
    fieldOf: (pointer) => fields[pointer] ?? null,
    async send({ name, currency, price, minutes, valid_days, is_public }) {
      const body = {
        name: name.trim(),
        price_minor_units: readAmount(price, minorUnitsIn(currency)) ?? 0,
        seconds: Math.round(Number(minutes) * 60),
        valid_days: valid_days === '' ? null : Number(valid_days),
        is_public,
      };
      if (offer) await api.patch(`${path}/{packageId}`, { path: { packageId: offer.id }, body });
      else await api.post(path, { body: { ...body, currency } });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('plans.name')} required data-autofocus {...form.getInputProps('name')} />
        <NumberInput label={t('plans.minutes')} min={1} required {...form.getInputProps('minutes')} />
        <Group grow align="flex-start">
          <TextInput label={t('plans.price')} inputMode="decimal" required {...form.getInputProps('price')} />
          <TextInput
            label={t('plans.currency')}
            maxLength={3}
            required
            disabled={offer !== null}
            {...form.getInputProps('currency')}
          />
        </Group>
        <NumberInput
          label={t('plans.valid_days')}
          description={t('plans.valid_days_hint')}
          min={1}
          {...form.getInputProps('valid_days')}
        />
        <Checkbox label={t('plans.is_public')} {...form.getInputProps('is_public', { type: 'checkbox' })} />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={offer ? t('plans.save') : t('plans.create')}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
