import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { wordFault } from '../texts/refusals/refusal-words.ts';

/**
 * Error message in one sentence, in the reader's language. A refusal without words in it keeps the server's English, and
 * names the request by which the server's log has more.
 */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return wordFault('unexpected') ?? t('faults.unexpected');
      if (error.isWorded && error.code !== 'internal') return error.message;
      const { requestId } = error;
      switch (error.code) {
        case 'unreachable':
          return wordFault('unreachable') ?? t('faults.unreachable');
        case 'rate_limited': {
          const seconds = Math.max(1, Math.ceil(error.retryAfterSeconds ?? 0));
          return error.retryAfterSeconds === null
            ? (wordFault('rate_limited') ?? t('faults.rate_limited'))
            : (wordFault('rate_limited_for', { seconds }) ?? t('faults.rate_limited_for', { count: seconds }));
        }
        case 'internal':
        case 'unavailable':
          return requestId === null
            ? (wordFault('unavailable') ?? t('faults.unavailable'))
            : (withRequestId(wordFault('internal'), requestId) ?? t('faults.internal', { requestId }));
        case 'unauthenticated':
          return wordFault('signed_out') ?? t('faults.signed_out');
        default:
          return withRequestId(error.message, requestId) ?? error.message;
      }
    },
    [t],
  );
}

function withRequestId(words: string | null, requestId: string | null): string | null {
  return words === null || requestId === null ? words : `${words} (${requestId})`;
}
