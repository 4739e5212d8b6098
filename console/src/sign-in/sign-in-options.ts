import { useQuery } from '@tanstack/react-query';
import type { SignInOptions } from '../api/schemas.ts';
import { api } from '../api/api.ts';

/** What this installation offers to who is not logged in; undefined until it is known. */
export function useSignInOptions(): SignInOptions | undefined {
  return useQuery({
    queryKey: ['/api/auth/options'],
    queryFn: () => api.get('/api/auth/options', { isAnonymous: true }),
    staleTime: 60_000,
  }).data;
}
