import { useQueryClient } from '@tanstack/react-query';
import './texts.ts';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import type { CurrentUser } from '../api/schemas.ts';
import { sessionQuery } from '../api/session.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { PasswordField } from '../parts/password-field.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { CodeForm, keepsDialogs } from './code-form.tsx';

/** Sign-in above a page whose input would be lost; the same person continues in the same tenant. */
export function SignInAgain({ onDone }: { onDone(isSignedIn: boolean): void }) {
  const { t } = useTranslation();
  const session = useQueryClient().getQueryData(sessionQuery.queryKey);
  const [challenge, setChallenge] = useState<string | null>(null);
  useSignInElsewhere(() => onDone(true));
  if (!session) return null;
  const done = async () => {
    // A session with several tenants begins in the one used last, maybe in another browser.
    const { tenant, tenants } = session;
    const isMember = tenants.length > 1 && tenants.some(({ id }) => id === tenant?.id);
    if (tenant && isMember) await api.post('/api/auth/switch-tenant', { body: { tenant_id: tenant.id } });
    onDone(true);
  };
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={400}
      title={t('sign_in_again.title')}
    >
      {challenge === null ? (
        <PasswordStep session={session} onChallenge={setChallenge} onDone={done} onLeave={() => onDone(false)} />
      ) : (
        <CodeForm
          challenge={challenge}
          onDone={done}
          actions={(isSending) => (
            <Group justify="space-between">
              <Button variant="subtle" onClick={() => setChallenge(null)}>
                {t('common.back')}
              </Button>
              <Button type="submit" loading={isSending}>
                {t('sign_in.submit')}
              </Button>
            </Group>
          )}
        />
      )}
    </Modal>
  );
}

function PasswordStep(props: {
  session: CurrentUser;
  onChallenge(token: string): void;
  onDone(): Promise<void>;
  onLeave(): void;
}) {
  const { t } = useTranslation();
  const { email } = props.session.user;
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { password: '' },
    describe: (error) => (error.status === 401 ? t('sign_in_again.wrong') : null),
    async send({ password }) {
      const answer = await api.post('/api/auth/login', { body: { email, password }, isAnonymous: true });
      if (answer.status === 'second_factor_required') props.onChallenge(answer.challenge_token);
      else await props.onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t('sign_in_again.text')}</Text>
        {fault !== null && <ErrorText>{fault}</ErrorText>}
        <TextInput label={t('common.email')} value={email} readOnly autoComplete="username" {...keepsDialogs} />
        <PasswordField
          label={t('sign_in.password')}
          autoComplete="current-password"
          data-autofocus
          {...keepsDialogs}
          {...form.getInputProps('password')}
        />
        <Group justify="space-between">
          <Button variant="subtle" color="red" onClick={props.onLeave}>
            {t('sign_in_again.discard')}
          </Button>
          <Button type="submit" loading={isSending}>
            {t('sign_in.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Notices a sign-in in another tab when this one is looked at again. */
function useSignInElsewhere(onSignedIn: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      api.get('/api/auth/me', { isAnonymous: true }).then(onSignedIn, () => {});
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  });
}
