import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { SignInOptions } from '../api/schemas.ts';

/** Sign-in options of this installation; undefined until loaded. */
export function useSignInOptions(): SignInOptions | undefined {
  return useQuery({
    queryKey: ['/api/auth/options'],
    queryFn: () => api.get('/api/auth/options', { isAnonymous: true }),
    staleTime: 60_000,
  }).data;
}
