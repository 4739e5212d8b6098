import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

/** Tries again only what may go better by itself: a server that could not be reached or was busy. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && [0, 502, 503, 504].includes(error.status),
      },
    },
  });
}
