import { admin } from '#platform/http/access/access.ts';
import { deleteTrunk } from './remove-trunk.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';

/** Deletes an unused shared trunk with its passwords. Live calls continue. */
export const deletePlatformSipTrunk = operation({
  method: 'DELETE',
  path: '/api/admin/sip-trunks/{trunkId}',
  id: 'deletePlatformSipTrunk',
  summary: 'Delete a shared SIP trunk',
  description: 'Refused while numbers lie on it, those of the pool included. Calls going on are not cut off.',
  access: admin(),
  audit: 'trunk.delete',
  params: trunkParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { trunkId: exampleTrunkId } },
  async run(context) {
    await deleteTrunk(context, context.params.trunkId);
  },
});
