import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { decodeExactly } from '#platform/secrets/base64.ts';
import { checkKey, type SealingKeys } from '#platform/secrets/sealer.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { createSigner, type Signer } from '#platform/secrets/signer.ts';

/** Long-lived keys of an installation: those that seal secrets at rest, and the signing key. */
export interface Keyring {
  sealing: SealingKeys;
  signer: Signer;
  /** Key of hashes that recognise an address without storing it. 32 bytes, derived from the signing key. */
  addressKey: Buffer;
  /** Key of hashes of the codes sent to visitors. 32 bytes, likewise. */
  codeKey: Buffer;
  /**
   * Key of the hashes that name erased subjects in certificates. 32 bytes, likewise: it outlives a restored backup, and
   * numbers cannot be tried against a hash without it.
   */
  subjectKey: Buffer;
  /** Key of the tokens in links to unsubscribe. 32 bytes, likewise: the links outlive rotations of the sealing keys. */
  unsubscribeKey: Buffer;
  /** Key of the tokens in links of bookings, and of calendar feeds. 32 bytes, likewise. */
  bookingLinkKey: Buffer;
  /** Key of the addresses of calendar feeds. */
  calendarFeedKey: Buffer;
}

/** A stored keyring: version 1, keys in base64, the oldest first. */
export interface StoredKeyring {
  format: 1;
  activeKeyId: string;
  keys: { id: string; key: string; createdAt: string }[];
  signingSeed: string;
}

/** A new keyring with one sealing key and a signing key. */
export function newStoredKeyring(now: Date): StoredKeyring {
  const first = newStoredKey(now);
  return { format: 1, activeKeyId: first.id, keys: [first], signingSeed: randomBytes(32).toString('base64') };
}

/** Adds a new key, which becomes the active one. */
export function withNewKey(stored: StoredKeyring, now: Date): StoredKeyring {
  const added = newStoredKey(now);
  return { ...stored, activeKeyId: added.id, keys: [...stored.keys, added] };
}

/** Parses a key file. Throws `bad_keyring` with the problem, never with its content. */
export function readStoredKeyring(text: string): StoredKeyring {
  let stored: Partial<StoredKeyring> | null;
  try {
    stored = JSON.parse(text);
  } catch {
    throw new SecretsError('bad_keyring', 'The keyring is not JSON.');
  }
  const isReadable =
    stored?.format === 1 &&
    typeof stored.activeKeyId === 'string' &&
    typeof stored.signingSeed === 'string' &&
    Array.isArray(stored.keys) &&
    stored.keys.every((entry) => typeof entry?.id === 'string' && typeof entry.key === 'string');
  if (!isReadable) {
    throw new SecretsError('bad_keyring', 'Expected a keyring of format 1 with activeKeyId, keys and signingSeed.');
  }
  return stored as StoredKeyring;
}

/** Opens a stored keyring. Throws `bad_keyring` for invalid keys. */
export function openStoredKeyring(stored: StoredKeyring): Keyring {
  const entries = stored.keys.map(({ id, key }) => ({ id, key: decodeKey(id, key) }));
  const seed = decodeKey('signingSeed', stored.signingSeed);
  return { sealing: collectKeys(entries, stored.activeKeyId), ...derivedFrom(seed) };
}

/**
 * Builds a keyring from settings instead of a file. `keys`: `<id>:<base64 of 32 bytes>` joined by commas; the first
 * seals, all open. To rotate, put a new one in front. `signingSeed`: base64 of 32 bytes. Without it the seed is derived
 * (HKDF-SHA-256) from the last key of the list, so it outlives rotations until that oldest key is dropped. Throws
 * `bad_keyring` naming the entry at fault by its position.
 */
export function keyringFromSettings(settings: { keys: string; signingSeed?: string }): Keyring {
  const entries = settings.keys.split(',').map((entry, index) => {
    const [, id, text] = /^([^:]*):(.*)$/.exec(entry.trim()) ?? [];
    if (id === undefined || text === undefined) {
      throw new SecretsError('bad_keyring', `Entry ${index + 1} of the keys is not of the form <id>:<base64>.`);
    }
    return { id, key: decodeKey(id, text) };
  });
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) throw new SecretsError('bad_keyring', 'The keyring has no keys.');
  const sealing = collectKeys(entries, first.id);
  const seed =
    settings.signingSeed === undefined ? deriveSeed(last.key) : decodeKey('signingSeed', settings.signingSeed);
  return { sealing, ...derivedFrom(seed) };
}

function newStoredKey(now: Date): StoredKeyring['keys'][number] {
  // The date is for people; the random part distinguishes rotations of one day.
  const id = `k${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(4).toString('hex')}`;
  return { id, key: randomBytes(32).toString('base64'), createdAt: now.toISOString() };
}

function collectKeys(entries: { id: string; key: Buffer }[], activeKeyId: string): SealingKeys {
  const keys = new Map<string, Uint8Array>();
  for (const { id, key } of entries) {
    checkKey(id, key);
    if (keys.has(id)) throw new SecretsError('bad_keyring', `Key "${id}" stands in the keyring twice.`);
    keys.set(id, key);
  }
  if (!keys.has(activeKeyId)) {
    throw new SecretsError('bad_keyring', `The active key "${activeKeyId}" is not in the keyring.`);
  }
  return { keys, activeKeyId };
}

function decodeKey(name: string, text: string): Buffer {
  const key = decodeExactly(text, 'base64') ?? decodeExactly(text, 'base64url');
  if (key === undefined || key.length !== 32) {
    const label = /^[A-Za-z0-9_-]{1,32}$/.test(name) ? `Key "${name}"` : 'A key';
    throw new SecretsError('bad_keyring', `${label} is not base64 of exactly 32 bytes.`);
  }
  return key;
}

function derivedFrom(
  seed: Buffer,
): Pick<
  Keyring,
  'signer' | 'addressKey' | 'codeKey' | 'subjectKey' | 'unsubscribeKey' | 'bookingLinkKey' | 'calendarFeedKey'
> {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', createSecretKey(seed), Buffer.alloc(0), use, 32));
  return {
    signer: createSigner(seed),
    addressKey: derive('address hashes v1'),
    codeKey: derive('verification codes v1'),
    subjectKey: derive('erased subjects v1'),
    unsubscribeKey: derive('unsubscribe links v1'),
    bookingLinkKey: derive('booking links v1'),
    calendarFeedKey: derive('calendar feeds v1'),
  };
}

function deriveSeed(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', createSecretKey(key), Buffer.alloc(0), 'instance signing seed v1', 32));
}
