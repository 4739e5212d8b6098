import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { cannedRepliesPath, createDeskApi } from '../desk-api.ts';

/** Every canned reply of the account, for the composer. Refreshed by writes of the page where they are kept. */
export const cannedRepliesQuery = queryOptions({
  queryKey: [cannedRepliesPath, 'all'],
  queryFn: () => createDeskApi(api).listCannedReplies(),
  staleTime: 60_000,
});
