import { area } from '#platform/areas/area.ts';
import { beginAuthorization } from './begin-authorization.ts';
import type { ConnectionsDeps } from './connections.operation.ts';
import { createConnection } from './create-connection.ts';
import { deleteConnection } from './delete-connection.ts';
import { finishAuthorization } from './finish-authorization.ts';
import { integrationJobs } from './integration-jobs.ts';
import { listAgentIntegrations } from './list-agent-integrations.ts';
import { listConnections } from './list-connections.ts';
import { listIntegrationActions } from './list-integration-actions.ts';
import { listIntegrationProviders } from './list-integration-providers.ts';
import { integrationsPersonalData } from './personal-data.ts';
import { removeAgentIntegration } from './remove-agent-integration.ts';
import { setAgentIntegration } from './set-agent-integration.ts';
import { testConnection } from './test-connection.ts';

export { exampleConnectionId } from './connections.operation.ts';
export { createIntegrationTools } from './integration-tools.ts';
export { matchPerson } from './match-person.ts';
export { type Addresses, openVendor } from './open-vendor.ts';
export { revokeRefusedKey } from './revoke-refused-key.ts';
export type { CrmField, CrmPerson, CrmValues, VendorCrm } from './vendor-crm.ts';
export { VendorFault, type VendorRequests } from './vendor-requests.ts';
export type { Vendor, Vendors } from './vendor.ts';

/** Connections to vendors' accounts, and what agents may do there. */
export const connectionsArea = area<ConnectionsDeps>({
  name: 'connections',
  module: 'integrations',
  personalData: integrationsPersonalData,
  operations: {
    Integrations: [
      listIntegrationProviders,
      listIntegrationActions,
      listConnections,
      createConnection,
      testConnection,
      deleteConnection,
      beginAuthorization,
      finishAuthorization,
      listAgentIntegrations,
      setAgentIntegration,
      removeAgentIntegration,
    ],
  },
  jobs: (deps) => integrationJobs(deps),
});
