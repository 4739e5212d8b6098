import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { useFragmentToken } from './fragment-token.ts';
import { enterConsole } from './sign-in-answer.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Asks for a click before it uses the token up: programs that look at links in mails open this page too. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const verify = useMutation({
    mutationFn: (body: { token: string }) => api.post('/api/auth/verify-email', { body, isAnonymous: true }),
    onSuccess: () => enterConsole(),
  });
  const isExpired = verify.error instanceof ApiError && [400, 401, 404].includes(verify.error.status);
  return (
    <SignInFrame
      title={t('verify_email.title')}
      text={token === null ? t('verify_email.no_token') : t('verify_email.text')}
      footer={<Link to="/login">{t('reset_password.to_login')}</Link>}
    >
      {isExpired ? <ErrorText>{t('verify_email.expired')}</ErrorText> : <ErrorAlert error={verify.error} />}
      {token !== null && !isExpired && (
        <Button size="md" loading={verify.isPending} onClick={() => verify.mutate({ token })} autoFocus>
          {t('verify_email.submit')}
        </Button>
      )}
    </SignInFrame>
  );
}
