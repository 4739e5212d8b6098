import { Checkbox, NativeSelect, NumberInput, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { PhoneNumber } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { numberPath, useRefreshNumbers } from './number-queries.ts';

const directions = ['both', 'inbound', 'outbound'] as const;

/** Settings of a number: its name, use, fallback and limits. */
export function SettingsForm({ number, onClose }: { number: PhoneNumber; onClose(): void }) {
  const { t } = useTranslation();
  const refresh = useRefreshNumbers();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      label: number.label,
      called_as: number.called_as ?? '',
      direction: number.direction,
      fallback: number.fallback?.to ?? '',
      caller_id_allowed: number.caller_id_allowed,
      max_concurrent_calls: (number.max_concurrent_calls ?? '') as number | string,
    },
    fieldOf: (pointer) => (pointer.startsWith('/fallback') ? 'fallback' : null),
    async send({ called_as: calledAs, fallback, max_concurrent_calls: max, ...values }) {
      const body = {
        ...values,
        fallback: fallbackOf(fallback),
        max_concurrent_calls: max === '' ? null : Number(max),
        ...(number.trunk_id !== null && { called_as: calledAs.trim() || null }),
      };
      const headers = { 'if-match': `"${number.version}"` };
      await api.patch(numberPath, { path: { numberId: number.id }, headers, body });
      notify(t('numbers.saved'));
      onClose();
      await refresh();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t('numbers.label')}
          description={t('numbers.label_hint')}
          maxLength={120}
          data-autofocus
          {...form.getInputProps('label')}
        />
        <NativeSelect
          label={t('numbers.direction')}
          data={directions.map((value) => ({ value, label: t(`numbers.directions.${value}`) }))}
          {...form.getInputProps('direction')}
        />
        <TextInput
          label={t('numbers.fallback')}
          description={t('numbers.fallback_hint')}
          type="tel"
          {...form.getInputProps('fallback')}
        />
        {number.trunk_id !== null && (
          <TextInput
            label={t('numbers.called_as')}
            description={t('numbers.called_as_hint')}
            {...form.getInputProps('called_as')}
          />
        )}
        <NumberInput
          label={t('numbers.max_calls')}
          description={t('numbers.max_calls_hint')}
          min={1}
          max={10_000}
          allowDecimal={false}
          {...form.getInputProps('max_concurrent_calls')}
        />
        <Checkbox
          label={t('numbers.caller_id_allowed')}
          {...form.getInputProps('caller_id_allowed', { type: 'checkbox' })}
        />
        <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** A fallback as it was entered: a SIP address, or a phone number. */
export function fallbackOf(text: string) {
  const to = text.trim();
  if (to === '') return null;
  return /^sips?:/i.test(to)
    ? ({ kind: 'sip', to } as const)
    : ({ kind: 'number', to: to.replace(/[\s()-]/g, '') } as const);
}
