import type { SipTrunkId } from '@parley/contract/ids';
import type { TrunkContext } from './add-trunk.ts';
import { trunkInUse } from './sip-trunks.errors.ts';
import { countNumbersOf, getTrunkForUpdate, removeTrunk } from './sip-trunks.queries.ts';

/** Deletes a trunk of the account with its passwords. Refuses while numbers use it. */
export async function deleteTrunk(
  { tx, emit, deps }: Pick<TrunkContext, 'deps' | 'emit' | 'tx'>,
  id: SipTrunkId,
): Promise<void> {
  const trunk = await getTrunkForUpdate(tx, id);
  const numbers = await countNumbersOf(tx, trunk.id);
  if (numbers > 0) throw trunkInUse(numbers);
  const passwords = [trunk.passwordId, trunk.inboundPasswordId].filter((password) => password !== null);
  await deps.vault.delete(tx, passwords);
  await removeTrunk(tx, trunk.id);
  await emit('trunk.changed', `trunk:${trunk.id}`, { trunk_id: trunk.id, is_deleted: true });
}
