import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** The library closes dialogs below at Escape, save for keys of an element with this mark. */
export const keepsDialogs = { 'data-mantine-stop-propagation': 'true' };

/** Asks for a code of the person's app, or one of their recovery codes, and completes the sign-in with it. */
export function CodeForm(props: {
  challenge: string;
  onDone(): void | Promise<void>;
  /** The buttons below the field; one submits. */
  actions(isSending: boolean): ReactNode;
}) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { code: '' },
    describe: (error) => (error.status === 401 ? t('second_factor.wrong') : null),
    async send({ code }) {
      const body = { challenge_token: props.challenge, code: code.trim() };
      await api.post('/api/auth/login/second-factor', { body, isAnonymous: true });
      await props.onDone();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {fault !== null && <ErrorText>{fault}</ErrorText>}
        <TextInput
          label={t('second_factor.code')}
          description={t('second_factor.code_hint')}
          autoComplete="one-time-code"
          inputMode="text"
          required
          autoFocus
          {...keepsDialogs}
          {...form.getInputProps('code')}
        />
        {props.actions(isSending)}
      </Stack>
    </form>
  );
}
