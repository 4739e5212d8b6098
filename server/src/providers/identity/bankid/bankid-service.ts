import type { Egress } from '@parley/egress';
import { z } from 'zod';
import {
  type IdentityAccess,
  type IdentityOrder,
  type IdentityOutcome,
  type IdentityService,
  IdentityServiceError,
} from '#areas/identity/connections';

/** Addresses of BankID's relying party API. */
const addresses = { test: 'https://appapi2.test.bankid.com', live: 'https://appapi2.bankid.com' };
/** Seconds in which a person can answer, and between collects (BankID: every two seconds). */
const answerSeconds = 180;
const collectSeconds = 2;

const Begun = z.object({ orderRef: z.string() });
const Collected = z.object({
  status: z.enum(['pending', 'complete', 'failed']),
  hintCode: z.string().optional(),
  completionData: z.object({ user: z.object({ personalNumber: z.string(), name: z.string() }) }).optional(),
});
const Refused = z.object({ errorCode: z.string(), details: z.string().optional() });

/**
 * BankID's relying party API, version 6, for people on the phone: `phone/auth`, `collect` and `cancel`. Requests carry the
 * relying party's client certificate. `auth` needs the visitor's address, which chats do not keep.
 */
export function createBankIdService({ egress }: { egress: Pick<Egress, 'withClientCertificate'> }): IdentityService {
  const ask = (access: IdentityAccess, path: string, body: object, signal: AbortSignal) =>
    post({ egress, access, path, body, signal });
  return {
    async begin(access, order) {
      const { orderRef } = Begun.parse(await ask(access, 'phone/auth', orderOf(order), order.signal));
      return {
        reference: orderRef,
        continueUrl: null,
        expiresInSeconds: answerSeconds,
        intervalSeconds: collectSeconds,
      };
    },

    async check(access, reference, signal): Promise<IdentityOutcome> {
      const { status, hintCode, completionData } = Collected.parse(
        await ask(access, 'collect', { orderRef: reference }, signal),
      );
      if (status === 'pending') return { state: 'pending' };
      if (status === 'failed' || !completionData) return failed(hintCode);
      const { personalNumber, name } = completionData.user;
      return {
        state: 'approved',
        person: { subject: personalNumber, personalNumber, phoneNumber: null, name, level: 'bankid' },
      };
    },

    async cancel(access, reference, signal) {
      await ask(access, 'cancel', { orderRef: reference }, signal);
    },

    async test(access, signal) {
      try {
        await ask(access, 'collect', { orderRef: '00000000-0000-0000-0000-000000000000' }, signal);
      } catch (error) {
        // The certificate was accepted: the order is what is not known.
        if (!(error instanceof IdentityServiceError && error.code === 'invalidParameters')) throw error;
      }
      return 'BankID accepts the client certificate';
    },
  };
}

function orderOf({ hint, message, channel }: IdentityOrder) {
  if (hint?.kind !== 'personal_number') {
    throw new IdentityServiceError('no_hint', 'BankID by phone needs the personal number');
  }
  return {
    personalNumber: hint.value,
    callInitiator: channel === 'inbound' ? 'user' : 'RP',
    userVisibleData: Buffer.from(message).toString('base64'),
  };
}

function failed(hintCode: string | undefined): IdentityOutcome {
  switch (hintCode) {
    case 'userCancel':
    case 'userDeclinedCall':
      return { state: 'declined' };
    case 'expiredTransaction':
    case 'startFailed':
      return { state: 'expired' };
    default:
      return { state: 'failed', failure: 'provider_refused' };
  }
}

async function post(order: {
  egress: Pick<Egress, 'withClientCertificate'>;
  access: IdentityAccess;
  path: string;
  body: object;
  signal: AbortSignal;
}): Promise<unknown> {
  const { settings, secrets, mode } = order.access;
  const { certificate: cert, private_key: key, ca } = secrets;
  if (!cert || !key) throw new IdentityServiceError('no_certificate', 'The client certificate is missing');
  const client = order.egress.withClientCertificate({ cert, key, ...(ca ? { ca } : {}) });
  try {
    const base = (settings.url ?? addresses[mode]).replace(/\/$/, '');
    const response = await client.fetch(`${base}/rp/v6.0/${order.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order.body),
      timeoutMs: 10_000,
      maxBytes: 100_000,
      redirects: 0,
      signal: order.signal,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { errorCode } = Refused.safeParse(answer).data ?? { errorCode: `http_${response.status}` };
    throw new IdentityServiceError(errorCode, `BankID refused: ${errorCode}`);
  } finally {
    void client.close();
  }
}
