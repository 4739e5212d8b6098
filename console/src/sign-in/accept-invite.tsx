import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { InviteView } from '../api/schemas.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { NewsletterConsent } from './newsletter-consent.tsx';
import { enterConsole } from './sign-in-answer.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Acceptance of an invitation, with a new account or with the password of the existing one. */
export function AcceptInvite({ token, invite }: { token: string; invite: InviteView }) {
  const { t } = useTranslation();
  // This page works without a session, so a 401 is a normal answer.
  const session = useQuery({
    queryKey: ['session', 'invited'],
    queryFn: () => api.get('/api/auth/me', { isAnonymous: true }),
    retry: false,
  });
  const email = session.data?.user.email ?? null;
  return (
    <SignInFrame
      title={t('invite.join', { tenant: invite.tenant_name })}
      text={t('invite.text', { tenant: invite.tenant_name, role: t(`roles.${invite.role}`), email: invite.email })}
    >
      {email !== null && email !== invite.email ? (
        <OtherAccount email={email} />
      ) : (
        <AcceptForm token={token} invite={invite} isLoggedIn={email !== null} />
      )}
    </SignInFrame>
  );
}

function OtherAccount({ email }: { email: string }) {
  const { t } = useTranslation();
  const logOut = useMutation({
    mutationFn: () => api.post('/api/auth/logout', { isAnonymous: true }),
    // Only the person is forgotten: the token of the invitation lives in this page alone.
    onSuccess: (_, __, ___, { client }) => client.setQueryData(['session', 'invited'], null),
  });
  return (
    <Stack>
      <Alert color="yellow" className="readable-alert">
        {t('invite.other_account', { email })}
      </Alert>
      <ErrorAlert error={logOut.error} />
      <Button size="md" loading={logOut.isPending} onClick={() => logOut.mutate()}>
        {t('shell.log_out')}
      </Button>
    </Stack>
  );
}

function AcceptForm({ token, invite, isLoggedIn }: { token: string; invite: InviteView; isLoggedIn: boolean }) {
  const { t } = useTranslation();
  const needsPassword = invite.has_account && !isLoggedIn;
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { name: '', password: '', accepts_newsletters: false },
    describe: (error) => (error.status === 401 ? t('invite.wrong_password') : null),
    async send({ name, password, accepts_newsletters }) {
      const body = {
        token,
        accepts_newsletters,
        ...(!invite.has_account && { name }),
        ...(!isLoggedIn && { password }),
      };
      await api.post('/api/invites/accept', { body, isAnonymous: true });
      enterConsole();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {fault !== null && <ErrorText>{fault}</ErrorText>}
        <TextInput label={t('common.email')} value={invite.email} autoComplete="username" readOnly />
        {!invite.has_account && (
          <>
            <TextInput
              label={t('sign_up.name')}
              autoComplete="name"
              required
              autoFocus
              {...form.getInputProps('name')}
            />
            <NewPasswordInput label={t('sign_in.password')} {...form.getInputProps('password')} />
          </>
        )}
        {needsPassword && (
          <PasswordField
            label={t('sign_in.password')}
            description={t('invite.known')}
            autoComplete="current-password"
            autoFocus
            {...form.getInputProps('password')}
          />
        )}
        <NewsletterConsent
          sender={invite.newsletters_from}
          {...form.getInputProps('accepts_newsletters', { type: 'checkbox' })}
        />
        <Button type="submit" loading={isSending} size="md">
          {t('invite.accept')}
        </Button>
      </Stack>
    </form>
  );
}
