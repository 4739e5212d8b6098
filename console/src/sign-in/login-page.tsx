import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { SecondFactorStep } from './second-factor-step.tsx';
import { enterConsole } from './sign-in-answer.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';

export function LoginPage() {
  const { t } = useTranslation();
  const { next } = useSearch({ from: '/login' });
  const [challenge, setChallenge] = useState<string | null>(null);
  const options = useSignInOptions();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { email: '', password: '' },
    describe(error) {
      if (error.status !== 401) return null;
      return `${t('sign_in.wrong')} ${t(options?.sign_up_open ? 'sign_in.unconfirmed' : 'sign_in.link_first')}`;
    },
    async send(values) {
      const answer = await api.post('/api/auth/login', { body: values, isAnonymous: true });
      if (answer.status === 'second_factor_required') setChallenge(answer.challenge_token);
      else enterConsole(next);
    },
  });
  if (challenge !== null) {
    return (
      <SecondFactorStep challenge={challenge} onDone={() => enterConsole(next)} onBack={() => setChallenge(null)} />
    );
  }
  return (
    <SignInFrame
      title={t('sign_in.title')}
      footer={
        options?.sign_up_open && (
          <>
            {t('sign_in.no_account')} <Link to="/signup">{t('sign_in.sign_up')}</Link>
          </>
        )
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {fault !== null && <ErrorText>{fault}</ErrorText>}
          <TextInput
            label={t('common.email')}
            type="email"
            autoComplete="username"
            required
            data-autofocus
            autoFocus
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={t('sign_in.password')}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Button type="submit" loading={isSending} size="md">
            {t('sign_in.submit')}
          </Button>
          <Anchor component={Link} to="/reset-password" size="sm" ta="center">
            {t('sign_in.forgot')}
          </Anchor>
        </Stack>
      </form>
    </SignInFrame>
  );
}
