import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { useFragmentToken } from './fragment-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Asks for a click before it uses the token up: programs that look at links in mails open this page too. */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const confirm = useMutation({
    mutationFn: (body: { token: string }) => api.post('/api/auth/email-change/confirm', { body, isAnonymous: true }),
  });
  const footer = <Link to="/">{t('email_change.to_console')}</Link>;
  if (confirm.isSuccess) {
    return <SignInFrame title={t('email_change.done_title')} text={t('email_change.done_text')} footer={footer} />;
  }
  const isOver = confirm.error instanceof ApiError && [400, 409].includes(confirm.error.status);
  return (
    <SignInFrame
      title={t('email_change.confirm_title')}
      text={t(token === null ? 'verify_email.no_token' : 'email_change.confirm_text')}
      footer={footer}
    >
      {isOver ? <ErrorText>{t('email_change.expired')}</ErrorText> : <ErrorAlert error={confirm.error} />}
      {token !== null && !isOver && (
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate({ token })} autoFocus>
          {t('email_change.confirm_submit')}
        </Button>
      )}
    </SignInFrame>
  );
}
