import { type Cipher, createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionKeys } from './srtp-suite.ts';

const blockBytes = 16;

/** AES counter mode with HMAC-SHA1 (RFC 3711, sections 4.1.1 and 4.2.1). One instance per direction. */
export class CounterCipher {
  readonly #keys: SessionKeys;
  /** Encrypting counters with one cipher costs a third of creating a cipher per packet. */
  readonly #blockCipher: Cipher;
  #counters = Buffer.alloc(blockBytes * 12);

  constructor(keys: SessionKeys) {
    this.#keys = keys;
    this.#blockCipher = createCipheriv('aes-128-ecb', keys.key, null);
    this.#blockCipher.setAutoPadding(false);
  }

  /** Encrypts or decrypts in place. `index`: the 48-bit packet index. */
  apply(packet: Buffer, from: number, to: number, ssrc: number, index: number): void {
    const length = to - from;
    if (length <= 0) return;
    const blocks = Math.ceil(length / blockBytes);
    if (this.#counters.length < blocks * blockBytes) this.#counters = Buffer.alloc(blocks * blockBytes);
    const counters = this.#counters;
    for (let at = 0; at < 14; at += 1) counters[at] = this.#keys.salt[at] ?? 0;
    xor32(counters, 4, ssrc);
    xor16(counters, 8, Math.floor(index / 2 ** 32));
    xor32(counters, 10, index % 2 ** 32);
    for (let block = 0; block < blocks; block += 1) {
      const at = block * blockBytes;
      if (block > 0) counters.copyWithin(at, 0, 14);
      counters[at + 14] = block >> 8;
      counters[at + 15] = block;
    }
    const stream = this.#blockCipher.update(counters.subarray(0, blocks * blockBytes));
    for (let at = 0; at < length; at += 1) packet[from + at] = (packet[from + at] ?? 0) ^ (stream[at] ?? 0);
  }

  /**
   * Writes the authentication tag behind the packet. `extra`: authenticated and not sent, such as the rollover
   * counter.
   */
  sign(packet: Buffer, length: number, extra: Buffer | undefined, tagBytes: number): void {
    this.#hash(packet.subarray(0, length), extra).copy(packet, length, 0, tagBytes);
  }

  isSigned(signed: Buffer, extra: Buffer | undefined, tag: Buffer): boolean {
    return timingSafeEqual(this.#hash(signed, extra).subarray(0, tag.length), tag);
  }

  #hash(signed: Buffer, extra: Buffer | undefined): Buffer {
    const hash = createHmac('sha1', this.#keys.authentication).update(signed);
    if (extra !== undefined) hash.update(extra);
    return hash.digest();
  }
}

const gcmTagBytes = 16;

/** AES-GCM (RFC 7714). One instance per direction. */
export class GcmCipher {
  readonly #keys: SessionKeys;
  readonly #iv = Buffer.alloc(12);

  constructor(keys: SessionKeys) {
    this.#keys = keys;
  }

  /** Encrypts in place and writes the tag behind it. `signed`: additional authenticated data. */
  seal(packet: Buffer, from: number, to: number, signed: Buffer): void {
    const cipher = createCipheriv('aes-128-gcm', this.#keys.key, this.#iv).setAAD(signed);
    cipher.update(packet.subarray(from, to)).copy(packet, from);
    cipher.final();
    cipher.getAuthTag().copy(packet, to);
  }

  /** Decrypts in place; returns true when the tag is valid. */
  open(packet: Buffer, from: number, to: number, signed: Buffer): boolean {
    const cipher = createDecipheriv('aes-128-gcm', this.#keys.key, this.#iv).setAAD(signed);
    cipher.setAuthTag(packet.subarray(to, to + gcmTagBytes));
    const plain = cipher.update(packet.subarray(from, to));
    try {
      cipher.final();
    } catch {
      return false;
    }
    plain.copy(packet, from);
    return true;
  }

  /** Sets the IV (sections 8.1 and 9.1): two zero bytes, the SSRC, and six bytes of the packet index. */
  setIv(ssrc: number, high16: number, low32: number): void {
    const iv = this.#iv;
    for (let at = 0; at < 12; at += 1) iv[at] = this.#keys.salt[at] ?? 0;
    xor32(iv, 2, ssrc);
    xor16(iv, 6, high16);
    xor32(iv, 8, low32);
  }
}

function xor32(into: Buffer, at: number, value: number): void {
  xor16(into, at, value >>> 16);
  xor16(into, at + 2, value);
}

function xor16(into: Buffer, at: number, value: number): void {
  into[at] = (into[at] ?? 0) ^ ((value >>> 8) & 0xff);
  into[at + 1] = (into[at + 1] ?? 0) ^ (value & 0xff);
}
