import type { ChatVerification } from '@parley/contract/resources/chat-verification';
import type { VerificationMethod } from '@parley/contract/resources/chat-widget';
import { isCodeMethod, maskTarget } from './verification.rules.ts';

/** Presents the visitor's verification: the latest try and the verified fields. */
export function presentVerification(
  latest: {
    method: VerificationMethod;
    target: string;
    status: 'pending' | 'verified' | 'failed' | 'expired';
    tries_left: number;
    expires_at: Date;
  } | null,
  identity: Readonly<Record<string, string>> | null,
  now: Date,
  /** True when emails are delivered. */
  { delivers }: { delivers: boolean },
): ChatVerification {
  const isPending = latest?.status === 'pending' && latest.expires_at > now;
  const tried = latest?.status === 'pending' && !isPending ? 'expired' : (latest?.status ?? 'none');
  // A visitor who tries to verify a second field has still verified the first.
  const status = isPending ? 'pending' : identity === null ? tried : 'verified';
  const isTold = latest !== null && (status !== 'verified' || latest.status === 'verified');
  const isCode = latest !== null && isPending && isCodeMethod(latest.method);
  return {
    status,
    method: isTold ? latest.method : null,
    sent_to: isTold ? maskTarget(latest.method, latest.target) : null,
    delivery: isCode ? (latest.method === 'email_otp' && !delivers ? 'kept' : 'sent') : null,
    tries_left: isCode ? latest.tries_left : null,
    expires_at: isPending ? latest.expires_at.toISOString() : null,
    verified_fields: Object.keys(identity ?? {}),
    continue_url: null,
  };
}
