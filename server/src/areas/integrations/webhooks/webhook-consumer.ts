import type { TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { listAgentWebhooks, syncAgentEndpoints } from './agent-endpoints.ts';
import { writeBody } from './body.rules.ts';
import { endpointColumns, readEndpoint, type StoredEndpoint } from './endpoints.queries.ts';
import { eraseDeliveries } from './erase-deliveries.ts';
import { wantsEvent, wantsType } from './matching.rules.ts';
import { type PublicEvent, publicEventOf } from './public-events.ts';
import { publicTypeOf, type SourceEvent, sourceTypes } from './public-types.rules.ts';
import { type QueuedEvent, queueDeliveries } from './queue-deliveries.ts';
import type { WebhooksDeps } from './webhooks.operation.ts';

type ConsumerDeps = Pick<Engines, 'newId'> & Pick<WebhooksDeps, 'vault' | 'linkBaseUrl' | 'sender'>;

/** Turns internal events into public ones, and queues a delivery for each webhook that wants them. */
export function webhookConsumers(deps: ConsumerDeps): OutboxConsumer[] {
  // Of one transaction, which handles several events of a tenant.
  const known = new WeakMap<Tx, Promise<StoredEndpoint[]>>();
  const queues = new WeakMap<Tx, QueuedEvent[]>();
  const endpointsOf = (tx: Tx, tenantId: TenantId, now: Date, isFresh: boolean) => {
    const found = (isFresh ? undefined : known.get(tx)) ?? loadEndpoints(deps, { tx, tenantId, now });
    known.set(tx, found);
    return found;
  };
  return [
    consumer({
      name: 'webhooks.of_events',
      types: sourceTypes,
      startsAt: 'now',
      async handle(tx, event, { now, atEnd, afterCommit }) {
        const source = event as SourceEvent;
        const type = publicTypeOf(source);
        if (type === null) return;
        const { tenantId } = event;
        const endpoints = await endpointsOf(tx, tenantId, now, type === 'agent.version.created');
        // Deliveries of an erased call become `call.erased`, whatever their webhook subscribes to.
        if (source.type === 'call.erased') await writeQueue(tx, queues);
        const stopped = source.type === 'call.erased' ? await eraseDeliveries(tx, source.data.call_id) : new Set();
        if (stopped.size === 0 && !endpoints.some((endpoint) => wantsType(endpoint, type))) return;
        const made = await publicEventOf(tx, type, source, deps.linkBaseUrl);
        if (made === null) return;
        const wanting = endpoints.filter((endpoint) => wantsEvent(endpoint, made) || stopped.has(endpoint.id));
        if (wanting.length === 0) return;
        const queued = await prepareEvent(deps, { tenantId, made, wanting, happenedAt: event.createdAt, now });
        const queue = queues.get(tx);
        if (queue) queue.push(queued);
        else {
          queues.set(tx, [queued]);
          atEnd((ending) => writeQueue(ending, queues));
        }
        afterCommit(() => {
          for (const endpoint of wanting) deps.sender.notice({ tenantId, id: endpoint.id });
        });
      },
    }),
  ];
}

/** Writes what the events of a transaction have queued so far, at once. */
async function writeQueue(tx: Tx, queues: WeakMap<Tx, QueuedEvent[]>): Promise<void> {
  const queued = queues.get(tx)?.splice(0) ?? [];
  if (queued.length > 0) await queueDeliveries(tx, queued);
}

/** Writes the body of the event as it is signed, with a delivery for each webhook. */
async function prepareEvent(
  { newId }: ConsumerDeps,
  queued: {
    tenantId: TenantId;
    made: PublicEvent;
    wanting: readonly StoredEndpoint[];
    happenedAt: Date;
    now: Date;
  },
): Promise<QueuedEvent> {
  const { tenantId, made, wanting, happenedAt, now } = queued;
  const { type, subjectId, version } = made;
  const bodies = await writeBodies(made, wanting, happenedAt);
  return {
    event: { tenantId, id: newId(), type, subjectId, version, ...bodies, createdAt: now },
    deliveries: wanting.map((endpoint) => ({
      id: newId(),
      endpointId: endpoint.id,
      withTranscript: bodies.transcriptBody !== null && endpoint.include.includes('transcript'),
      isActive: endpoint.is_active,
    })),
  };
}

async function loadEndpoints(
  deps: ConsumerDeps,
  { tx, tenantId, now }: { tx: Tx; tenantId: TenantId; now: Date },
): Promise<StoredEndpoint[]> {
  if (await isModuleOff(tx, tenantId, 'webhooks')) return [];
  const [rows, agents] = await Promise.all([
    tx.selectFrom('webhook_endpoints').select(endpointColumns).execute(),
    listAgentWebhooks(tx),
  ]);
  return syncAgentEndpoints({ tx, tenantId, now, newId: deps.newId, deps }, rows.map(readEndpoint), agents);
}

/** Writes the body, and the one with the transcript where a webhook wants it. */
async function writeBodies(
  event: PublicEvent,
  wanting: readonly StoredEndpoint[],
  at: Date,
): Promise<{ body: string; transcriptBody: string | null }> {
  const { type, data } = event;
  const body = writeBody({ type, at, data });
  const includesTranscript = wanting.some((endpoint) => endpoint.include.includes('transcript'));
  if (!event.transcript || !includesTranscript) return { body, transcriptBody: null };
  const call = { ...(data['call'] as object), transcript: await event.transcript() };
  return { body, transcriptBody: writeBody({ type, at, data: { ...data, call } }) };
}
