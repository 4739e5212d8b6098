import { CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import { decodeExactly } from '#platform/secrets/base64.ts';
import type { Signer } from '#platform/secrets/signer.ts';

/** Time in which the owner's server may act after a tool was called. Unit: milliseconds. */
const lifetimeMs = 15 * 60_000;

/** Call that a token is of. */
export interface RuntimeSubject {
  tenantId: TenantId;
  callId: CallId;
}

const Payload = z.tuple([TenantId, CallId, z.int()]);

/**
 * Issues a token with which the owner's server may take the agent's actions while this call lasts: the signature says
 * whose it is, and who verifies it checks that the call is live.
 */
export function issueRuntimeToken(
  signer: Signer,
  { tenantId, callId }: RuntimeSubject,
  now: Date,
): { token: string; expiresAt: Date } {
  const expires = Math.floor((now.getTime() + lifetimeMs) / 1000);
  const payload = Buffer.from(JSON.stringify([tenantId, callId, expires])).toString('base64url');
  return { token: `prt_${payload}.${signer.sign(signedBytes(payload))}`, expiresAt: new Date(expires * 1000) };
}

/** Subject of a token; null for one that is forged, changed or expired. */
export function readRuntimeToken(signer: Signer, token: string, now: Date): RuntimeSubject | null {
  const [, payload = '', signature = ''] = /^prt_([\w-]{1,400})\.(ed25519\.[\w.-]{1,200})$/.exec(token) ?? [];
  if (payload === '' || !signer.verify(signedBytes(payload), signature)) return null;
  const bytes = decodeExactly(payload, 'base64url');
  if (bytes === undefined) return null;
  const [tenantId, callId, expires] = Payload.parse(JSON.parse(bytes.toString()));
  return expires * 1000 > now.getTime() ? { tenantId, callId } : null;
}

/** Domain separation: the same key signs links and certificates. */
const signedBytes = (payload: string): Uint8Array => Buffer.from(`parley runtime token 1\n${payload}`);
