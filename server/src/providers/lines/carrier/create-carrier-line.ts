import type { MediaClock } from '#voice/line/media-clock.ts';
import { createPacedLine } from '#voice/line/paced-line.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { LineCapabilities, LineInfo } from '#voice/ports.ts';
import type { LineSocket } from '../websocket/socket.ts';
import { audioFormatName, createAudioDecoder } from './audio-format.ts';
import type { CarrierProtocol, CarrierStart } from './carrier-protocol.ts';
import { CarrierWire } from './carrier-wire.ts';
import { dialects } from './dialects.ts';

export interface CarrierLineOptions {
  socket: LineSocket;
  protocol: CarrierProtocol;
  /** The start message, as `createCarrierSockets` passes it on. */
  start: CarrierStart;
  /** Without `wireCodec`, which the line sets. */
  info: Omit<LineInfo, 'wireCodec'>;
  clock: MediaClock;
  /**
   * Transfers the other side through the carrier's API, and resolves when the carrier does so; the stream may end
   * before. Without it the line cannot transfer.
   */
  transfer?(to: string): Promise<void>;
}

/**
 * Creates a line over the media stream of a carrier or a telephone system, from its start message on. The stream is the
 * call: when it stops, or closes with 1000 or without a code, the caller has hung up; any other end of the socket is
 * `lost`. Speech is sent frame by frame as it is due, so little of it is buffered at the peer. Malformed messages are
 * dropped; one that is too long ends the call (close code 1009).
 */
export function createCarrierLine(options: CarrierLineOptions): PacedLine {
  const { socket, protocol, start, clock, transfer } = options;
  const codec = dialects[protocol].createCodec(start);
  const wire = new CarrierWire({ socket, codec, start, clock, ...(transfer === undefined ? {} : { transfer }) });
  const capabilities: LineCapabilities = {
    digitsIn: true,
    digitsOut: true,
    transfer: transfer === undefined ? 'none' : 'blind',
    clear: codec.clear === undefined ? 'local' : 'remote',
    mark: codec.mark === undefined ? 'estimated' : 'exact',
  };
  const info: LineInfo = { ...options.info, wireCodec: audioFormatName(start.soundIn) };
  const line = createPacedLine({ info, capabilities, wire, decoder: createAudioDecoder(start.soundIn), clock });
  wire.serve(line);
  return line;
}
