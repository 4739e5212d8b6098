import { Loader } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { AcceptInvite } from './accept-invite.tsx';
import { useFragmentToken } from './fragment-token.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Invitation page: tenant, inviter, role and the acceptance form. */
export function InvitePage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const invite = useQuery({
    queryKey: ['invite', token],
    queryFn:
      token === null ? skipToken : () => api.post('/api/invites/inspect', { body: { token }, isAnonymous: true }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const footer = <Link to="/login">{t('reset_password.to_login')}</Link>;
  if (token === null) return <SignInFrame title={t('invite.title')} text={t('invite.no_token')} footer={footer} />;
  if (invite.data) return <AcceptInvite token={token} invite={invite.data} />;
  if (!invite.error) {
    return (
      <SignInFrame title={t('invite.title')}>
        <Loader role="status" aria-label={t('common.loading')} mx="auto" />
      </SignInFrame>
    );
  }
  const isGone = invite.error instanceof ApiError && [400, 404].includes(invite.error.status);
  return (
    <SignInFrame title={t('invite.title')} footer={footer}>
      {isGone ? (
        <ErrorText>{t('invite.gone')}</ErrorText>
      ) : (
        <ErrorAlert error={invite.error} onRetry={() => void invite.refetch()} />
      )}
    </SignInFrame>
  );
}
