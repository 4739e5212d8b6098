import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSigner, verifySignature } from '#platform/secrets/signer.ts';

const bytesOf = (text: string) => Buffer.from(text);

it('a signature is valid for exactly the signed bytes', () => {
  const signer = createSigner(randomBytes(32));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (bytes, other) => {
      const signature = signer.sign(bytes);
      expect(signer.verify(bytes, signature)).toBe(true);
      expect(signer.verify(other, signature)).toBe(Buffer.compare(bytes, other) === 0);
    }),
    { numRuns: 50 },
  );
});

it('the exported public key verifies alone, and detects another key’s signature', () => {
  const signer = createSigner(randomBytes(32));
  const stranger = createSigner(randomBytes(32));
  const bytes = bytesOf('audit head 12');
  const publicKeys = [stranger.publicKey.pem, signer.publicKey.pem];
  expect(verifySignature({ bytes, signature: signer.sign(bytes), publicKeys })).toBe('valid');
  expect(verifySignature({ bytes: bytesOf('audit head 13'), signature: signer.sign(bytes), publicKeys })).toBe(
    'invalid',
  );
  expect(verifySignature({ bytes, signature: signer.sign(bytes), publicKeys: [stranger.publicKey.pem] })).toBe(
    'unknown_key',
  );
});

it('a signature cannot be attributed to another key or re-encoded', () => {
  const signer = createSigner(randomBytes(32));
  const stranger = createSigner(randomBytes(32));
  const bytes = bytesOf('x');
  const signature = signer.sign(bytes);
  const forged = signature.replace(signer.publicKey.keyId, stranger.publicKey.keyId);
  expect(stranger.verify(bytes, forged)).toBe(false);
  for (const changed of [
    '',
    `${signature}=`,
    `${signature}\n`,
    signature.toUpperCase(),
    `${signature.slice(0, -1)}_`,
  ]) {
    expect(signer.verify(bytes, changed)).toBe(false);
  }
});

it('RFC 8032 section 7.1 test 2 yields its published signature', () => {
  const signer = createSigner(Buffer.from('4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb', 'hex'));
  const raw = Buffer.from(signer.sign(Uint8Array.of(0x72)).split('.')[2] as string, 'base64url').toString('hex');
  expect(raw).toBe(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  );
});

it('a seed of another length is refused', () => {
  expect(() => createSigner(randomBytes(31))).toThrow('31 bytes');
});
