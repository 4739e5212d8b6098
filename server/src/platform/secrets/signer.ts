import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { decodeExactly } from '#platform/secrets/base64.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';

const seedBytes = 32;
/** Prefix of an Ed25519 private key in PKCS #8. Source: RFC 8410 section 7. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Public key for verifying this installation's signatures elsewhere. */
export interface PublicSigningKey {
  /** First 16 hex digits of SHA-256 over the DER of the public key: the id can be checked against the key. */
  keyId: string;
  /** SubjectPublicKeyInfo in PEM, as openssl reads it. */
  pem: string;
}

/** Signer of the installation: Ed25519, RFC 8032. */
export interface Signer {
  publicKey: PublicSigningKey;
  /** Returns `ed25519.<key id>.<base64url of 64 bytes>`. Prefix the bytes with their format, for domain separation. */
  sign(bytes: Uint8Array): string;
  /** Verifies that this installation signed exactly these bytes. */
  verify(bytes: Uint8Array, signature: string): boolean;
}

/** Creates a signer from a seed of 32 random bytes. Throws `bad_keyring` for another length. */
export function createSigner(seed: Uint8Array): Signer {
  if (seed.length !== seedBytes) {
    throw new SecretsError(
      'bad_keyring',
      `The signing key has ${seed.length} bytes; an Ed25519 seed has ${seedBytes}.`,
    );
  }
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKeyObject = createPublicKey(privateKey);
  const keyId = idOf(publicKeyObject);
  const publicKey = { keyId, pem: publicKeyObject.export({ type: 'spki', format: 'pem' }) as string };
  return {
    publicKey,
    sign: (bytes) => `ed25519.${keyId}.${sign(null, bytes, privateKey).toString('base64url')}`,
    verify: (bytes, signature) => verifySignature({ bytes, signature, publicKeys: [publicKey.pem] }) === 'valid',
  };
}

/**
 * Verifies a signature against exported public keys alone, without the keyring: for offline verification.
 * `unknown_key`: none of the given keys made it, `invalid`: the bytes or the signature were changed.
 */
export function verifySignature(input: {
  bytes: Uint8Array;
  signature: string;
  publicKeys: readonly string[];
}): 'valid' | 'invalid' | 'unknown_key' {
  const [, keyId, body] = /^ed25519\.([0-9a-f]{16})\.([A-Za-z0-9_-]{86})$/.exec(input.signature) ?? [];
  const raw = body === undefined ? undefined : decodeExactly(body, 'base64url');
  if (keyId === undefined || raw === undefined) return 'invalid';
  const publicKey = input.publicKeys.map((pem) => createPublicKey(pem)).find((key) => idOf(key) === keyId);
  if (publicKey === undefined) return 'unknown_key';
  // The id alone is 64 bits and proves nothing; the key type and the signature do.
  return publicKey.asymmetricKeyType === 'ed25519' && verify(null, input.bytes, publicKey, raw) ? 'valid' : 'invalid';
}

function idOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
