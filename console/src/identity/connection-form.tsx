import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { IdentityConnection, IdentityConnectionSet } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

type Provider = IdentityConnection['provider'];
const providers: readonly Provider[] = ['oidc-ciba', 'oidc', 'bankid', 'vipps'];

interface ConnectionFormProps {
  /** Connection to change; null: a new one. */
  connection: IdentityConnection | null;
  onStored(stored: IdentityConnection): void;
  onCancel(): void;
}

/** Connects an identity service, or changes how. */
export function ConnectionForm({ connection, onStored, onCancel }: ConnectionFormProps) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: {
      provider: (connection?.provider ?? 'oidc-ciba') as Provider,
      mode: (connection?.mode ?? 'test') as IdentityConnection['mode'],
      issuer: connection?.settings.issuer ?? '',
      client_id: connection?.settings.client_id ?? '',
      client_secret: '',
      login_hint: connection?.settings.login_hint ?? '',
      certificate: '',
      private_key: '',
      accepts_test_identities: connection?.settings.accepts_test_identities ?? false,
    },
    async send({ provider, mode, ...values }) {
      const isBankId = provider === 'bankid';
      const fields = isBankId
        ? (['certificate', 'private_key'] as const)
        : (['issuer', 'client_id', 'client_secret', ...(provider === 'oidc' ? [] : ['login_hint' as const])] as const);
      const given = fields.map((field) => [field, values[field].trim()] as const).filter(([, value]) => value !== '');
      const body = { ...connection?.settings, ...Object.fromEntries(given), mode } as IdentityConnectionSet;
      body.accepts_test_identities = mode === 'test' && values.accepts_test_identities;
      if (!isBankId && values.login_hint.trim() === '') delete body.login_hint;
      onStored(await api.put('/api/identity/connections/{provider}', { path: { provider }, body }));
    },
  });
  const { provider } = form.values;
  const kept = connection?.has_secret ? t('identity.secret_hint') : undefined;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <NativeSelect
          label={t('identity.service')}
          disabled={connection !== null}
          data={providers.map((value) => ({ value, label: t(`identity.providers.${value}`) }))}
          {...form.getInputProps('provider')}
        />
        <NativeSelect
          label={t('identity.mode')}
          data={[
            { value: 'test', label: t('identity.mode_test') },
            { value: 'live', label: t('identity.mode_live') },
          ]}
          {...form.getInputProps('mode')}
        />
        {form.values.mode === 'test' && (
          <Checkbox
            color="red"
            label={t('identity.accepts_test')}
            description={t('identity.accepts_test_hint')}
            {...form.getInputProps('accepts_test_identities', { type: 'checkbox' })}
          />
        )}
        {provider === 'bankid' ? (
          <>
            <Textarea
              label={t('identity.certificate')}
              description={kept}
              rows={3}
              {...form.getInputProps('certificate')}
            />
            <Textarea
              label={t('identity.private_key')}
              description={kept}
              rows={3}
              {...form.getInputProps('private_key')}
            />
          </>
        ) : (
          <>
            <TextInput
              label={t('identity.issuer')}
              type="url"
              placeholder="https://"
              required
              {...form.getInputProps('issuer')}
            />
            <TextInput label={t('identity.client_id')} required {...form.getInputProps('client_id')} />
            <PasswordField
              label={t('identity.client_secret')}
              description={kept}
              autoComplete="off"
              {...form.getInputProps('client_secret')}
            />
            {provider !== 'oidc' && (
              <TextInput
                label={t('identity.login_hint')}
                description={t('identity.login_hint_hint')}
                {...form.getInputProps('login_hint')}
              />
            )}
          </>
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('identity.save')} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
