import { area } from '#platform/areas/area.ts';
import { getPlatformHealth } from './get-platform-health.ts';
import { deleteMaintenanceNotice, getMaintenance, getMaintenanceNotice, setMaintenanceNotice } from './maintenance.ts';
import type { PlatformHealthDeps } from './platform-health.operation.ts';

/** Platform health: what is wrong with the installation in words, and the notice of maintenance. */
export const platformHealthArea = area<PlatformHealthDeps>({
  name: 'platform-health',
  operations: {
    System: [getMaintenance],
    'Reseller and platform admin': [
      getPlatformHealth,
      getMaintenanceNotice,
      setMaintenanceNotice,
      deleteMaintenanceNotice,
    ],
  },
});
