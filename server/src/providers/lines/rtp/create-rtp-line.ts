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
  /** Port to the signalling of this call; closed with the line. A `MessagePort` fits. */
  port: SignallingPort;
  /** The peer's offer; undefined: the line makes the offer. */
  offerSdp: string | undefined;
  info: Omit<LineInfo, 'wireCodec'>;
  clock: MediaClock;
  settings: RtpSettings;
  /**
   * Numeric address the peer's signalling comes from or goes to, where known: selects the local address advertised, and
   * the source of packets to accept where the peer's SDP names no address reachable from here.
   */
  facing?: string;
}

/**
 * Creates the line of a phone call, and the SDP for the peer: the answer to its offer, or our offer. `line.answer()`
 * answers an inbound call and resolves when it is up; for an outbound one it waits for the answer. It rejects when the
 * call ends first. `info.wireCodec` is the codec agreed on last. Throws `SdpError`, and leaves nothing open, when the
 * offer cannot be answered, and an `Error` when no port is free.
 */
export async function createRtpLine(options: RtpLineOptions): Promise<{ line: PacedLine; localSdp: string }> {
  const { port, offerSdp, clock, settings, facing } = options;
  const offer = offerSdp === undefined ? undefined : readSdp(offerSdp);
  const info: LineInfo = { ...options.info, wireCodec: '' };
  const session = new CallSession({ port, info, settings, facing, now: clock.now });
  const leg = await session.openLeg(offer);
  // The most likely codec until the peer has answered.
  info.wireCodec = leg.codec === 'opus' ? 'opus/48000' : `${leg.codec}/8000`;
  const line = createPacedLine({ info, capabilities, clock, ...session.begin(leg) });
  session.serve(line);
  return { line, localSdp: leg.sdp };
}
