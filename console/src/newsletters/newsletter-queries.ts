import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

export const newslettersPath = '/api/reseller/newsletters';
export const newsletterPath = '/api/reseller/newsletters/{newsletterId}';

/** Interval at which a newsletter that is being sent is read again. Unit: milliseconds. */
const sendingMs = 5000;

export const newsletterQuery = (newsletterId: string) =>
  queryOptions({
    queryKey: [newsletterPath, newsletterId],
    queryFn: ({ signal }) => api.get(newsletterPath, { path: { newsletterId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'sending' || (state.data?.report?.waiting ?? 0) > 0 ? sendingMs : false,
    refetchOnWindowFocus: false,
  });

/** People who would get a newsletter now, and what keeps it from being sent. */
export const audienceQuery = queryOptions({
  queryKey: ['/api/reseller/newsletter-audience'],
  queryFn: ({ signal }) => api.get('/api/reseller/newsletter-audience', { signal }),
});
