import type { ErasureRecipient } from '@parley/contract/resources/erasure';
import { findEventConnections } from '#areas/agents/calendar-connections';
import { findLoggedConnections } from '#areas/integrations/call-logging';
import { findReceivers } from '#areas/integrations/webhooks';
import type { Subject } from '#areas/privacy/personal-data';
import type { Tx } from '#db/tenant-scope.ts';

/** Finds the receivers outside of Parley that were sent data of the subject. */
export async function findRecipients(tx: Tx, { ids }: Subject): Promise<ErasureRecipient[]> {
  const [webhooks, crms, calendars] = [
    await findReceivers(tx, Object.values(ids).flat()),
    await findLoggedConnections(tx, ids.calls),
    await findEventConnections(tx, ids.bookings),
  ];
  const of = (kind: ErasureRecipient['kind']) => (receiver: { id: string; name: string }) => ({ kind, ...receiver });
  return [...webhooks.map(of('webhook')), ...crms.map(of('crm')), ...calendars.map(of('calendar'))];
}
