import { isIPv6 } from 'node:net';
import {
  type Agreement,
  type CodecName,
  closeSocket,
  createNegotiation,
  findLocalAddress,
  type Negotiation,
  openSocketPair,
  type RtpSettings,
  type SessionDescription,
  type SocketPair,
} from '@parley/rtp';
import type { PayloadDecoder } from '#voice/line/wire.ts';
import { InbandDtmfDetector } from './media/inband-dtmf-detector.ts';
import { MediaStream } from './media/media-stream.ts';
import { createWireDecoder } from './media/wire-codec.ts';

/** One media session with one peer: the negotiation and its stream. A call that moves gets another. */
export interface MediaLeg {
  negotiation: Negotiation;
  stream: MediaStream;
  /** The SDP to send: the answer, or our offer. */
  sdp: string;
  /** Codec the line decodes now. */
  codec: CodecName;
  /** Applies an agreement, with the address the peer's SDP came from where known. */
  apply(agreement: Agreement, signalledFrom: string | undefined): void;
}

export interface LegOptions {
  offer: SessionDescription | undefined;
  settings: RtpSettings;
  /** Numeric address in the peer's direction: selects the local address advertised. */
  facing: string | undefined;
  /** Numeric address of the peer's signalling, where known: its packets may be accepted. */
  signalledFrom: string | undefined;
  now: () => number;
  onOtherCodec(leg: MediaLeg, codec: CodecName): void;
}

/** Opens sockets and answers the offer, or makes one. Throws `SdpError`, and leaves nothing open, when it cannot. */
export async function openMediaLeg(options: LegOptions): Promise<MediaLeg> {
  const { offer, settings, facing, signalledFrom, now } = options;
  const audio = offer?.media.find(({ kind, port }) => kind === 'audio' && port !== 0);
  const sockets = await openSockets(options, audio?.isRtcpMuxed !== true, wantsV6(settings, audio?.address, facing));
  try {
    const { rtpPort, rtcpPort, isV6 } = sockets;
    const address = await findLocalAddress({ settings, isV6, facing, towards: audio?.address });
    const negotiation = createNegotiation({ settings, local: { address, rtpPort, rtcpPort } });
    const answered = offer && negotiation.answer(offer);
    const stream = new MediaStream({
      sockets,
      settings,
      now,
      onOtherCodec: (codec) => options.onOtherCodec(leg, codec),
    });
    let lastFrom: string | undefined;
    const leg: MediaLeg = {
      negotiation,
      stream,
      sdp: answered?.sdp ?? negotiation.offer(),
      codec: answered?.agreement.codec ?? settings.codecs?.[0] ?? 'pcma',
      apply(agreement, from) {
        lastFrom = from ?? lastFrom;
        const signalling = [signalledFrom, lastFrom].filter((address) => address !== undefined);
        stream.apply(agreement, signalling);
      },
    };
    if (answered !== undefined) leg.apply(answered.agreement, undefined);
    return leg;
  } catch (error) {
    await Promise.all([sockets.rtp, ...(sockets.rtcp ? [sockets.rtcp] : [])].map(closeSocket));
    throw error;
  }
}

/**
 * Selects the address family of the peer, where allowed; audio that never reaches it over that family may still come
 * from it.
 */
function wantsV6({ bindHost, advertisedAddresses }: RtpSettings, peer: string | undefined, facing: string | undefined) {
  if (bindHost !== undefined) return isIPv6(bindHost);
  const known = peer ?? facing ?? advertisedAddresses?.[0];
  return known !== undefined && isIPv6(known);
}

async function openSockets({ settings }: LegOptions, needsRtcp: boolean, isV6: boolean): Promise<SocketPair> {
  const place = { isV6, host: settings.bindHost, range: settings.portRange, needsRtcp };
  try {
    return await openSocketPair(place);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    // The machine has no IPv6.
    if (!isV6 || !['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'].includes(code)) throw error;
    return openSocketPair({ ...place, isV6: false });
  }
}

/** Creates the decoder, with in-band DTMF detection where the peer sends no telephone events. */
export function createLegDecoder(
  { stream }: MediaLeg,
  codec: CodecName,
  onDigit: (digit: string, durationMs: number) => void,
): PayloadDecoder {
  let tones: InbandDtmfDetector | undefined;
  return createWireDecoder(codec, (pcm) => {
    if (!stream.needsInbandDtmf) return;
    tones ??= new InbandDtmfDetector(onDigit);
    tones.push(pcm);
  });
}
