import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { decodeExactly } from '#platform/secrets/base64.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

const version = 'v1';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** Place of a sealed secret (tenant, table, row, column). It decrypts there and nowhere else. */
export interface SealedPlace {
  tenantId: string;
  table: string;
  rowId: string;
  /** Required when a row holds more than one sealed value, so that they cannot be swapped. */
  column?: string;
}

export interface SealingKeys {
  /** 32 random bytes each, by key id (1-32 of `a-z A-Z 0-9 _ -`). */
  keys: ReadonlyMap<string, Uint8Array>;
  /** Key for new values; all others only open. */
  activeKeyId: string;
}

export interface Sealer {
  /** Seals a text for its place. Returns `v1.<key id>.<base64url of iv, ciphertext and tag>`, never twice the same. */
  seal(plaintext: string, place: SealedPlace): string;
  /**
   * Opens a sealed text. Throws SecretsError: `malformed` (not a sealed value), `unknown_key` (its key is not in the
   * keyring), `cannot_open` (changed since, or sealed for another place or by another key of the same id).
   */
  open(sealed: string, place: SealedPlace): string;
  /** True for a value sealed with another than the active key. Throws `malformed` like `open`. */
  needsReseal(sealed: string): boolean;
}

/**
 * Creates the sealer of secrets at rest: AES-256-GCM with a random 96-bit IV and the place as additional data. Rotate a
 * key before 2^32 values are sealed with it (NIST SP 800-38D section 8.3). Throws `bad_keyring` for invalid keys.
 */
export function createSealer(sealing: SealingKeys): Sealer {
  const { activeKeyId } = sealing;
  const keys = new Map([...sealing.keys].map(([id, key]) => [id, Buffer.from(key)]));
  for (const [id, key] of keys) checkKey(id, key);
  const activeKey = keys.get(activeKeyId);
  if (activeKey === undefined)
    throw new SecretsError('bad_keyring', `The active key "${activeKeyId}" is not in the keyring.`);

  return {
    seal(plaintext, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', activeKey, iv, { authTagLength: tagBytes });
      cipher.setAAD(encodePlace(activeKeyId, place));
      const bytes = Buffer.concat([iv, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${activeKeyId}.${bytes.toString('base64url')}`;
    },

    open(sealed, place) {
      const { keyId, iv, ciphertext, tag } = parseSealed(sealed);
      const key = keys.get(keyId);
      if (key === undefined) {
        const known = [...keys.keys()].join(', ');
        throw new SecretsError('unknown_key', `The value is sealed with key "${keyId}"; the keyring has ${known}.`);
      }
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      decipher.setAAD(encodePlace(keyId, place));
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
      } catch (cause) {
        const where = `row ${place.rowId} of ${place.table}`;
        const message = `The value sealed with key "${keyId}" does not open for ${where}: it was changed or belongs elsewhere.`;
        throw new SecretsError('cannot_open', message, { cause });
      }
    },

    needsReseal: (sealed) => parseSealed(sealed).keyId !== activeKeyId,
  };
}

/** Refuses (`bad_keyring`) an id or a key that a sealed value could not carry. */
export function checkKey(id: string, key: Uint8Array): void {
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(id)) {
    throw new SecretsError('bad_keyring', 'A key id is 1-32 letters, digits, hyphens or underscores.');
  }
  if (key.length !== keyBytes) {
    throw new SecretsError('bad_keyring', `Key "${id}" has ${key.length} bytes; a sealing key has ${keyBytes}.`);
  }
}

/** Encodes the place as a JSON list, which is injective: no two places have the same bytes. */
function encodePlace(keyId: string, place: SealedPlace): Buffer {
  const { tenantId, table, rowId, column } = place;
  for (const part of [tenantId, table, rowId]) {
    if (typeof part !== 'string' || part === '')
      throw new TypeError('A sealed value needs a tenant, a table and a row.');
  }
  return Buffer.from(JSON.stringify([version, keyId, tenantId, table, rowId, column ?? null]), 'utf8');
}

function parseSealed(sealed: string): { keyId: string; iv: Buffer; ciphertext: Buffer; tag: Buffer } {
  const [, keyId, body] = /^v1\.([A-Za-z0-9_-]{1,32})\.([A-Za-z0-9_-]+)$/.exec(sealed) ?? [];
  const bytes = body === undefined ? undefined : decodeExactly(body, 'base64url');
  if (keyId === undefined || bytes === undefined || bytes.length < ivBytes + tagBytes) {
    throw new SecretsError('malformed', 'Expected a sealed value of the form v1.<key id>.<base64url>.');
  }
  return {
    keyId,
    iv: bytes.subarray(0, ivBytes),
    ciphertext: bytes.subarray(ivBytes, -tagBytes),
    tag: bytes.subarray(-tagBytes),
  };
}
