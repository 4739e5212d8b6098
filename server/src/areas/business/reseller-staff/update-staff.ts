import { ResellerStaff, ResellerStaffUpdate } from '@parley/contract/resources/reseller-staff';
import { reseller } from '#platform/http/access/access.ts';
import { checkOwnerAuthority } from './owner-authority.ts';
import { exampleStaff, operation, staffParams } from './staff.operation.ts';
import { changeStaffRole, getStaff, keepOwner, lockStaff } from './staff.queries.ts';

/** Changes the role of a member of staff, from the next request on. */
export const updateResellerStaff = operation({
  method: 'PATCH',
  path: '/api/reseller/staff/{staffId}',
  id: 'updateResellerStaff',
  summary: 'Change the role of a member of staff',
  description: 'Only owners change owners, and the last one stays an owner (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_staff.update',
  transaction: 'none',
  params: staffParams,
  body: ResellerStaffUpdate,
  answer: { status: 200, schema: ResellerStaff },
  refusals: ['not_found', 'conflict', 'forbidden'],
  example: { params: { staffId: exampleStaff.id }, body: { role: 'staff' }, answer: exampleStaff },
  async run({ db, tenantId: resellerId, params, body, principal, now, audit }) {
    return db.platform.inTenant(resellerId, async (tx) => {
      const before = await lockStaff(tx, resellerId, params.staffId);
      if (before.role === body.role) {
        audit.nothingChanged();
        return before;
      }
      checkOwnerAuthority(principal, [before.role, body.role]);
      if (before.role === 'owner') await keepOwner(tx, resellerId, before.id);
      await changeStaffRole(tx, { resellerId, userId: before.id, role: body.role, now });
      audit.details({ role: body.role, previous_role: before.role });
      return getStaff(tx, resellerId, before.id);
    });
  },
});
