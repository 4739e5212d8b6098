import { findResellerTrunk } from '#areas/telephony/sip-trunks';
import { admin } from '#platform/http/access/access.ts';
import { resellerHasCustomers } from './platform-admin.errors.ts';
import { exampleResellerId, operation, resellerParams } from './platform-admin.operation.ts';
import { deleteResellerRow, getResellerForUpdate } from './resellers.queries.ts';

/** Deletes a reseller without customers, with its keys, memberships and SIP trunk; user accounts stay. */
export const deleteReseller = operation({
  method: 'DELETE',
  path: '/api/admin/resellers/{resellerId}',
  id: 'deleteReseller',
  summary: 'Delete a reseller',
  description: 'Refused with 409 while it has customers.',
  access: admin(),
  audit: 'reseller.delete',
  params: resellerParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { resellerId: exampleResellerId } },
  async run({ tx, params, emit }) {
    const { customer_count: customers } = await getResellerForUpdate(tx, params.resellerId);
    if (customers > 0) throw resellerHasCustomers(customers);
    const trunk = await findResellerTrunk(tx, params.resellerId);
    await deleteResellerRow(tx, params.resellerId);
    if (trunk) await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: true });
  },
});
