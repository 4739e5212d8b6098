import { presenceMs } from '#areas/conversations/widget';
import { enqueue } from '#platform/jobs/jobs.ts';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { findAgent } from './pushed-chats.queries.ts';
import { occasionOf, pushEventTypes } from './push-occasion.rules.ts';
import { findReceivers, markWaitingSent } from './push-subscriptions.queries.ts';

export const sendPushJob = 'push.send';

/** Waiting chats within this time are one notification for a device. Unit: milliseconds. */
const waitingEveryMs = 60_000;

/** Time after the end of presence at which the job looks again. Unit: milliseconds. */
const lookAgainMs = 5_000;

/** Queues a notification for each device of each absent person a chat calls for. */
export const pushConsumers = (): OutboxConsumer[] => [
  consumer({
    name: 'push_notifications.desk',
    types: pushEventTypes,
    startsAt: 'now',
    module: 'live_desk',
    async handle(tx, event, { now }) {
      const occasion = occasionOf(event);
      if (!occasion) return;
      const { kind, sessionId, userId } = occasion;
      const agentId = occasion.agentId ?? (await findAgent(tx, sessionId));
      if (agentId === null) return;
      const asked = { agentId, holderId: userId, now, ...(userId === null ? {} : { userIds: [userId] }) };
      const found = await findReceivers(tx, asked);
      const isQuiet = ({ waitingSentAt }: { waitingSentAt: Date | null }) =>
        waitingSentAt === null || now.getTime() - waitingSentAt.getTime() >= waitingEveryMs;
      const receivers = kind === 'waiting' ? found.filter(isQuiet) : found;
      const absent = receivers.filter(({ isPresent }) => !isPresent).map(({ id }) => id);
      if (kind === 'waiting') await markWaitingSent(tx, absent, now);
      for (const { id, isPresent } of receivers) {
        const payload = { tenantId: event.tenantId, subscriptionId: id, kind, sessionId };
        // A console that was closed a moment ago still counts as open: the job looks again when it no longer does.
        const runAt = isPresent ? { runAt: new Date(now.getTime() + presenceMs + lookAgainMs) } : {};
        await enqueue(tx, { name: sendPushJob, payload, key: `push:${id}:${event.position}`, ...runAt });
      }
    },
  }),
];
