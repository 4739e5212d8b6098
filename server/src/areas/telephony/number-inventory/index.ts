import { area } from '#platform/areas/area.ts';
import { addInventoryNumber } from './add-inventory-number.ts';
import { addResellerNumber } from './add-reseller-number.ts';
import { assignPlatformNumber } from './assign-platform-number.ts';
import { assignResellerNumber } from './assign-reseller-number.ts';
import { listPlatformInventory } from './list-platform-inventory.ts';
import { listResellerInventory } from './list-reseller-inventory.ts';
import type { NumberInventoryDeps } from './number-inventory.operation.ts';
import { removeInventoryNumber } from './remove-inventory-number.ts';
import { removeResellerNumber } from './remove-reseller-number.ts';
import { unassignPlatformNumber } from './unassign-platform-number.ts';
import { unassignResellerNumber } from './unassign-reseller-number.ts';

/** Number inventory: which account has which number of the installation. */
export const numberInventoryArea = area<NumberInventoryDeps>({
  name: 'number-inventory',
  operations: {
    'Reseller and platform admin': [
      listResellerInventory,
      addResellerNumber,
      removeResellerNumber,
      assignResellerNumber,
      unassignResellerNumber,
      listPlatformInventory,
      addInventoryNumber,
      removeInventoryNumber,
      assignPlatformNumber,
      unassignPlatformNumber,
    ],
  },
});
