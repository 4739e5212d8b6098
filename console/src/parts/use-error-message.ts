import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';

/**
 * Error message in one sentence. Refusals of user input keep the server's own words, which say
 * what was expected; other errors are in the language of the console.
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('faults.unexpected');
      switch (error.code) {
        case 'unreachable':
          return t('faults.unreachable');
        case 'rate_limited':
          return error.retryAfterSeconds === null
            ? t('faults.rate_limited')
            : t('faults.rate_limited_for', { count: Math.max(1, Math.ceil(error.retryAfterSeconds)) });
        case 'internal':
        case 'unavailable':
          return error.requestId === null
            ? t('faults.unavailable')
            : t('faults.internal', { requestId: error.requestId });
        case 'unauthenticated':
          return t('faults.signed_out');
        default:
          return error.message;
      }
    },
    [t],
  );
}
