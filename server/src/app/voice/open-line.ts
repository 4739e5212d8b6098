import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import {
  createWebRtcLine,
  reattachWebRtc,
  type WebRtcSettings,
} from '../../providers/lines/webrtc/create-webrtc-line.ts';
import { createWebSocketLine, reattachWebSocket } from '../../providers/lines/websocket/create-websocket-line.ts';
import { socketOverPort } from '../../providers/lines/websocket/socket-over-port.ts';
import type { CallSpec, LineSpec } from './messages.ts';

interface LineParts {
  clock: MediaClock;
  webRtc: WebRtcSettings;
}

/** The line a call comes in on, with the answer to its offer where it has one. Throws `OfferError`. */
export async function openLine(
  spec: CallSpec,
  parts: LineParts,
): Promise<{ line: PacedLine; answerSdp: string | null }> {
  const { clock, webRtc } = parts;
  switch (spec.line.kind) {
    case 'webrtc': {
      const info = { ...spec.info, wireCodec: 'opus/48000' };
      return createWebRtcLine({ offerSdp: spec.line.offerSdp, info, clock, settings: webRtc });
    }
    case 'websocket': {
      const { codec, port } = spec.line;
      const info = { ...spec.info, wireCodec: codec === 'opus' ? 'opus/48000' : 'pcm/16000' };
      return { line: createWebSocketLine({ socket: socketOverPort(port), info, clock, codec }), answerSdp: null };
    }
  }
}

/** Takes a caller back who lost the network. Throws `OfferError`. */
export async function reattachLine(line: PacedLine, spec: LineSpec, parts: LineParts): Promise<string | null> {
  if (spec.kind === 'webrtc') {
    const { answerSdp } = await reattachWebRtc({ line, offerSdp: spec.offerSdp, settings: parts.webRtc });
    return answerSdp;
  }
  reattachWebSocket({ line, socket: socketOverPort(spec.port), codec: spec.codec, clock: parts.clock });
  return null;
}
