import './texts.ts';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { sessionQuery, usePermission } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { notify } from '../parts/notify.tsx';
import { Page } from '../parts/page.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { countryChoices, languageChoices, timeZoneChoices } from './choices.ts';
import { ResellerAccessCard } from './reseller-access-card.tsx';

export const accountQuery = queryOptions({
  queryKey: ['/api/account'],
  queryFn: () => api.get('/api/account'),
});

/** How the account is called, whom to reach, and in which language and time it lives. */
export function AccountPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('account.title')} description={t('account.text')} isNarrow>
      <AccountForm />
      <ResellerAccessCard />
    </Page>
  );
}

function AccountForm() {
  const { t, i18n } = useTranslation();
  const mayWrite = usePermission('account:write');
  const queryClient = useQueryClient();
  const { data: account } = useSuspenseQuery(accountQuery);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      name: account.name,
      contact_email: account.contact_email ?? '',
      country: account.country ?? '',
      language: account.language,
      timezone: account.timezone,
    },
    validate: { name: (name) => (name.trim() === '' ? t('common.needed') : null) },
    async send(values) {
      const body = { ...values, contact_email: values.contact_email || null, country: values.country || null };
      queryClient.setQueryData(accountQuery.queryKey, await api.patch('/api/account', { body }));
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      notify(t('account.saved'));
    },
  });
  return (
    <Card title={t('account.about')}>
      <form onSubmit={onSubmit} noValidate>
        <fieldset disabled={!mayWrite} className="plain-fieldset">
          <Stack>
            <TextInput label={t('account.name')} required autoComplete="organization" {...form.getInputProps('name')} />
            <TextInput
              label={t('account.contact_email')}
              description={t('account.contact_hint')}
              type="email"
              autoComplete="email"
              {...form.getInputProps('contact_email')}
            />
            <NativeSelect
              label={t('account.country')}
              description={t('account.country_hint')}
              data={countryChoices(i18n.language, account.country ?? '', t('account.no_country'))}
              {...form.getInputProps('country')}
            />
            <NativeSelect
              label={t('shell.language')}
              description={t('account.language_hint')}
              data={languageChoices(i18n.language, account.language)}
              {...form.getInputProps('language')}
            />
            <NativeSelect
              label={t('account.timezone')}
              data={timeZoneChoices(account.timezone)}
              {...form.getInputProps('timezone')}
            />
            {mayWrite && <FormActions fault={fault} isSending={isSending} submitLabel={t('common.save')} />}
          </Stack>
        </fieldset>
      </form>
    </Card>
  );
}
