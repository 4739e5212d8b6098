import type { HangUpCause, Line, LineNotice, LineStats, ToolNotice } from '../ports.ts';

/** One packet of caller audio as it came from the network, still encoded. */
export interface MediaPacket {
  /** Of RTP: 16 bit, wraps. A wire without loss or reordering counts its own. */
  sequence: number;
  /** In units of the codec's clock, 32 bit, wraps. */
  timestamp: number;
  /** Kept until it is decoded: hand over a copy where the buffer is reused. */
  payload: Uint8Array;
  /** When it arrived, on the media clock. Unit: milliseconds. */
  arrivalMs: number;
}

/** Turns payloads into 16 kHz sound, in the order they were sent. */
export interface PayloadDecoder {
  /** Units of `MediaPacket.timestamp` per second, for example 48000 of Opus, 8000 of G.711. */
  readonly clockRateHz: number;
  /**
   * Sound of one payload, of any length (Opus packets may last 2.5-120 ms). The array may be overwritten by the next
   * call. Returns undefined for what is not in the codec's format; never throws.
   */
  decode(payload: Uint8Array): Int16Array | undefined;
  close?(): void;
}

/**
 * What differs between kinds of lines: how a frame gets onto the network. Clock, jitter buffer, concealment, queue,
 * marks and background sound are the paced line's and the same for all.
 */
export interface Wire {
  /** One frame of 20 ms at 16 kHz, due now. `isSilence`: nothing is playing, so a wire may send nothing. */
  send(frame: Int16Array, isSilence: boolean): void;
  /** The far end keeps a buffer of its own and is asked to drop it. */
  clear?(): void;
  /**
   * Of wires whose far end says when it has played what was sent: asks it to tell the id back, after everything sent so
   * far. The line is told through `receiveMark`. Without this a mark is told when the sound before it was sent.
   */
  mark?(id: string): void;
  show?(notice: LineNotice | ToolNotice): void;
  sendDigits?(digits: string, toneMs: number): Promise<void>;
  transfer?: Line['transfer'];
  answer?(): Promise<void>;
  reject?(cause: HangUpCause): Promise<void>;
  /** Closes sockets and timers; called once. */
  close(cause: HangUpCause): Promise<void>;
  /** What only the wire knows, such as the round trip. */
  stats?(): Partial<LineStats>;
}

/** A line driven by a wire: what the wire tells it. */
export interface PacedLine extends Line {
  receive(packet: MediaPacket): void;
  receiveDigit(digit: string, durationMs: number): void;
  /** The far end told back what `Wire.mark` asked for; an id it was never given, or told before, changes nothing. */
  receiveMark(id: string): void;
  /** The network is gone, or is back. */
  setConnected(isConnected: boolean): void;
  setHold(isOnHold: boolean): void;
  reportTransfer(state: 'trying' | 'ok' | 'failed', code?: number): void;
  /** Goes on over another wire, after the network was lost; the old one is closed. */
  attach(wire: Wire, decoder: PayloadDecoder): void;
  /** The far end is gone for good. */
  remoteEnded(cause: HangUpCause, detail?: string): void;
}
