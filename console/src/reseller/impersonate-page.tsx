import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import { api } from '../api/api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { reload } from '../platform/use-change-tenant.ts';
import { useFragmentToken } from '../sign-in/fragment-token.ts';

/** Uses an impersonation link, after a click: programs that preview links open this page too. */
export function ImpersonatePage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const enter = useMutation({
    mutationFn: (body: { token: string }) => api.post('/api/auth/impersonation', { body }),
    onSuccess: reload,
  });
  return (
    <Page
      title={t('reseller.entering_title')}
      description={t(token === null ? 'reseller.entering_no_token' : 'reseller.entering_text')}
    >
      <ErrorAlert error={enter.error} />
      {token !== null && (
        <Button loading={enter.isPending} onClick={() => enter.mutate({ token })} w="fit-content" autoFocus>
          {t('reseller.entering_submit')}
        </Button>
      )}
    </Page>
  );
}
