import { createCipheriv } from 'node:crypto';
import type { SrtpSuiteName } from '../sdp/session-description.ts';

/** Parameters of a crypto suite: RFC 3711, section 8.2; RFC 4568, section 6.2; RFC 7714, section 12. Unit: bytes. */
export interface SrtpSuite {
  isGcm: boolean;
  rtpTagBytes: number;
  rtcpTagBytes: number;
}

export const suiteOf: Readonly<Record<SrtpSuiteName, SrtpSuite>> = {
  AES_CM_128_HMAC_SHA1_80: { isGcm: false, rtpTagBytes: 10, rtcpTagBytes: 10 },
  // The short tag applies to RTP alone: RFC 4568, section 6.2.2.
  AES_CM_128_HMAC_SHA1_32: { isGcm: false, rtpTagBytes: 4, rtcpTagBytes: 10 },
  AEAD_AES_128_GCM: { isGcm: true, rtpTagBytes: 16, rtcpTagBytes: 16 },
};

/** Largest addition to a packet: a tag of 16, and 4 for the SRTCP index. Unit: bytes. */
export const maxSrtpTrailerBytes = 20;

const masterKeyBytes = 16;

/** Session keys of one kind of packet. */
export interface SessionKeys {
  key: Buffer;
  salt: Buffer;
  authentication: Buffer;
}

/** Labels of the key derivation, RFC 3711, section 4.3.2. */
const labels = {
  rtp: { key: 0, authentication: 1, salt: 2 },
  rtcp: { key: 3, authentication: 4, salt: 5 },
};

/** Derives the session keys of one kind of packet from master key and salt, concatenated. */
export function deriveKeys(master: Buffer, kind: keyof typeof labels): SessionKeys {
  const key = master.subarray(0, masterKeyBytes);
  const salt = Buffer.alloc(14);
  // The salt of GCM is two bytes shorter and padded with zeros.
  master.copy(salt, 0, masterKeyBytes);
  const derive = (label: number, bytes: number): Buffer => {
    const iv = Buffer.alloc(16);
    salt.copy(iv);
    iv[7] = (iv[7] ?? 0) ^ label;
    return createCipheriv('aes-128-ctr', key, iv).update(Buffer.alloc(bytes));
  };
  const { key: keyLabel, authentication, salt: saltLabel } = labels[kind];
  return { key: derive(keyLabel, 16), salt: derive(saltLabel, 14), authentication: derive(authentication, 20) };
}
