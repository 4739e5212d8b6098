import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { readDestination } from '#areas/telephony/outbound-calls';
import { sendTextMessage } from '#areas/telephony/text-messages';
import type { Database } from '#db/open.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { badTarget, notSent } from './chat-verification.errors.ts';
import type { ChatVerificationDeps } from './chat-verification.operation.ts';
import { codeText } from './verification.rules.ts';
import { decide } from './verifications.queries.ts';

/** Longest a carrier is waited for. Unit: milliseconds. */
const sendMs = 15_000;

/** A phone number that may be sent text messages, in E.164; refuses rescue services, costly numbers and what is none. */
export function readMobile(text: string): string {
  try {
    const destination = readDestination(text);
    if (destination.kind === 'number') return destination.number;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  throw badTarget('not_a_number', 'expected a phone number with its country code, such as +46701234567');
}

/**
 * Sends a code by text message. The database keeps the message without the code. Where it does not go out, the code is
 * void and the visitor told (`unavailable`).
 */
export async function sendCodeByText(
  deps: ChatVerificationDeps,
  db: Database,
  order: {
    tenantId: TenantId;
    sessionId: ChatSessionId;
    verificationId: string;
    from: string;
    to: string;
    code: string;
    site: string;
    language: string;
    now: Date;
  },
): Promise<void> {
  const { tenantId, site, language } = order;
  const outcome = await sendTextMessage(deps.texts, {
    tenantId,
    callId: null,
    sessionId: order.sessionId,
    from: order.from,
    to: order.to,
    text: codeText(site, order.code, language),
    keptText: codeText(site, '••••••', language),
    signal: AbortSignal.timeout(sendMs),
  });
  if (outcome.kind === 'sent') return;
  await db.app.inTenant(tenantId, (tx) => decide(tx, order.verificationId, { status: 'expired', now: order.now }));
  throw notSent();
}
