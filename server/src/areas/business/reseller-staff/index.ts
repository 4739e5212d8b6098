import { area } from '#platform/areas/area.ts';
import { createResellerStaff } from './create-staff.ts';
import { deleteResellerStaff } from './delete-staff.ts';
import { listResellerStaff } from './list-staff.ts';
import type { ResellerStaffDeps } from './staff.operation.ts';
import { updateResellerStaff } from './update-staff.ts';

/** Staff of resellers. */
export const resellerStaffArea = area<ResellerStaffDeps>({
  name: 'reseller-staff',
  operations: {
    'Reseller and platform admin': [listResellerStaff, createResellerStaff, updateResellerStaff, deleteResellerStaff],
  },
});
