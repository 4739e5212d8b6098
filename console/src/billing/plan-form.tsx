import { Checkbox, Group, NativeSelect, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { Plan } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { minorUnitsIn, readAmount, writeAmount } from './format-money.ts';
import { offersOf, type Seller } from './offers-of-seller.ts';

const reactions = ['stop', 'grace', 'overage'] as const;

/** Fields of the form by the place of a fault. */
const fields: Readonly<Record<string, string>> = {
  '/price_minor_units': 'price',
  '/included_seconds': 'minutes',
  '/grace_seconds': 'grace',
};

/** Form of a plan; without one it creates one. The currency of a plan stays. */
export function PlanForm(props: { plan: Plan | null; seller: Seller; onDone(): void; onCancel(): void }) {
  const { plan, seller, onDone, onCancel } = props;
  const path = `${offersOf[seller]}/plans` as const;
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: plan?.name ?? '',
      description: plan?.description ?? '',
      currency: plan?.currency ?? 'EUR',
      price: plan ? writeAmount(plan.price_minor_units, minorUnitsIn(plan.currency)) : '',
      minutes: (plan?.included_seconds ?? 0) / 60,
      when_empty: plan?.when_empty ?? 'stop',
      grace: (plan?.grace_seconds ?? 0) / 60,
      is_public: plan?.is_public ?? true,
    },
    validate: {
      name: (name) => (name.trim() === '' ? t('common.needed') : null),
      price: (price, { currency }) =>
        readAmount(price, minorUnitsIn(currency)) === null ? t('plans.wrong_amount') : null,
    },
    fieldOf: (pointer) => fields[pointer] ?? null,
    async send({ name, description, currency, price, minutes, when_empty, grace, is_public }) {
      const body = {
        name: name.trim(),
        description,
        price_minor_units: readAmount(price, minorUnitsIn(currency)) ?? 0,
        included_seconds: Math.round(Number(minutes) * 60),
        when_empty,
        grace_seconds: when_empty === 'grace' ? Math.round(Number(grace) * 60) : 0,
        is_public,
      };
      if (plan) await api.patch(`${path}/{planId}`, { path: { planId: plan.id }, body });
      else await api.post(path, { body: { ...body, currency } });
      onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t('plans.name')} required data-autofocus {...form.getInputProps('name')} />
        <Textarea label={t('plans.description')} autosize minRows={2} {...form.getInputProps('description')} />
        <Group grow align="flex-start">
          <TextInput label={t('plans.monthly_price')} inputMode="decimal" required {...form.getInputProps('price')} />
          <TextInput
            label={t('plans.currency')}
            maxLength={3}
            required
            disabled={plan !== null}
            {...form.getInputProps('currency')}
          />
        </Group>
        <NumberInput label={t('plans.included_minutes')} min={0} {...form.getInputProps('minutes')} />
        <NativeSelect
          label={t('plans.when_empty')}
          data={reactions.map((value) => ({ value, label: t(`plans.when.${value}`) }))}
          {...form.getInputProps('when_empty')}
        />
        {form.values.when_empty === 'grace' && (
          <NumberInput label={t('plans.grace_minutes')} min={0} {...form.getInputProps('grace')} />
        )}
        <Checkbox label={t('plans.is_public')} {...form.getInputProps('is_public', { type: 'checkbox' })} />
        <FormActions
          fault={fault}
          isSending={isSending}
          submitLabel={plan ? t('plans.save') : t('plans.create')}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
