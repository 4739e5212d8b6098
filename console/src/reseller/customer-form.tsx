import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countryChoices, languageChoices, timeZoneChoices } from '../account/choices.ts';
import { api } from '../api/api.ts';
import type { Customer, CustomerCreated } from '../api/schemas.ts';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { PackageSelect } from './package-select.tsx';
import { customersPath, useRefreshCustomers } from './reseller-queries.ts';

const draftOf = (customer: Customer | null, language: string) => ({
  name: customer?.name ?? '',
  owner_email: '',
  contact_email: customer?.contact_email ?? '',
  country: customer?.country ?? '',
  language: customer?.language ?? language,
  timezone: customer?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  package_id: customer?.package_id ?? '',
});

interface CustomerFormProps {
  /** Null creates one. */
  customer: Customer | null;
  /** `created`: set when the customer is new. */
  onDone(customer: Customer, created: CustomerCreated | null): void;
  onCancel(): void;
}

/** Form of a customer: name, contact, language, time zone and package. */
export function CustomerForm({ customer, onDone, onCancel }: CustomerFormProps) {
  const { t, i18n } = useTranslation();
  const refresh = useRefreshCustomers();
  const serverForm = useServerForm({
    initialValues: draftOf(customer, i18n.language),
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send({ contact_email, country, package_id, owner_email, ...values }) {
      const found = await save(customer, owner_email.trim(), {
        ...values,
        contact_email: contact_email.trim() || null,
        country: country || null,
        package_id: package_id || null,
      });
      await refresh();
      onDone(found.customer, found.created);
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm
      of={serverForm}
      submitLabel={t(customer ? 'common.save' : 'reseller.create_submit')}
      onCancel={onCancel}
    >
      <TextInput label={t('reseller.customer_name')} required data-autofocus {...form.getInputProps('name')} />
      {!customer && (
        <TextInput
          label={t('reseller.owner_email')}
          description={t('reseller.owner_hint')}
          type="email"
          autoComplete="off"
          {...form.getInputProps('owner_email')}
        />
      )}
      <TextInput
        label={t('reseller.contact_email')}
        description={t('reseller.contact_hint')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('contact_email')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('reseller.country')}
          data={countryChoices(i18n.language, form.values.country, t('reseller.no_country'))}
          {...form.getInputProps('country')}
        />
        <NativeSelect
          label={t('shell.language')}
          data={languageChoices(i18n.language, form.values.language)}
          {...form.getInputProps('language')}
        />
      </SimpleGrid>
      <NativeSelect
        label={t('reseller.timezone')}
        data={timeZoneChoices(form.values.timezone)}
        {...form.getInputProps('timezone')}
      />
      <PackageSelect {...form.getInputProps('package_id')} />
    </ServerForm>
  );
}

interface CustomerBody {
  name: string;
  contact_email: string | null;
  country: string | null;
  language: string;
  timezone: string;
  package_id: string | null;
}

async function save(
  customer: Customer | null,
  owner_email: string,
  body: CustomerBody,
): Promise<{ customer: Customer; created: CustomerCreated | null }> {
  if (customer) {
    const path = { customerId: customer.id };
    return { customer: await api.patch(`${customersPath}/{customerId}`, { path, body }), created: null };
  }
  const { contact_email, country, ...given } = body;
  const optional = { ...(contact_email && { contact_email }), ...(country && { country }) };
  const created = await api.post(customersPath, {
    body: { ...given, ...optional, ...(owner_email && { owner_email }) },
  });
  return { customer: created.customer, created };
}
