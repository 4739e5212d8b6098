import type { TenantId } from '@parley/contract/ids';
import { recordUse } from '#areas/business/usage';
import { readDestination } from '#areas/telephony/outbound-calls';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { readRecipient } from './recipient.rules.ts';
import {
  countTexts,
  countTextsSince,
  findTextByKey,
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
  /** UUID of the cause, such as a tool call: a second order with it returns the outcome of the first. */
  key?: string | undefined;
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
 * towards the limit of 5 per conversation, and is never sent a second time under its key: carriers offer no idempotency
 * key, so that an attempt of unknown outcome counts as made.
 */
export async function sendTextMessage(parts: TextMessageParts, order: TextOrder): Promise<TextOutcome> {
  const recipient = readRecipient(order.to, order.from, readDestination);
  if ('refused' in recipient) return { kind: 'refused', reason: recipient.refused };
  order.signal.throwIfAborted();
  const begun = await begin(parts, { ...order, to: recipient.number });
  if ('refused' in begun) return { kind: 'refused', reason: begun.refused };
  if ('earlier' in begun) return begun.earlier;
  const { id, messenger } = begun;
  try {
    const { from, text, signal } = order;
    const { status, ref } = await messenger.send({ from, to: recipient.number, text, signal });
    await recordOutcome(parts, order.tenantId, id, { status, provider_ref: ref });
    return { kind: status, id };
  } catch (error) {
    const reason = isCarrierFault(error) ? error.message : unknownOutcome;
    await recordOutcome(parts, order.tenantId, id, { status: 'failed', error: reason });
    if (!isCarrierFault(error) && !order.signal.aborted) throw error;
    return { kind: 'failed', id, reason };
  }
}

async function begin(
  { db, messengers, clock, newId }: TextMessageParts,
  order: TextOrder,
): Promise<{ id: string; messenger: TextMessenger } | { refused: string } | { earlier: TextOutcome }> {
  return db.app.inTenant(order.tenantId, async (tx) => {
    const sender = await findTextSender(tx, order.from);
    if (!sender) return { refused: 'There is no number of yours to send it from.' };
    const sentInConversation = await countTexts(tx, order);
    const made = order.key === undefined ? undefined : await findTextByKey(tx, order.key);
    if (made && (made.status !== 'sending' || made.provider !== 'builtin')) return { earlier: outcomeOf(made) };
    if (sentInConversation >= mostInConversation) {
      return { refused: `No more than ${mostInConversation} text messages go out in one conversation.` };
    }
    if ((await countTextsSince(tx, new Date(clock.now().getTime() - hourMs))) >= mostInHour) {
      return { refused: 'Too many text messages went out in the last hour.' };
    }
    const ofCarrier = messengers.find(({ provider }) => provider === sender.provider);
    const messenger = ofCarrier ?? messengers.find(({ provider }) => provider === 'builtin');
    if (!messenger) throw new Error('The built-in messenger is missing');
    // The built-in one sends nothing out: it goes on with the message of a crashed process.
    if (made) return { id: made.id, messenger };
    const id = newId();
    const { tenantId, from, to, callId, sessionId, key = null } = order;
    const text = order.keptText ?? order.text;
    const { provider } = messenger;
    await insertText(tx, { tenantId, id, from, to, text, callId, sessionId, provider, key, now: clock.now() });
    return { id, messenger };
  });
}

const unknownOutcome = 'It was interrupted and may have gone out.';

/** Outcome of an earlier attempt under the same key. */
function outcomeOf({ id, status, error }: { id: string; status: string; error: string | null }): TextOutcome {
  if (status === 'sent' || status === 'kept') return { kind: status, id };
  return { kind: 'failed', id, reason: status === 'failed' && error !== null ? error : unknownOutcome };
}

/** The outcome stands even when its write fails. */
async function recordOutcome(
  { db, clock, newId, log }: TextMessageParts,
  tenantId: TenantId,
  id: string,
  outcome: Parameters<typeof recordTextOutcome>[2],
): Promise<void> {
  try {
    const now = clock.now();
    await db.app.inTenant(tenantId, async (tx) => {
      await recordTextOutcome(tx, id, outcome);
      // The built-in messenger keeps messages and delivers none.
      if (outcome.status !== 'sent') return;
      await recordUse({ tx, now, newId }, { tenantId, kind: 'message', id, at: now, quantity: 1 });
    });
  } catch (error) {
    log.error(
      { event: 'text_message.outcome_not_written', err: error, textMessageId: id, status: outcome.status },
      'outcome of a text message not written',
    );
  }
}
