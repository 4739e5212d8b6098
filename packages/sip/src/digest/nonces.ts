import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface NonceOptions {
  /** Shared by every process whose nonces are to be taken here. */
  secret: string | Uint8Array;
  /** Unit: milliseconds since 1970. */
  now(): number;
  nonceSeconds: number;
  /** So many nonces are remembered with what was counted on them; beyond it older ones are refused. */
  mostRemembered: number;
}

interface Used {
  issuedAtMs: number;
  highest: number;
  /** Counts just below the highest that were used: bit 0 is the highest itself. */
  recent: number;
}

/** Counts so far below the highest are refused, used or not. */
const windowBits = 32;
const signatureBytes = 16;
const randomLength = 8;

/**
 * Nonces that say when they were made and prove by a signature that we made them for that realm, so that one not used
 * takes no memory. What is remembered is bounded: when the oldest is forgotten, all as old as it stop being taken.
 */
export function createNonces({ secret, now, nonceSeconds, mostRemembered }: NonceOptions) {
  const used = new Map<string, Used>();
  let forgottenBeforeMs = Number.NEGATIVE_INFINITY;

  const signature = (payload: Uint8Array, realm: string): Buffer =>
    createHmac('sha256', secret).update(payload).update(realm).digest().subarray(0, signatureBytes);

  /** When it was made; undefined for one that is not ours. */
  function issuedAt(nonce: string, realm: string): number | undefined {
    const bytes = Buffer.from(nonce, 'base64url');
    const payload = bytes.subarray(0, 6 + randomLength);
    const isOurs =
      bytes.length === payload.length + signatureBytes &&
      timingSafeEqual(bytes.subarray(payload.length), signature(payload, realm)) &&
      bytes.toString('base64url') === nonce;
    return isOurs ? payload.readUIntBE(0, 6) : undefined;
  }

  function forget(): void {
    const oldest = now() - nonceSeconds * 1000;
    for (const [nonce, { issuedAtMs }] of used) {
      if (issuedAtMs > oldest && used.size < mostRemembered) return;
      forgottenBeforeMs = Math.max(forgottenBeforeMs, issuedAtMs);
      used.delete(nonce);
    }
  }

  return {
    create(realm: string): string {
      const payload = Buffer.alloc(6 + randomLength);
      payload.writeUIntBE(Math.floor(now()), 0, 6);
      randomBytes(randomLength).copy(payload, 6);
      return Buffer.concat([payload, signature(payload, realm)]).toString('base64url');
    },
    /**
     * Uses up one count of a nonce, after its response was found right. False: not ours, too old, or used. `count`
     * undefined: the client does not count, and the nonce is good for one request.
     */
    use(nonce: string, realm: string, count: number | undefined): boolean {
      const issuedAtMs = issuedAt(nonce, realm);
      if (issuedAtMs === undefined) return false;
      const ageMs = Math.floor(now()) - issuedAtMs;
      if (ageMs >= nonceSeconds * 1000 || ageMs < 0) return false;
      const before = used.get(nonce);
      if (!before) {
        if (issuedAtMs <= forgottenBeforeMs) return false;
        forget();
        used.set(nonce, { issuedAtMs, highest: count ?? Number.POSITIVE_INFINITY, recent: 1 });
        return true;
      }
      return count !== undefined && isNew(before, count);
    },
  };
}

/** Marks the count as used; false when it was, or is too far below the highest to know. */
function isNew(used: Used, count: number): boolean {
  const ahead = count - used.highest;
  if (ahead > 0) {
    used.recent = ahead >= windowBits ? 1 : ((used.recent << ahead) | 1) >>> 0;
    used.highest = count;
    return true;
  }
  if (ahead <= -windowBits) return false;
  const bit = (1 << -ahead) >>> 0;
  if ((used.recent & bit) !== 0) return false;
  used.recent = (used.recent | bit) >>> 0;
  return true;
}
