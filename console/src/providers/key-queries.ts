import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Whose keys: of the account, or of the installation. */
export type KeysOf = 'account' | 'installation';

export const keysPaths = { account: '/api/provider-keys', installation: '/api/admin/provider-keys' } as const;
export const keyPaths = {
  account: '/api/provider-keys/{keyProvider}',
  installation: '/api/admin/provider-keys/{keyProvider}',
} as const;

/** Vendors with the key stored here and the one in use. */
export const keysQuery = (of: KeysOf) =>
  queryOptions({
    queryKey: ['provider-keys', of],
    queryFn: ({ signal }) => api.get(keysPaths[of], { signal }),
  });
