import { apiKey } from '#platform/http/access/access.ts';
import { deleteTrunk } from './remove-trunk.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';

/** Deletes an unused trunk with its passwords. Live calls continue. */
export const deleteSipTrunk = operation({
  method: 'DELETE',
  path: '/api/sip-trunks/{trunkId}',
  id: 'deleteSipTrunk',
  summary: 'Delete a SIP trunk',
  description: 'Refused while numbers use it. Calls going on are not cut off.',
  access: apiKey('numbers:write'),
  audit: 'trunk.delete',
  params: trunkParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { trunkId: exampleTrunkId } },
  async run(context) {
    await deleteTrunk(context, context.params.trunkId);
  },
});
