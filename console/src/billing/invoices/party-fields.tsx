import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { countryChoices } from '../../account/choices.ts';

/** A party on invoices as a form holds it. */
export type PartyDraft = {
  name: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  country: string;
  vat_id: string;
  registration_number: string;
  email: string;
};

interface Party {
  name: string;
  address: { line1: string; line2?: string; postal_code?: string; city: string; country: string };
  vat_id?: string | null;
  registration_number?: string;
  email: string;
}

export const partyDraftOf = (party: Party | null): PartyDraft => ({
  name: party?.name ?? '',
  line1: party?.address.line1 ?? '',
  line2: party?.address.line2 ?? '',
  postal_code: party?.address.postal_code ?? '',
  city: party?.address.city ?? '',
  country: party?.address.country ?? '',
  vat_id: party?.vat_id ?? '',
  registration_number: party?.registration_number ?? '',
  email: party?.email ?? '',
});

export const partyOf = (draft: PartyDraft) => ({
  name: draft.name,
  address: {
    line1: draft.line1,
    line2: draft.line2,
    postal_code: draft.postal_code,
    city: draft.city,
    country: draft.country,
  },
  vat_id: draft.vat_id.trim() === '' ? null : draft.vat_id,
  registration_number: draft.registration_number,
  email: draft.email,
});

/** Field of a fault: the last part of its pointer. */
export const partyFieldOf = (pointer: string): string | null => pointer.split('/').at(-1) ?? null;

/** Inputs of a party on invoices. */
export function PartyFields({ form }: { form: UseFormReturnType<PartyDraft> }) {
  const { t, i18n } = useTranslation();
  const countries = countryChoices(i18n.language, form.values.country, t('invoices.choose_country'));
  return (
    <>
      <TextInput label={t('invoices.name')} required data-autofocus {...form.getInputProps('name')} />
      <TextInput label={t('invoices.line1')} required {...form.getInputProps('line1')} />
      <TextInput label={t('invoices.line2')} {...form.getInputProps('line2')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('invoices.postal_code')} {...form.getInputProps('postal_code')} />
        <TextInput label={t('invoices.city')} required {...form.getInputProps('city')} />
      </SimpleGrid>
      <NativeSelect label={t('invoices.country')} required data={countries} {...form.getInputProps('country')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('invoices.vat_id')}
          description={t('invoices.vat_id_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('vat_id')}
        />
        <TextInput label={t('invoices.registration_number')} {...form.getInputProps('registration_number')} />
      </SimpleGrid>
      <TextInput label={t('invoices.email')} required type="email" {...form.getInputProps('email')} />
    </>
  );
}
