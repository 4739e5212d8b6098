import type { Organization } from '../api/schemas.ts';
import { usePermission } from '../api/session.ts';
import { type List, useList } from '../api/use-list.ts';

/** The account's organizations, the first two hundred, for choices. */
export function useOrganizations(): List<Organization> {
  return useList('/api/organizations', { limit: 200 }, { isEnabled: usePermission('organizations:read') });
}
