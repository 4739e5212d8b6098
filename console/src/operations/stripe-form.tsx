import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { StripeAccount } from '../api/schemas.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { ServerForm } from '../parts/server-form.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

interface StripeFormProps {
  account: StripeAccount;
  onDone(saved: StripeAccount): void;
  onCancel(): void;
}

/** Form of the keys of a Stripe account; what is left empty stays as it is. Stripe tests the key on saving. */
export function StripeForm({ account, onDone, onCancel }: StripeFormProps) {
  const { t } = useTranslation();
  const isStored = account.source === 'console';
  const serverForm = useServerForm({
    isGuarded: false,
    initialValues: { secret_key: '', webhook_secret: '' },
    validate: { secret_key: (key) => (isStored || key.trim() !== '' ? null : t('common.needed')) },
    async send({ secret_key, webhook_secret }) {
      const body = {
        ...(secret_key.trim() && { secret_key: secret_key.trim() }),
        ...(webhook_secret.trim() && { webhook_secret: webhook_secret.trim() }),
      };
      onDone(await api.put('/api/admin/stripe', { body }));
    },
  });
  const { form } = serverForm;
  return (
    <ServerForm of={serverForm} submitLabel={t('stripe.save')} onCancel={onCancel}>
      <PasswordField
        label={t('stripe.key')}
        description={t(isStored ? 'stripe.kept_hint' : 'stripe.key_hint')}
        autoComplete="off"
        required={!isStored}
        data-autofocus
        {...form.getInputProps('secret_key')}
      />
      <PasswordField
        label={t('stripe.webhook_secret')}
        description={t(account.has_webhook_secret && isStored ? 'stripe.kept_hint' : 'stripe.webhook_hint')}
        autoComplete="off"
        required={false}
        {...form.getInputProps('webhook_secret')}
      />
      <Text size="sm" c="dimmed">
        {t('stripe.test_text')}
      </Text>
    </ServerForm>
  );
}
