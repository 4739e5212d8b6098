import type { RtpPeer } from './rtp-peer.ts';

const keys = '0123456789*#ABCD';

/** The packets of one press of 100 ms as phones send them: four while it lasts, and three with the end bit. */
export function digitPayloads(digit: string): Uint8Array[] {
  const event = keys.indexOf(digit);
  const at = (units: number, isEnd: boolean) => Uint8Array.of(event, (isEnd ? 0x80 : 0) | 10, units >> 8, units & 255);
  return [...[160, 320, 480, 640].map((units) => at(units, false)), ...[800, 800, 800].map((units) => at(units, true))];
}

export function pressDigit(peer: RtpPeer, digit: string, payloadType = 101): void {
  for (const [index, payload] of digitPayloads(digit).entries()) {
    peer.sendPacket({ payloadType, payload, hasMarker: index === 0 });
  }
  peer.timestamp = (peer.timestamp + 800) >>> 0;
}
