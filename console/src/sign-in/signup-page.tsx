import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { MailDelivery } from '@parley/contract/resources/mail';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { NewsletterConsent } from './newsletter-consent.tsx';
import { enterConsole } from './sign-in-answer.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';

export function SignupPage() {
  const { t, i18n } = useTranslation();
  const options = useSignInOptions();
  const [sent, setSent] = useState<{ email: string; delivery: MailDelivery } | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { name: '', email: '', tenant_name: '', password: '', accepts_newsletters: false },
    describe: (error) => (error.status === 403 ? t('sign_up.closed') : null),
    async send({ tenant_name, ...values }) {
      const body = { ...values, ...(tenant_name.trim() && { tenant_name }), language: i18n.language };
      const answer = await api.post('/api/auth/signup', { body, isAnonymous: true });
      if (answer.status === 'check_email') setSent({ email: values.email, delivery: answer.delivery });
      else enterConsole();
    },
  });
  const footer = (
    <>
      {t('sign_up.has_account')} <Link to="/login">{t('sign_in.submit')}</Link>
    </>
  );
  if (sent?.delivery === 'kept') {
    return <SignInFrame title={t('sign_up.kept_title')} text={t('sign_up.kept_text')} footer={footer} />;
  }
  if (sent) {
    const text = t('sign_up.check_text', { email: sent.email });
    return <SignInFrame title={t('sign_up.check_title')} text={text} footer={footer} />;
  }
  if (options?.sign_up_open === false) {
    return <SignInFrame title={t('sign_up.title')} text={t('sign_up.closed')} footer={footer} />;
  }
  return (
    <SignInFrame title={t('sign_up.title')} text={t('sign_up.text')} footer={footer}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {fault !== null && <ErrorText>{fault}</ErrorText>}
          <TextInput label={t('sign_up.name')} autoComplete="name" required autoFocus {...form.getInputProps('name')} />
          <TextInput
            label={t('common.email')}
            type="email"
            autoComplete="username"
            required
            {...form.getInputProps('email')}
          />
          <TextInput label={t('sign_up.company')} autoComplete="organization" {...form.getInputProps('tenant_name')} />
          <NewPasswordInput label={t('sign_in.password')} {...form.getInputProps('password')} />
          <NewsletterConsent
            sender={options?.newsletters_from}
            {...form.getInputProps('accepts_newsletters', { type: 'checkbox' })}
          />
          {options?.sign_up_confirmation === 'administrator' && (
            <Text size="sm" c="dimmed">
              {t('sign_up.by_administrator')}
            </Text>
          )}
          <Button type="submit" loading={isSending} size="md">
            {t('sign_up.submit')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
