import { Button, Stack } from '@mantine/core';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { isReachable } from '../load-page.ts';
import { ErrorAlert, ErrorText } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';

/** Stands where a page would be that could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const isOffline = error instanceof ApiError && error.code === 'unreachable';
  useEffect(() => {
    if (!isOffline) return;
    const retry = () => void reloadIfReachable();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline]);
  if (error instanceof ApiError && error.status === 404) return <MissingPage />;
  // A part that failed to load stays failed until the console is loaded anew.
  const needsReload = isOffline || !(error instanceof ApiError);
  return (
    <Page title={t('faults.page_title')}>
      <Stack align="flex-start">
        {isOfEarlierRelease(error) ? <ErrorText>{t('faults.updated')}</ErrorText> : <ErrorAlert error={error} />}
        <Button variant="default" onClick={needsReload ? () => void reloadIfReachable() : reset}>
          {t(needsReload && !isOffline ? 'faults.reload' : 'common.try_again')}
        </Button>
      </Stack>
    </Page>
  );
}

/** A script that the server no longer has, in the words of Chromium, Firefox and Safari. */
const isOfEarlierRelease = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** Loads the console anew at this address, but never while that would leave it. */
async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

/** An address at which there is nothing, or nothing any more. */
export function MissingPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('faults.missing_title')} description={t('faults.missing_text')}>
      <div>
        <Button component={Link} to="/" variant="default">
          {t('faults.to_start')}
        </Button>
      </div>
    </Page>
  );
}
