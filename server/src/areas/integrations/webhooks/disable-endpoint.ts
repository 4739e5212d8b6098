import type { Mailer } from '#areas/platform/mail';
import type { Engines } from '#platform/areas/area.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import type { EndpointRef } from './claim-deliveries.queries.ts';
import { endpointColumns, markWaitingMissed, readEndpoint, writeEndpoint } from './endpoints.queries.ts';
import { mailOwners } from './mail-owners.ts';

export interface DisableDeps extends Pick<Engines, 'db' | 'bus' | 'clock' | 'newId' | 'log'> {
  mailer: Mailer;
}

/**
 * Switches an endpoint off: what waits becomes missed, the owners get an email and the other webhooks an event. Does
 * nothing to one that is off already.
 */
export async function disableEndpoint(
  deps: DisableDeps,
  ref: EndpointRef,
  { reason, failingSince }: { reason: 'failing' | 'gone'; failingSince: Date },
): Promise<void> {
  const { db, bus, clock, mailer, log } = deps;
  const { tenantId } = ref;
  const now = clock.now();
  const isDisabled = await inEmittingTransaction({ scope: db.app, bus, tenantId, now }, async (tx, emit) => {
    const row = await tx
      .selectFrom('webhook_endpoints')
      .select(endpointColumns)
      .where('id', '=', ref.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.is_active) return false;
    const endpoint = readEndpoint(row);
    await writeEndpoint(tx, {
      ...endpoint,
      version: endpoint.version + 1,
      is_active: false,
      failingSince,
      disabledAt: now,
      disabledReason: reason,
      updatedAt: now,
    });
    await markWaitingMissed(tx, ref);
    const since = failingSince.toISOString();
    await emit('webhook.disabled', `webhook:${ref.id}`, {
      webhook_id: ref.id,
      url: endpoint.url,
      reason,
      failing_since: since,
    });
    await mailOwners({ tx, tenantId, now, mailer }, { kind: 'webhook_disabled', url: endpoint.url, reason });
    return true;
  });
  if (isDisabled) log.warn({ event: 'webhooks.disabled', webhookId: ref.id, reason }, 'a webhook was disabled');
}
