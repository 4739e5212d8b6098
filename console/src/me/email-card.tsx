import '../people/texts.ts';
import '../sign-in/texts.ts';
import { Alert, Stack, TextInput } from '@mantine/core';
import type { MailDelivery } from '@parley/contract/resources/mail';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useSession } from '../api/session.ts';
import { Card } from '../parts/card.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Another address to log in with, which counts once the link that is sent there is opened. */
export function EmailCard() {
  const { t } = useTranslation();
  const { user } = useSession();
  const [sent, setSent] = useState<{ email: string; delivery: MailDelivery } | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    initialValues: { new_email: '', password: '', code: '' },
    validate: {
      new_email: (email) => (email.includes('@') ? null : t('people.email_needed')),
      password: (password) => (password === '' ? t('common.needed') : null),
    },
    describe: (error) =>
      error.status === 401 ? t(user.second_factor_enabled ? 'me.not_proven' : 'me.wrong_password') : null,
    async send({ new_email, password, code }) {
      const body = { new_email, password, ...(user.second_factor_enabled && { code: code.trim() }) };
      const { delivery } = await api.post('/api/auth/email-change', { body });
      setSent({ email: new_email.trim(), delivery });
      form.reset();
    },
  });
  return (
    <Card title={t('common.email')} text={t('email_change.text', { email: user.email })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {sent && (
            <Alert role="status" icon={<MailCheck size={18} aria-hidden />} className="readable-alert">
              {t(`email_change.sent_${sent.delivery}`, { email: sent.email })}
            </Alert>
          )}
          <TextInput
            label={t('email_change.new_email')}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('new_email')}
          />
          <PasswordField
            label={t('me.current_password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          {user.second_factor_enabled && (
            <TextInput
              label={t('second_factor.code')}
              description={t('second_factor.code_hint')}
              autoComplete="one-time-code"
              required
              {...form.getInputProps('code')}
            />
          )}
          <FormActions fault={fault} isSending={isSending} submitLabel={t('email_change.submit')} />
        </Stack>
      </form>
    </Card>
  );
}
