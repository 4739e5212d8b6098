import type { Organization } from '@parley/contract/resources/organization';
import { useMay } from '../api/session.ts';
import { type List, useList } from '../api/use-list.ts';

/** The account's organizations, the first two hundred, for choices. */
export function useOrganizations(): List<Organization> {
  return useList<Organization>('/api/organizations', { limit: '200' }, useMay('organizations:read'));
}
