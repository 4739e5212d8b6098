import type { ErasureRecipient } from '@parley/contract/resources/erasure';
import { findReceivers } from '#areas/integrations/webhooks';
import type { Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the receivers outside of Parley that were sent data of the subject. */
export async function findRecipients(tx: Tx, { ids }: Subject): Promise<ErasureRecipient[]> {
  const receivers = await findReceivers(tx, Object.values(ids).flat());
  return receivers.map(({ id, name }) => ({ kind: 'webhook', id, name }));
}
