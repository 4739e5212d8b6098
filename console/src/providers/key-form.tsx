import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { ProviderKey } from '../api/schemas.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { type KeysOf, keyPaths } from './key-queries.ts';

/** Form of a vendor's key. Saving lets the server test it at the vendor. */
export function KeyForm(props: { of: KeysOf; provider: ProviderKey['provider']; onDone(): void; onCancel(): void }) {
  const { t } = useTranslation();
  const { of, provider } = props;
  const needsRegion = provider === 'azure';
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { key: '', region: '' },
    validate: {
      key: (key) => (key.trim() === '' ? t('common.needed') : null),
      region: (region) => (needsRegion && region.trim() === '' ? t('common.needed') : null),
    },
    describe: (error) => (error.status === 409 ? t('providers.refused') : null),
    async send({ key, region }) {
      const body = { key: key.trim(), ...(needsRegion && { region: region.trim() }) };
      await api.put(keyPaths[of], { path: { keyProvider: provider }, body });
      props.onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PasswordField
          label={t('providers.api_key')}
          description={t('providers.api_key_hint')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('key')}
        />
        {needsRegion && (
          <TextInput
            label={t('providers.region')}
            description={t('providers.region_hint')}
            required
            {...form.getInputProps('region')}
          />
        )}
        <FormActions fault={fault} isSending={isSending} submitLabel={t('providers.save')} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}
