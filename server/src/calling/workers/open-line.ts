import type { MessagePort } from 'node:worker_threads';
import type { RtpSettings } from '@parley/rtp';
import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import { createCarrierLine } from '../../providers/lines/carrier/create-carrier-line.ts';
import { createRtpLine } from '../../providers/lines/rtp/create-rtp-line.ts';
import {
  createWebRtcLine,
  reattachWebRtc,
  type WebRtcSettings,
} from '../../providers/lines/webrtc/create-webrtc-line.ts';
import { createWebSocketLine, reattachWebSocket } from '../../providers/lines/websocket/create-websocket-line.ts';
import { socketOverPort } from '../../providers/lines/websocket/socket-over-port.ts';
import type { CallSpec, RtpProfile, WebLineSpec } from '../messages/call-messages.ts';

interface LineParts {
  clock: MediaClock;
  webRtc: WebRtcSettings;
  rtp: Omit<RtpSettings, keyof RtpProfile | 'comfortNoise'>;
}

/** Transfers a caller by the interface of the carrier. */
type TransferLine = (to: string) => Promise<void>;

/** Opens the line of a call, with its SDP answer or offer. Throws `OfferError` or `SdpError`. */
export async function openLine(
  spec: CallSpec,
  parts: LineParts & { transferLine: TransferLine },
): Promise<{ line: PacedLine; answerSdp: string | null }> {
  const { clock, webRtc } = parts;
  switch (spec.line.kind) {
    case 'webrtc': {
      const info = { ...spec.info, wireCodec: 'opus/48000' };
      return createWebRtcLine({ offerSdp: spec.line.offerSdp, info, clock, settings: webRtc });
    }
    case 'sip': {
      const { port, offerSdp, rtp } = spec.line;
      const { line, localSdp } = await openRtpLine({ port, offerSdp, rtp, info: spec.info }, parts);
      return { line, answerSdp: localSdp };
    }
    case 'carrier': {
      const { port, protocol, start, canTransfer } = spec.line;
      const transfer = canTransfer ? { transfer: parts.transferLine } : {};
      const socket = socketOverPort(port);
      return {
        line: createCarrierLine({ socket, protocol, start, info: spec.info, clock, ...transfer }),
        answerSdp: null,
      };
    }
    case 'websocket': {
      const { codec, port } = spec.line;
      const info = { ...spec.info, wireCodec: codec === 'opus' ? 'opus/48000' : 'pcm/16000' };
      return { line: createWebSocketLine({ socket: socketOverPort(port), info, clock, codec }), answerSdp: null };
    }
  }
}

/** Opens the line of a phone call. Throws `SdpError` when the peer's offer cannot be answered. */
export function openRtpLine(
  call: { port: MessagePort; offerSdp: string | undefined; rtp: RtpProfile; info: CallSpec['info'] },
  { clock, rtp }: LineParts,
): Promise<{ line: PacedLine; localSdp: string }> {
  const { rtp: terms, ...line } = call;
  const { facing, ...settings } = terms;
  return createRtpLine({
    ...line,
    ...(facing === undefined ? {} : { facing }),
    clock,
    settings: { ...rtp, ...settings, comfortNoise: false },
  });
}

/** Reconnects a caller who lost the network. Throws `OfferError`. */
export async function reattachLine(line: PacedLine, spec: WebLineSpec, parts: LineParts): Promise<string | null> {
  if (spec.kind === 'webrtc') {
    const { answerSdp } = await reattachWebRtc({ line, offerSdp: spec.offerSdp, settings: parts.webRtc });
    return answerSdp;
  }
  reattachWebSocket({ line, socket: socketOverPort(spec.port), codec: spec.codec, clock: parts.clock });
  return null;
}
