import { type RtpSettings, readSdp } from '@parley/rtp';
import type { MediaClock } from '#voice/line/media-clock.ts';
import { createPacedLine } from '#voice/line/paced-line.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { LineCapabilities, LineInfo } from '#voice/ports.ts';
import { CallSession } from './call-session.ts';
import type { SignallingPort } from './signalling-port.ts';

export { SdpError } from '@parley/rtp';

const capabilities: LineCapabilities = {
  digitsIn: true,
  digitsOut: true,
  transfer: 'attended',
  clear: 'local',
  mark: 'exact',
};

export interface RtpLineOptions {
  /** To the signalling of this call; closed with the line. A `MessagePort` is one. */
  port: SignallingPort;
  /** The peer's offer; undefined: we make one. */
  offerSdp: string | undefined;
  info: Omit<LineInfo, 'wireCodec'>;
  clock: MediaClock;
  settings: RtpSettings;
  /**
   * Numeric address the peer's signalling comes from or goes to, where it is known: decides which address of ours it is
   * told, and whose packets are believed where the peer's description names none that can be reached from here.
   */
  facing?: string;
}

/**
 * The line of a phone call, and the description to be sent to the peer: the answer to its offer, or our offer.
 * `line.answer()` takes an inbound call and resolves when it is up; of an outbound one it waits for that. It rejects
 * when the call ends first. `info.wireCodec` is what was agreed on last. Throws `SdpError`, and leaves nothing open,
 * when the offer cannot be answered, and an `Error` when no port is free.
 */
export async function createRtpLine(options: RtpLineOptions): Promise<{ line: PacedLine; localSdp: string }> {
  const { port, offerSdp, clock, settings, facing } = options;
  const offer = offerSdp === undefined ? undefined : readSdp(offerSdp);
  const info: LineInfo = { ...options.info, wireCodec: '' };
  const session = new CallSession({ port, info, settings, facing, now: clock.now });
  const leg = await session.openLeg(offer);
  // Until the peer has answered nobody knows; what it is likely to be stands there.
  info.wireCodec = leg.codec === 'opus' ? 'opus/48000' : `${leg.codec}/8000`;
  const line = createPacedLine({ info, capabilities, clock, ...session.begin(leg) });
  session.serve(line);
  return { line, localSdp: leg.sdp };
}
