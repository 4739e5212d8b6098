import type { HangUpCause, Line, LineNotice, LineStats, LineTransferState, ToolNotice } from '../ports.ts';

/** One packet of caller audio as it came from the network, still encoded. */
export interface MediaPacket {
  /** RTP sequence number: 16 bit, wraps. A wire without loss or reordering counts its own. */
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
 * Transport of a line: how a frame gets onto the network. Clock, jitter buffer, concealment, playout, marks and
 * background audio are the paced line's.
 */
export interface Wire {
  /** One frame of 20 ms at 16 kHz, due now. `isSilence`: nothing is playing, so a wire may send nothing. */
  send(frame: Int16Array, isSilence: boolean): void;
  /** Asks the far end to drop its playout buffer. */
  clear?(): void;
  /**
   * Sends a mark, where the far end reports its playout: it echoes the id after all audio sent before, through
   * `receiveMark`. Without this method a mark is reported when the audio before it was sent.
   */
  mark?(id: string): void;
  show?(notice: LineNotice | ToolNotice): void;
  sendDigits?(digits: string, toneMs: number): Promise<void>;
  transfer?: Line['transfer'];
  answer?(): Promise<void>;
  reject?(cause: HangUpCause): Promise<void>;
  /** Closes sockets and timers; called once. */
  close(cause: HangUpCause): Promise<void>;
  /** Figures only the wire has, such as the round trip. */
  stats?(): Partial<LineStats>;
}

/** A line driven by a wire: the events of the wire. */
export interface PacedLine extends Line {
  receive(packet: MediaPacket): void;
  receiveDigit(digit: string, durationMs: number): void;
  /** Takes an echo of `Wire.mark`. An unknown id, or one echoed before, has no effect. */
  receiveMark(id: string): void;
  /** The network is gone, or is back. */
  setConnected(isConnected: boolean): void;
  setHold(isOnHold: boolean): void;
  reportTransfer(state: LineTransferState, code?: number): void;
  /** Goes on over another wire, after the network was lost; the old one is closed. */
  attach(wire: Wire, decoder: PayloadDecoder): void;
  /** The far end is gone for good. */
  remoteEnded(cause: HangUpCause, detail?: string): void;
}
