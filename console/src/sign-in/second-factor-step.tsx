import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ErrorText } from '../parts/error-alert.tsx';
import { useServerForm } from '../parts/use-server-form.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** The second half of a log-in: a code of the person's app, or one of their recovery codes. */
export function SecondFactorStep(props: { challenge: string; onDone(): void; onBack(): void }) {
  const { t } = useTranslation();
  const { form, onSubmit, isSending, fault } = useServerForm({
    isGuarded: false,
    initialValues: { code: '' },
    describe: (error) => (error.status === 401 ? t('second_factor.wrong') : null),
    async send({ code }) {
      const body = { challenge_token: props.challenge, code: code.trim() };
      await api.post('/api/auth/login/second-factor', { body, isAnonymous: true });
      props.onDone();
    },
  });
  return (
    <SignInFrame title={t('second_factor.title')} text={t('second_factor.text')}>
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
            {...form.getInputProps('code')}
          />
          <Button type="submit" loading={isSending} size="md">
            {t('sign_in.submit')}
          </Button>
          <Button variant="subtle" onClick={props.onBack}>
            {t('common.back')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
