import type { ChatSessionId, TenantId } from '@parley/contract/ids';
import { readDestination } from '#areas/telephony/outbound-calls';
import { sendTextMessage } from '#areas/telephony/text-messages';
import type { Database } from '#db/open.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { notSent, unreadableNumber } from './chat-verification.errors.ts';
import type { ChatVerificationDeps } from './chat-verification.operation.ts';
import { codeText } from './verification.rules.ts';
import { closeVerification } from './verifications.queries.ts';

/** Timeout of a carrier. Unit: milliseconds. */
const sendMs = 15_000;

/** Parses a mobile number in E.164; refuses emergency, premium-rate and invalid numbers. */
export function readMobile(text: string): string {
  try {
    const destination = readDestination(text);
    if (destination.kind === 'number') return destination.number;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  throw unreadableNumber();
}

/**
 * Sends a code by text message; the stored message omits the code. When sending fails, the code expires and the visitor
 * is told (`unavailable`).
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
  await db.app.inTenant(tenantId, (tx) =>
    closeVerification(tx, order.verificationId, { status: 'expired', now: order.now }),
  );
  throw notSent();
}
