import { area } from '#platform/areas/area.ts';
import { createReseller } from './create-reseller.ts';
import { deleteReseller } from './delete-reseller.ts';
import { dropJob } from './drop-job.ts';
import { enterTenant } from './enter-tenant.ts';
import { getFeatureFlags } from './get-feature-flags.ts';
import { getTenant } from './get-tenant.ts';
import { leaveTenant } from './leave-tenant.ts';
import { listJobs } from './list-jobs.ts';
import { listResellers } from './list-resellers.ts';
import { listTenants } from './list-tenants.ts';
import { platformAdminPersonalData } from './personal-data.ts';
import type { PlatformAdminDeps } from './platform-admin.operation.ts';
import { retryJob } from './retry-job.ts';
import { setFeatureFlags } from './set-feature-flags.ts';
import { updateReseller } from './update-reseller.ts';

export type { PlatformAdminDeps } from './platform-admin.operation.ts';

/** Platform administration: resellers, support access to tenants, background work. */
export const platformAdminArea = area<PlatformAdminDeps>({
  name: 'platform-admin',
  personalData: platformAdminPersonalData,
  operations: {
    'Reseller and platform admin': [
      listResellers,
      createReseller,
      updateReseller,
      deleteReseller,
      listTenants,
      getTenant,
      getFeatureFlags,
      setFeatureFlags,
      enterTenant,
      leaveTenant,
      listJobs,
      retryJob,
      dropJob,
    ],
  },
});
