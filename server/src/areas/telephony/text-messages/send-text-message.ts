import type { TenantId } from '@parley/contract/ids';
import { readDestination } from '#areas/telephony/outbound-calls';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { readRecipient } from './recipient.rules.ts';
import {
  countTexts,
  countTextsSince,
  findTextSender,
  insertText,
  recordTextOutcome,
  type TextConversation,
} from './text-messages.queries.ts';
import { isCarrierFault, type TextMessenger } from './text-messenger.ts';

/** Maximum messages per conversation: more indicates a runaway model. */
const mostInConversation = 5;
/** Maximum messages per tenant and hour: limits abuse by new chats, at the tenant's cost. */
const mostInHour = 300;
const hourMs = 3_600_000;

export interface TextMessageParts {
  db: Pick<Database, 'app'>;
  /** Messengers; the built-in one covers numbers without another. */
  messengers: readonly TextMessenger[];
  clock: Clock;
  newId: () => string;
  log: Logger;
}

export interface TextOrder extends TextConversation {
  tenantId: TenantId;
  from: string;
  to: string;
  text: string;
  /** Text to store instead, when the message holds a secret. */
  keptText?: string;
  signal: AbortSignal;
}

/**
 * `sent`: accepted by the carrier. `kept`: stored only, not delivered. `refused`: nothing was written or sent.
 * `failed`: the attempt failed. Reasons are public and hold no numbers.
 */
export type TextOutcome =
  | { kind: 'sent' | 'kept'; id: string }
  | { kind: 'failed'; id: string; reason: string }
  | { kind: 'refused'; reason: string };

/**
 * Sends a text message from a tenant's number. The row is inserted first, so that a message of a crashed process counts
 * towards the limit of 5 per conversation. Never retried: carriers offer no idempotency key.
 */
export async function sendTextMessage(parts: TextMessageParts, order: TextOrder): Promise<TextOutcome> {
  const recipient = readRecipient(order.to, order.from, readDestination);
  if ('refused' in recipient) return { kind: 'refused', reason: recipient.refused };
  order.signal.throwIfAborted();
  const begun = await begin(parts, { ...order, to: recipient.number });
  if ('refused' in begun) return { kind: 'refused', reason: begun.refused };
  const { id, messenger } = begun;
  try {
    const { from, text, signal } = order;
    const { status, ref } = await messenger.send({ from, to: recipient.number, text, signal });
    await recordOutcome(parts, order.tenantId, id, { status, provider_ref: ref });
    return { kind: status, id };
  } catch (error) {
    const reason = isCarrierFault(error) ? error.message : 'It was interrupted and may have gone out.';
    await recordOutcome(parts, order.tenantId, id, { status: 'failed', error: reason });
    if (!isCarrierFault(error) && !order.signal.aborted) throw error;
    return { kind: 'failed', id, reason };
  }
}

async function begin(
  { db, messengers, clock, newId }: TextMessageParts,
  order: TextOrder,
): Promise<{ id: string; messenger: TextMessenger } | { refused: string }> {
  return db.app.inTenant(order.tenantId, async (tx) => {
    const sender = await findTextSender(tx, order.from);
    if (!sender) return { refused: 'There is no number of yours to send it from.' };
    if ((await countTexts(tx, order)) >= mostInConversation) {
      return { refused: `No more than ${mostInConversation} text messages go out in one conversation.` };
    }
    if ((await countTextsSince(tx, new Date(clock.now().getTime() - hourMs))) >= mostInHour) {
      return { refused: 'Too many text messages went out in the last hour.' };
    }
    const ofCarrier = messengers.find(({ provider }) => provider === sender.provider);
    const messenger = ofCarrier ?? messengers.find(({ provider }) => provider === 'builtin');
    if (!messenger) throw new Error('The built-in messenger is missing');
    const id = newId();
    const { tenantId, from, to, callId, sessionId } = order;
    const text = order.keptText ?? order.text;
    const { provider } = messenger;
    await insertText(tx, { tenantId, id, from, to, text, callId, sessionId, provider, now: clock.now() });
    return { id, messenger };
  });
}

/** The outcome stands even when its write fails. */
async function recordOutcome(
  { db, log }: TextMessageParts,
  tenantId: TenantId,
  id: string,
  outcome: Parameters<typeof recordTextOutcome>[2],
): Promise<void> {
  try {
    await db.app.inTenant(tenantId, (tx) => recordTextOutcome(tx, id, outcome));
  } catch (error) {
    log.error(
      { event: 'text_message.outcome_not_written', err: error, textMessageId: id, status: outcome.status },
      'outcome of a text message not written',
    );
  }
}
