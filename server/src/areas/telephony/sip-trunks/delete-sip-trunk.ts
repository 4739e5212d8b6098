import { apiKey } from '#platform/http/access/access.ts';
import { trunkInUse } from './sip-trunks.errors.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { countNumbersOf, getTrunkForUpdate, removeTrunk } from './sip-trunks.queries.ts';

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
  async run({ tx, params, emit, deps }) {
    const trunk = await getTrunkForUpdate(tx, params.trunkId);
    const numbers = await countNumbersOf(tx, trunk.id);
    if (numbers > 0) throw trunkInUse(numbers);
    const passwords = [trunk.passwordId, trunk.inboundPasswordId].filter((id) => id !== null);
    await deps.vault.delete(tx, passwords);
    await removeTrunk(tx, trunk.id);
    await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: true });
  },
});
