import type { ErasureRecipient } from '@parley/contract/resources/erasure';
import type { Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';

/** Receivers outside of Parley that were sent data of the subject. */
export async function findRecipients(_tx: Tx, _subject: Subject): Promise<ErasureRecipient[]> {
  return [];
}
