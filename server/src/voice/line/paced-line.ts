import {
  frameMs,
  frameSamples,
  type HangUpCause,
  type Line,
  type LineCapabilities,
  type LineInfo,
  type LineListener,
  type LineNotice,
  type LineStats,
  type LineTransferState,
  type ToolNotice,
} from '../ports.ts';
import { JitterBuffer } from './jitter-buffer.ts';
import type { MediaClock } from './media-clock.ts';
import { Playout } from './playout.ts';
import { RemoteMarks } from './remote-marks.ts';
import type { MediaPacket, PacedLine, PayloadDecoder, Wire } from './wire.ts';

export interface PacedLineOptions {
  info: LineInfo;
  capabilities: LineCapabilities;
  wire: Wire;
  decoder: PayloadDecoder;
  clock: MediaClock;
  /** Maximum loss of the network before the line ends as `lost`. Unit: milliseconds of ticks, default 30000. */
  maxLostMs?: number;
}

const defaultMaxLostMs = 30_000;
const digitsPattern = /^[0-9*#A-Da-d]{1,64}$/;

/**
 * Creates a line over any wire: jitter buffer, paced playout, marks and background audio.
 *
 * - It runs from `listen` to `ended`, one frame per tick of the clock: caller, then own audio, then the listener.
 * - While the network is lost or the call is on hold, playout pauses with its marks and background audio, and resumes
 *   from there. Network lost: the caller is silence and nothing is sent. On hold: the caller is passed on and silence
 *   is sent.
 * - A mark is reported with the frame that completed it, a cleared one with the next frame; those left at the end are
 *   reported as cleared before `ended`. Over a wire with marks they are reported when the far end echoes them.
 * - A line that ended before `listen` reports it right after.
 * - `hangUp` throws the wire's error while closing.
 */
export function createPacedLine(options: PacedLineOptions): PacedLine {
  return new WirePacedLine(options);
}

/** A class, since its tick runs 50 times a second in every call. */
class WirePacedLine implements PacedLine {
  readonly info: LineInfo;
  readonly capabilities: LineCapabilities;
  #wire: Wire;
  #decoder: PayloadDecoder;
  readonly #clock: MediaClock;
  readonly #jitter: JitterBuffer;
  readonly #playout = new Playout();
  /** Marks that were sent and not echoed yet. */
  readonly #remoteMarks = new RemoteMarks();
  readonly #caller = new Int16Array(frameSamples);
  readonly #played = new Int16Array(frameSamples);
  readonly #maxLostFrames: number;
  #listener: LineListener | undefined;
  #leaveClock: (() => void) | undefined;
  #isConnected = true;
  #isOnHold = false;
  #lostFrames = 0;
  #packetsOut = 0;
  #end: { cause: HangUpCause; detail: string | undefined } | undefined;
  readonly #closing: Promise<void>[] = [];

  constructor(options: PacedLineOptions) {
    this.info = options.info;
    this.capabilities = options.capabilities;
    this.#wire = options.wire;
    this.#decoder = options.decoder;
    this.#clock = options.clock;
    this.#jitter = new JitterBuffer(options.decoder);
    this.#maxLostFrames = Math.ceil((options.maxLostMs ?? defaultMaxLostMs) / frameMs);
  }

  listen(listener: LineListener): void {
    if (this.#listener !== undefined) throw new Error(`Line ${this.info.id} has a listener already`);
    this.#listener = listener;
    const end = this.#end;
    if (end === undefined) this.#leaveClock = this.#clock.join(() => this.#tick());
    else queueMicrotask(() => listener.ended(end.cause, end.detail));
  }

  #tick(): void {
    if (this.#isConnected) {
      this.#jitter.pull(this.#caller);
      const isSilence = this.#isOnHold || this.#playout.pull(this.#played);
      if (this.#isOnHold) this.#played.fill(0);
      this.#packetsOut += 1;
      this.#wire.send(this.#played, isSilence);
    } else this.#waitForNetwork();
    // The wire may have found the far end gone.
    if (this.#end !== undefined) return;
    this.#listener?.frame(this.#caller, this.#played);
    this.#remoteMarks.passFrame();
    this.#tellRemoteMarks();
    this.#takeDueMarks();
  }

  #waitForNetwork(): void {
    this.#lostFrames += 1;
    if (this.#lostFrames > this.#maxLostFrames) this.#finish('lost', 'the network did not come back');
    this.#caller.fill(0);
    this.#played.fill(0);
  }

  #takeDueMarks(): void {
    // A mark set by the listener meanwhile is reported with the next frame; a listener that sets one for each would
    // loop forever.
    for (let left = this.#playout.markCount; left > 0 && this.#end === undefined; left -= 1) {
      const mark = this.#playout.shiftDueMark();
      if (mark === undefined) return;
      if (this.#wire.mark === undefined) this.#listener?.markPlayed(mark.name, mark.wasCleared);
      else if (mark.wasCleared) this.#remoteMarks.addCleared(mark.name);
      else this.#wire.mark(this.#remoteMarks.request(mark.name));
    }
    this.#tellRemoteMarks();
  }

  #tellRemoteMarks(): void {
    for (let left = this.#remoteMarks.count; left > 0 && this.#end === undefined; left -= 1) {
      const mark = this.#remoteMarks.shiftDue();
      if (mark === undefined) return;
      this.#listener?.markPlayed(mark.name, mark.wasCleared);
    }
  }

  async answer(): Promise<void> {
    if (this.#end !== undefined) throw new Error(`Line ${this.info.id} has ended: ${this.#end.cause}`);
    await this.#wire.answer?.();
  }

  async reject(cause: HangUpCause): Promise<void> {
    if (this.#end !== undefined) return;
    try {
      await this.#wire.reject?.(cause);
    } finally {
      this.#finish(cause);
    }
    await Promise.all(this.#closing);
  }

  play(pcm: Int16Array): void {
    if (this.#end === undefined) this.#playout.play(pcm);
  }

  queuedMs(): number {
    return this.#playout.queuedMs();
  }

  mark(name: string): void {
    if (this.#end === undefined) this.#playout.mark(name);
  }

  clear(): { playedMs: number; droppedMs: number } {
    if (this.#end === undefined && this.#isConnected) this.#wire.clear?.();
    this.#remoteMarks.clear();
    return this.#playout.clear();
  }

  setPaused(isPaused: boolean): void {
    if (this.#end === undefined) this.#playout.setPaused(isPaused);
  }

  setBackground(loop: Int16Array | undefined, volume: number): void {
    this.#playout.setBackground(loop, volume);
  }

  show(notice: LineNotice | ToolNotice): void {
    if (this.#end === undefined && this.#isConnected) this.#wire.show?.(notice);
  }

  async sendDigits(digits: string, toneMs = 100): Promise<void> {
    if (!this.capabilities.digitsOut || this.#wire.sendDigits === undefined) {
      throw new Error(`A line of kind ${this.info.kind} cannot send digits`);
    }
    if (!digitsPattern.test(digits)) throw new Error('Expected 1-64 digits of 0-9 * # A-D');
    if (this.#end !== undefined) throw new Error(`Line ${this.info.id} has ended: ${this.#end.cause}`);
    await this.#wire.sendDigits(digits.toUpperCase(), toneMs);
  }

  async transfer(...to: Parameters<Line['transfer']>): Promise<void> {
    if (this.capabilities.transfer === 'none' || this.#wire.transfer === undefined) {
      throw new Error(`A line of kind ${this.info.kind} cannot transfer calls`);
    }
    if (this.#end !== undefined) throw new Error(`Line ${this.info.id} has ended: ${this.#end.cause}`);
    await this.#wire.transfer(...to);
  }

  async hangUp(cause: HangUpCause = 'normal'): Promise<void> {
    this.#finish(cause);
    await Promise.all(this.#closing);
  }

  receive(packet: MediaPacket): void {
    if (this.#end === undefined && this.#isConnected) this.#jitter.push(packet);
  }

  receiveDigit(digit: string, durationMs: number): void {
    if (this.#end === undefined) this.#listener?.digit(digit, durationMs);
  }

  receiveMark(id: string): void {
    this.#remoteMarks.echoed(id);
    this.#tellRemoteMarks();
  }

  setConnected(isConnected: boolean): void {
    if (this.#end !== undefined || this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    this.#lostFrames = 0;
    if (isConnected) this.#jitter.restart(this.#decoder);
    this.#listener?.connection(isConnected);
  }

  setHold(isOnHold: boolean): void {
    if (this.#end !== undefined || this.#isOnHold === isOnHold) return;
    this.#isOnHold = isOnHold;
    this.#listener?.hold(isOnHold);
  }

  reportTransfer(state: LineTransferState, code?: number): void {
    if (this.#end === undefined) this.#listener?.transfer(state, code);
  }

  /** The new wire is up: a line whose network was gone is connected from now on. */
  attach(wire: Wire, decoder: PayloadDecoder): void {
    if (this.#end !== undefined) {
      this.#close(wire, decoder, this.#end.cause);
      return;
    }
    this.#close(this.#wire, this.#decoder, 'lost');
    this.#wire = wire;
    this.#decoder = decoder;
    this.#jitter.restart(decoder);
    this.setConnected(true);
  }

  remoteEnded(cause: HangUpCause, detail?: string): void {
    this.#finish(cause, detail);
  }

  #finish(cause: HangUpCause, detail?: string): void {
    if (this.#end !== undefined) return;
    this.#leaveClock?.();
    this.#remoteMarks.clear();
    this.#tellRemoteMarks();
    this.#playout.clear();
    this.#tellLastMarks();
    // The listener may have hung up on a mark.
    if (this.#end !== undefined) return;
    this.#end = { cause, detail };
    this.#close(this.#wire, this.#decoder, cause);
    this.#listener?.ended(cause, detail);
  }

  /** Nothing is sent any more, so the far end is asked nothing: what it did not confirm counts as cleared. */
  #tellLastMarks(): void {
    for (let left = this.#playout.markCount; left > 0 && this.#end === undefined; left -= 1) {
      const mark = this.#playout.shiftDueMark();
      if (mark === undefined) return;
      this.#listener?.markPlayed(mark.name, mark.wasCleared || this.#wire.mark !== undefined);
    }
  }

  #close(wire: Wire, decoder: PayloadDecoder, cause: HangUpCause): void {
    decoder.close?.();
    const closed = (async () => wire.close(cause))();
    // The caller of `hangUp` awaits it and gets the error; after a remote end there may be no caller.
    closed.catch(() => undefined);
    this.#closing.push(closed);
  }

  stats(): LineStats {
    const jitter = this.#jitter.stats();
    return { ...jitter, packetsOut: this.#packetsOut, queuedOutMs: this.queuedMs(), ...this.#wire.stats?.() };
  }
}
