import { createOpusDecoder } from '#voice/codec/opus.ts';
import type { MediaClock } from '#voice/line/media-clock.ts';
import { createPacedLine } from '#voice/line/paced-line.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { LineCapabilities, LineInfo } from '#voice/ports.ts';
import type { WebRtcSettings } from './addresses.ts';
import { openSession } from './session.ts';

export type { WebRtcSettings } from './addresses.ts';
export { OfferError } from './offer.ts';

const capabilities: LineCapabilities = {
  digitsIn: true,
  digitsOut: false,
  transfer: 'none',
  clear: 'local',
  mark: 'exact',
};

/**
 * Creates a line to the browser that made the offer, and the answer with all our addresses as candidates.
 * `line.answer()` resolves when audio can flow and rejects when the browser never connects, which also ends the line
 * (`failed`, after 15 s). Throws `OfferError`, and leaves nothing open, when the offer cannot be answered.
 */
export async function createWebRtcLine(options: {
  offerSdp: string;
  info: LineInfo;
  clock: MediaClock;
  settings: WebRtcSettings;
}): Promise<{ line: PacedLine; answerSdp: string }> {
  const { offerSdp, info, clock, settings } = options;
  const session = await openSession({ offerSdp, settings, nowMs: clock.now });
  const { wire, answerSdp } = session;
  const line = createPacedLine({ info, capabilities, wire, decoder: createOpusDecoder(), clock });
  session.serve(line);
  return { line, answerSdp };
}

/**
 * Reconnects a browser that lost its network: the call continues over a new connection as soon as that is up. Until
 * then, and if it never is, the line stays unchanged; it may be of another kind. `clock`: the line's own; by default
 * one made by `createMediaClock`. Throws `OfferError` when the offer cannot be answered.
 */
export async function reattachWebRtc(options: {
  line: PacedLine;
  offerSdp: string;
  settings: WebRtcSettings;
  clock?: MediaClock;
}): Promise<{ answerSdp: string }> {
  const { line, offerSdp, settings, clock } = options;
  const session = await openSession({ offerSdp, settings, nowMs: clock?.now ?? (() => performance.now()) });
  session.connected().then(
    () => {
      session.serve(line);
      // A line that ended meanwhile closes the new connection instead.
      line.attach(session.wire, createOpusDecoder());
    },
    () => session.wire.close('failed'),
  );
  return { answerSdp: session.answerSdp };
}
