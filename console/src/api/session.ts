import type { Scope } from '@parley/contract/scopes';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import type { CurrentUser } from './schemas.ts';

/** Signed-in person, tenant and scopes. Refetched when the window regains focus. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => api.get('/api/auth/me'),
  staleTime: 30_000,
});

/** The session, on pages that are only shown with one. */
export function useSession(): CurrentUser {
  return useSuspenseQuery(sessionQuery).data;
}

/** True when the person has all of `scopes`. */
export function usePermission(...scopes: Scope[]): boolean {
  const { permissions } = useSession();
  return scopes.every((scope) => permissions.includes(scope));
}
