import { area } from '#platform/areas/area.ts';
import { getPortalIdentityKey } from './get-portal-identity-key.ts';
import { portalIdentityPersonalData } from './personal-data.ts';
import type { PortalIdentityDeps } from './portal-identity.operation.ts';
import { removePortalIdentityKey } from './remove-portal-identity-key.ts';
import { rotatePortalIdentityKey } from './rotate-portal-identity-key.ts';

export type { PortalIdentityDeps } from './portal-identity.operation.ts';
export { hasPortalKey } from './portal-identity.queries.ts';
export { identityFields, vouchedVariables } from './portal-token.rules.ts';
export { verifyPortalIdentity } from './verify-portal-identity.ts';

/** The key with which a customer's own portal says who the visitor is. */
export const portalIdentityArea = area<PortalIdentityDeps>({
  name: 'portal-identity',
  personalData: portalIdentityPersonalData,
  operations: {
    Agents: [getPortalIdentityKey, rotatePortalIdentityKey, removePortalIdentityKey],
  },
});
