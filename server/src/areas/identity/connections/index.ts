import { area } from '#platform/areas/area.ts';
import type { IdentityConnectionsDeps } from './connections.operation.ts';
import { deleteIdentityConnection } from './delete-identity-connection.ts';
import { listIdentityConnections } from './list-identity-connections.ts';
import { identityConnectionsPersonalData } from './personal-data.ts';
import { setIdentityConnection } from './set-identity-connection.ts';
import { testIdentityConnection } from './test-identity-connection.ts';

export { counts, methodOf } from './connection-settings.ts';
export { callbackUrl } from './connections.operation.ts';
export { findIdentityAccess, listConnections } from './connections.queries.ts';
export {
  type IdentityAccess,
  type IdentityOrder,
  type IdentityOutcome,
  type IdentityService,
  IdentityServiceError,
  type IdentityServices,
  type PersonHint,
  type ProvenPerson,
} from './identity-service.rules.ts';

/** Connections to services that verify callers and visitors. */
export const identityConnectionsArea = area<IdentityConnectionsDeps>({
  name: 'connections',
  module: 'identity',
  personalData: identityConnectionsPersonalData,
  operations: {
    'Identity verification': [
      listIdentityConnections,
      setIdentityConnection,
      deleteIdentityConnection,
      testIdentityConnection,
    ],
  },
});
