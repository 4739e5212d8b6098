import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface NonceOptions {
  /** Shared by every process that accepts the same nonces. */
  secret: string | Uint8Array;
  /** Unit: milliseconds since 1970. */
  now(): number;
  nonceSeconds: number;
  /** Nonces remembered with their counts; with more, the oldest are refused. */
  maxNonces: number;
}

interface Used {
  issuedAtMs: number;
  highest: number;
  /** Bitmap of used counts below the highest: bit 0 is the highest itself. */
  recent: number;
}

/** Counts this far below the highest are refused, used or not. */
const windowBits = 32;
const signatureBytes = 16;
const randomLength = 8;

/**
 * Creates self-contained nonces, signed with their time and realm, so that an unused one takes no memory. The memory
 * for used ones is bounded: when the oldest is dropped, all of its age become invalid.
 */
export function createNonces({ secret, now, nonceSeconds, maxNonces: mostRemembered }: NonceOptions) {
  const used = new Map<string, Used>();
  let forgottenBeforeMs = Number.NEGATIVE_INFINITY;

  const signature = (payload: Uint8Array, realm: string): Buffer =>
    createHmac('sha256', secret).update(payload).update(realm).digest().subarray(0, signatureBytes);

  /** Time of creation; undefined for a foreign nonce. */
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
     * Uses up one count of a nonce, after its response was verified. False: foreign, too old, or used. `count`
     * undefined: no nonce count (RFC 2069), and the nonce is valid once.
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

/** Marks the count as used; false when it was, or is below the window. */
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
