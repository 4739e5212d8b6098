import { parseMessage } from 'werift';

/** Filter for the datagrams of a call's port before the protocol engines see them. */
export interface DatagramGuard {
  /** True when the datagram may reach the engines; `address` as text, `port` as number. Never throws. */
  admits(datagram: Buffer, address: string, port: number): boolean;
  /**
   * Ends the handshake phase. From now on plain DTLS records are refused, and alerts are passed to `onAlert` instead of
   * the engine, which takes any for a close, encrypted or not.
   */
  lock(onAlert: (record: Buffer) => void): void;
}

/** Maximum sources of a call; a browser tries a handful of addresses. */
const maxSources = 32;
/** Larger than any path MTU; no packet of a call is larger. Unit: bytes. */
const maxDatagramBytes = 2_048;

/**
 * Protects a call from third parties: only the browser that was given the answer has any effect on it. STUN checks must
 * be signed with the call's own ICE password, which the engine does not verify; DTLS and RTP are accepted only from
 * addresses that sent such a check. Without it, one forged plain alert ends a call, and forged checks make the engine
 * send to addresses of an attacker's choice.
 */
export function createDatagramGuard(ice: { localUsername: string; localPassword: string }): DatagramGuard {
  const sources = new Set<string>();
  let tellAlert: ((record: Buffer) => void) | undefined;
  const password = Buffer.from(ice.localPassword, 'utf8');

  function admitsCheck(datagram: Buffer, source: string): boolean {
    if (datagram.length < 20) return false;
    const type = datagram.readUInt16BE(0) & 0x0110;
    // The engine matches responses with our own requests, signature included.
    if (type === 0x0100 || type === 0x0110) return true;
    if (type !== 0) return false;
    const message = parseMessage(datagram, password);
    if (!message?.getAttributeValue('USERNAME')?.startsWith(`${ice.localUsername}:`)) return false;
    if (!message.attributesKeys.includes('PRIORITY')) return false;
    if (!sources.has(source) && sources.size >= maxSources) return false;
    sources.add(source);
    return true;
  }

  return {
    admits(datagram, address, port) {
      if (datagram.length === 0 || datagram.length > maxDatagramBytes) return false;
      const [first = 255] = datagram;
      const source = `${address} ${port}`;
      if (first < 4) return admitsCheck(datagram, source);
      if (!sources.has(source)) return false;
      if (first > 127 && first < 192) return true;
      if (first < 20 || first > 63) return false;
      if (!tellAlert) return true;
      if (first !== recordType.alert) return isEncrypted(datagram);
      if (isWhole(datagram)) tellAlert(datagram);
      return false;
    },
    lock(onAlert) {
      tellAlert = onAlert;
    },
  };
}

/** RFC 5246, section 6.2.1. */
const recordType = { alert: 21, handshake: 22, data: 23 };
/** DTLS record header: type 1, version 2, epoch 2, number 6, length 2. Unit: bytes. */
const recordHeadBytes = 13;

const isWhole = (datagram: Buffer): boolean =>
  datagram.length > recordHeadBytes && datagram.length === recordHeadBytes + datagram.readUInt16BE(11);

/** True for encrypted handshake and data records alone: those of an epoch after the first. */
function isEncrypted(datagram: Buffer): boolean {
  let at = 0;
  while (at + recordHeadBytes <= datagram.length) {
    const type = datagram[at];
    if (type !== recordType.handshake && type !== recordType.data) return false;
    if (datagram.readUInt16BE(at + 3) === 0) return false;
    at += recordHeadBytes + datagram.readUInt16BE(at + 11);
  }
  return at === datagram.length;
}
