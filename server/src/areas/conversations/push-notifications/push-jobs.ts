import { ChatSessionId, TenantId } from '@parley/contract/ids';
import { findEgressError } from '@parley/egress';
import { z } from 'zod';
import { getDeskChat } from '#areas/conversations/chats';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { sendPushJob } from './push-consumer.ts';
import type { PushNotificationsDeps } from './push-notifications.operation.ts';
import { isStillDue } from './push-occasion.rules.ts';
import type { PushOutcome } from './push-sender.ts';
import { deleteSubscription, findReceivers, saveSealed } from './push-subscriptions.queries.ts';
import { payloadOf } from './push-words.rules.ts';
import { findAgent } from './pushed-chats.queries.ts';

type Deps = Engines & PushNotificationsDeps;

const Send = z.object({
  tenantId: TenantId,
  subscriptionId: z.guid(),
  kind: z.enum(['assigned', 'mention', 'waiting']),
  sessionId: ChatSessionId,
});

/** A device that was off longer than this gets no notification: the chat was answered by then. */
const ttlSeconds = 600;

/** Background jobs of push notifications. */
export const pushJobs = (deps: Deps): Job[] => [
  { name: sendPushJob, run: (payload) => sendPush(deps, Send.parse(payload)) },
  { name: 'push.reseal', everyMinutes: 15, run: () => resealAll(deps) },
];

/** Sends one notification, unless it came to nothing meanwhile: the person is back, or the chat was answered. */
async function sendPush(deps: Deps, asked: z.infer<typeof Send>): Promise<void> {
  const { tenantId, subscriptionId, kind, sessionId } = asked;
  const prepared = await deps.db.app.inTenant(tenantId, (tx) => prepare(deps, tx, asked), { onlyReads: true });
  if (!prepared) return;
  const keys = await deps.pushKeys.get();
  let outcome: PushOutcome;
  try {
    const target = deps.pushTargets.open(prepared.sealed, { tenantId, id: subscriptionId });
    const topic = kind === 'waiting' ? 'waiting' : sessionId.replaceAll('-', '');
    outcome = await deps.pushSender.send({ target, keys, payload: prepared.payload, ttlSeconds, topic });
  } catch (error) {
    if (findEgressError(error)?.isTransient) throw error;
    if (!findEgressError(error) && !(error instanceof SecretsError)) throw error;
    outcome = 'gone';
  }
  if (outcome === 'later') throw new Error('The push service asks to try again later');
  if (outcome === 'refused') {
    deps.log.warn({ event: 'push.refused', subscriptionId }, 'a push service refused a notification');
  }
  if (outcome === 'gone') await deps.db.app.inTenant(tenantId, (tx) => deleteSubscription(tx, subscriptionId));
}

async function prepare(deps: Deps, tx: Parameters<typeof findAgent>[0], asked: z.infer<typeof Send>) {
  const { subscriptionId, kind, sessionId } = asked;
  const agentId = await findAgent(tx, sessionId);
  if (agentId === null) return null;
  const chat = await getDeskChat(tx, sessionId);
  const now = deps.clock.now();
  const holderId = chat.operator?.id ?? null;
  const [receiver] = await findReceivers(tx, { agentId, holderId, id: subscriptionId, now });
  if (!receiver || receiver.isPresent || !isStillDue({ kind }, chat, receiver.userId)) return null;
  const { sealed, showsContent, language } = receiver;
  return { sealed, payload: JSON.stringify(payloadOf({ occasion: { kind }, chat, showsContent, language })) };
}

/** Seals keys and devices with the active sealing key after a rotation. */
async function resealAll({ db, pushKeys, pushTargets }: Deps): Promise<void> {
  await pushKeys.reseal();
  await db.platform.inPlatform(async (tx) => {
    const rows = await tx.selectFrom('push_subscriptions').select(['tenant_id', 'id', 'sealed']).execute();
    for (const { tenant_id: tenantId, id, sealed } of rows) {
      if (!pushTargets.needsReseal(sealed)) continue;
      try {
        await saveSealed(tx, id, pushTargets.seal(pushTargets.open(sealed, { tenantId, id }), { tenantId, id }));
      } catch (error) {
        // Stays as it is, in case its sealing key is recovered.
        if (!(error instanceof SecretsError)) throw error;
      }
    }
  });
}
