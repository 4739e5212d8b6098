import { CallId, TenantId } from '@parley/contract/ids';
import type { Proof } from '#platform/http/access/access.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import { linkRefused } from './recordings.errors.ts';
import type { RecordingsDeps } from './recordings.operation.ts';
import type { CallRef } from './recordings.rules.ts';

const lifetimeMs = 10 * 60_000;

/** Signs a link that opens one recording without a key until it expires. */
export function signRecordingLink(
  signer: Signer,
  call: CallRef,
  options: { baseUrl: string; now: Date },
): { url: string; expiresAt: Date } {
  const expires = Math.floor((options.now.getTime() + lifetimeMs) / 1000);
  const url = new URL(`/api/calls/${call.id}/recording/content`, options.baseUrl);
  url.searchParams.set('tenant', call.tenantId);
  url.searchParams.set('expires', String(expires));
  url.searchParams.set('signature', signer.sign(signedBytes(call, expires)));
  return { url: url.href, expiresAt: new Date(expires * 1000) };
}

/** Signature in the query. Missing: 401; tampered, of another call or expired: 403. */
export const recordingLink: Proof<{ callId: CallId }> = {
  name: 'signed recording link',
  description:
    'The whole link comes from `GET /api/calls/{callId}/recording` and opens that one recording for 10 minutes.',
  inQuery: 'signature',
  async verify({ params, query, now }, _db, deps: RecordingsDeps) {
    const { signature, expires } = query;
    if (typeof signature !== 'string') return null;
    const callId = CallId.safeParse(params['callId']);
    const tenantId = TenantId.safeParse(query['tenant']);
    if (!callId.success || !tenantId.success || !/^\d{1,12}$/.test(String(expires))) throw linkRefused();
    const call = { tenantId: tenantId.data, id: callId.data };
    const isSigned = deps.signer.verify(signedBytes(call, Number(expires)), signature);
    if (!isSigned || Number(expires) * 1000 <= now.getTime()) throw linkRefused();
    return {
      tenantId: call.tenantId,
      actor: { kind: 'system', id: null, name: 'Recording link' },
      subject: { callId: call.id },
    };
  },
};

/** Verifies a link by itself, as its opening would. */
export function isLinkGood(signer: Signer, link: URL, now: Date): boolean {
  const [, , , id] = link.pathname.split('/');
  const expires = Number(link.searchParams.get('expires'));
  const call = { tenantId: link.searchParams.get('tenant') as TenantId, id: id as CallId };
  const signature = link.searchParams.get('signature') ?? '';
  return signer.verify(signedBytes(call, expires), signature) && expires * 1000 > now.getTime();
}

/** Domain separation: the same key signs deletion certificates. */
function signedBytes(call: CallRef, expires: number): Uint8Array {
  return Buffer.from(`parley recording link 1\n${call.tenantId}\n${call.id}\n${expires}`);
}
