import { reseller } from '#platform/http/access/access.ts';
import { checkOwnerAuthority } from './owner-authority.ts';
import { exampleStaff, operation, staffParams } from './staff.operation.ts';
import { deleteStaff, keepOwner, lockStaff } from './staff.queries.ts';

/** Removes a member of staff; impersonations of theirs end with the next request. */
export const deleteResellerStaff = operation({
  method: 'DELETE',
  path: '/api/reseller/staff/{staffId}',
  id: 'deleteResellerStaff',
  summary: 'Remove a member of staff',
  description: 'Their account stays, without the reseller. Only owners remove owners, and never the last one (409).',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_staff.delete',
  transaction: 'none',
  params: staffParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict', 'forbidden'],
  example: { params: { staffId: exampleStaff.id } },
  async run({ db, tenantId: resellerId, params, principal, audit }) {
    await db.platform.inTenant(resellerId, async (tx) => {
      const member = await lockStaff(tx, resellerId, params.staffId);
      checkOwnerAuthority(principal, [member.role]);
      if (member.role === 'owner') await keepOwner(tx, resellerId, member.id);
      await deleteStaff(tx, { resellerId, userId: member.id });
      audit.details({ role: member.role });
    });
  },
});
