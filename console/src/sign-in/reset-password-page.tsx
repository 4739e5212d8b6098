import { Button, Code, Stack, TextInput } from '@mantine/core';
import type { MailDelivery } from '@parley/contract/resources/mail';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { useFragmentToken } from './fragment-token.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSignInOptions } from './sign-in-options.ts';

/** Asks for the mail or, opened by its link, sets the new password. */
export function ResetPasswordPage() {
  const token = useFragmentToken();
  return token === null ? <AskForMail /> : <SetPassword token={token} />;
}

function AskForMail() {
  const { t } = useTranslation();
  const options = useSignInOptions();
  const [delivery, setDelivery] = useState<MailDelivery | null>(null);
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { email: '' },
    async send(body) {
      const path = '/api/auth/password-reset';
      const answer = await api.post(path, { body, isAnonymous: true });
      setDelivery(answer.delivery);
    },
  });
  const footer = <Link to="/login">{t('reset_password.to_login')}</Link>;
  if (delivery === 'kept') {
    return <SignInFrame title={t('reset_password.kept_title')} text={<KeptNote />} footer={footer} />;
  }
  if (delivery) {
    return <SignInFrame title={t('reset_password.sent_title')} text={t('reset_password.sent_text')} footer={footer} />;
  }
  const isKept = options?.mail_configured === false;
  return (
    <SignInFrame
      title={t('reset_password.title')}
      text={t(isKept ? 'reset_password.text_kept' : 'reset_password.text')}
      footer={footer}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {fault !== null && <ErrorText>{fault}</ErrorText>}
          <TextInput
            label={t('common.email')}
            type="email"
            autoComplete="username"
            required
            autoFocus
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={isSending} size="md">
            {t(isKept ? 'reset_password.request' : 'reset_password.send')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}

/** Explains where the link is without a mail server, and the command that resets a password on the server. */
function KeptNote() {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <span>{t('reset_password.kept_text')}</span>
      <span>{t('reset_password.kept_command')}</span>
      <Code block>npm run admin:reset-password</Code>
    </Stack>
  );
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { new_password: '' },
    describe: ({ details }) =>
      details.some(({ path }) => path === '/reset_token') ? t('reset_password.expired') : null,
    async send({ new_password }) {
      const body = { reset_token: token, new_password };
      await api.post('/api/auth/password-update', { body, isAnonymous: true });
      setDone(true);
    },
  });
  const footer = <Link to="/login">{t('reset_password.to_login')}</Link>;
  if (isDone)
    return <SignInFrame title={t('reset_password.done_title')} text={t('reset_password.done_text')} footer={footer} />;
  return (
    <SignInFrame title={t('reset_password.choose_title')} footer={footer}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {fault !== null && <ErrorText>{fault}</ErrorText>}
          <NewPasswordInput autoFocus {...form.getInputProps('new_password')} />
          <Button type="submit" loading={isSending} size="md">
            {t('reset_password.save')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
