import { randomBytes } from 'node:crypto';
import { type CallOptions, openRtpCall, type RtpCall } from './rtp-call.ts';

const suites = {
  AES_CM_128_HMAC_SHA1_80: { keyBytes: 30, profile: 1 },
  AEAD_AES_128_GCM: { keyBytes: 28, profile: 7 },
} as const;

/** The key in our own SDP. */
export const keyIn = (sdp: string): Buffer =>
  Buffer.from(/^a=crypto:\d+ \S+ inline:([^|\s]+)/m.exec(sdp)?.[1] ?? '', 'base64');

/** Opens a call with encrypted audio, with werift's SRTP at the peer. */
export async function openSrtpCall(
  suite: keyof typeof suites = 'AES_CM_128_HMAC_SHA1_80',
  options: CallOptions = {},
): Promise<RtpCall & { peerKey: Buffer }> {
  const { keyBytes, profile } = suites[suite];
  const peerKey = randomBytes(keyBytes);
  const extra = [`a=crypto:1 ${suite} inline:${peerKey.toString('base64')}`, ...(options.extra ?? [])];
  const call = await openRtpCall({ protocol: 'RTP/SAVP', ...options, extra });
  call.peer.secure({ profile, local: peerKey, remote: keyIn(call.localSdp) });
  return { ...call, peerKey };
}
