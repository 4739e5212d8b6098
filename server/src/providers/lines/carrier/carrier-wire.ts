import type { MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine, Wire } from '#voice/line/wire.ts';
import { frameSamples, type HangUpCause } from '#voice/ports.ts';
import type { LineSocket, SocketHandlers } from '../websocket/socket.ts';
import { type AudioEncoder, bytesPerSecond, createAudioEncoder, maxAudioBytes } from './audio-format.ts';
import { AudioStamper } from './audio-stamper.ts';
import type { CarrierCodec, CarrierStart } from './carrier-protocol.ts';
import { dtmfTones } from './dtmf-tones.ts';

/** Maximum text message; 200 ms of audio in base64 take a fraction of it. */
const maxTextBytes = 32_768;
/** Maximum buffered control messages; audio is dropped earlier. */
const maxBufferedControlBytes = 262_144;
/** Frames of silence sent after speech to flush the encoder. */
const tailFrames = 2;
const closeTimeoutMs = 3_000;
/** RFC 6455, section 7.4.1. */
const closeCodes = { normal: 1000, tooBig: 1009, fault: 1011 } as const;
const noCodeGiven = 1005;

interface CarrierWireParts {
  socket: LineSocket;
  codec: CarrierCodec;
  start: CarrierStart;
  clock: MediaClock;
  transfer?: (to: string) => Promise<void>;
}

/** Wire of one call's socket. Silence is not sent: every supported peer fills it in. */
export class CarrierWire implements Wire, SocketHandlers {
  readonly #socket: LineSocket;
  readonly #codec: CarrierCodec;
  readonly #start: CarrierStart;
  readonly #clock: AudioStamper;
  readonly #encoder: AudioEncoder;
  readonly mark: ((id: string) => void) | undefined;
  readonly clear: (() => void) | undefined;
  readonly transfer: Wire['transfer'];
  #line: PacedLine | undefined;
  #isOpen = true;
  /** The line has ended; further messages are ignored. */
  #isRetired = false;
  #canSend = true;
  #tail = 0;
  /** The carrier is transferring the other side; the stream ends with that, before or after the carrier confirms it. */
  #transferring: Promise<void> | undefined;
  #tones: { pcm: Int16Array; at: number; finish: (error?: Error) => void } | undefined;
  readonly #toneFrame = new Int16Array(frameSamples);
  readonly #closed: Promise<void>;
  #resolveClosed: () => void = () => undefined;

  constructor(parts: CarrierWireParts) {
    const { socket, codec, start, clock } = parts;
    this.#socket = socket;
    this.#codec = codec;
    this.#start = start;
    this.#clock = new AudioStamper(start.soundIn, clock);
    this.#encoder = createAudioEncoder(start.soundOut);
    const { transfer } = parts;
    this.transfer = transfer && ((to, options) => this.#transfer(transfer, to, options?.mode ?? 'blind'));
    const { mark, clear } = codec;
    this.mark = mark && ((id) => this.#sendControl(mark(id)));
    this.clear = clear && (() => this.#sendControl(clear()));
    this.#closed = new Promise((resolve) => {
      this.#resolveClosed = resolve;
    });
  }

  /** Starts the delivery of audio and events to the line. */
  serve(line: PacedLine): void {
    this.#line = line;
    this.#socket.listen(this);
  }

  send(frame: Int16Array, isSilence: boolean): void {
    if (!this.#isOpen) return;
    const toned = this.#nextTones();
    this.#tail = isSilence && toned === undefined ? this.#tail - 1 : tailFrames;
    if (this.#tail < 0 || !this.#canSend || this.#buffered() > bytesPerSecond(this.#start.soundOut)) return;
    const payload = this.#encoder.encode(toned ?? frame);
    if (payload !== undefined) this.#socket.send(this.#codec.sound(payload));
  }

  /** Sends DTMF as in-band tones, in place of the audio of that time. */
  sendDigits(digits: string, toneMs: number): Promise<void> {
    if (this.#tones !== undefined) return Promise.reject(new Error('Digits are being sent already'));
    return new Promise((resolve, reject) => {
      const finish = (error?: Error) => (error === undefined ? resolve() : reject(error));
      this.#tones = { pcm: dtmfTones(digits, toneMs), at: 0, finish };
    });
  }

  #nextTones(): Int16Array | undefined {
    const tones = this.#tones;
    if (tones === undefined) return undefined;
    const part = tones.pcm.subarray(tones.at, tones.at + frameSamples);
    this.#toneFrame.fill(0);
    this.#toneFrame.set(part);
    tones.at += frameSamples;
    if (tones.at >= tones.pcm.length) {
      this.#tones = undefined;
      tones.finish();
    }
    return this.#toneFrame;
  }

  #buffered(): number {
    return this.#socket.bufferedAmount ?? 0;
  }

  #sendControl(message: string): void {
    if (this.#isOpen && this.#buffered() <= maxBufferedControlBytes) this.#socket.send(message);
  }

  async answer(): Promise<void> {
    const message = this.#codec.answer?.();
    if (message !== undefined) this.#sendControl(message);
  }

  async close(cause: HangUpCause): Promise<void> {
    this.#isRetired = true;
    this.#encoder.close();
    const tones = this.#tones;
    this.#tones = undefined;
    tones?.finish(new Error('The call ended while digits were being sent'));
    if (!this.#isOpen) return;
    const message = this.#codec.hangUp?.();
    if (message !== undefined) this.#sendControl(message);
    this.#isOpen = false;
    this.#socket.close(cause === 'failed' ? closeCodes.fault : closeCodes.normal);
    const timer = setTimeout(this.#resolveClosed, closeTimeoutMs);
    await this.#closed;
    clearTimeout(timer);
  }

  onClose(code?: number): void {
    this.#isOpen = false;
    this.#resolveClosed();
    if (this.#isRetired) return;
    // Carriers do not reconnect a call over another socket, so the line ends.
    if (code === closeCodes.normal || code === noCodeGiven) this.#remoteLeft('normal');
    else this.#remoteLeft('lost', 'the media stream broke off');
  }

  onMessage(data: Uint8Array, isBinary: boolean): void {
    if (this.#isRetired || !this.#isOpen) return;
    if (data.byteLength > (isBinary ? maxAudioBytes(this.#start.soundIn) : maxTextBytes)) return this.#refuse();
    const event = this.#codec.read(data, isBinary);
    switch (event?.kind) {
      case 'sound': {
        const packet = this.#clock.stamp(event.payload, event.sequence);
        if (packet !== undefined) this.#line?.receive(packet);
        return;
      }
      case 'digit':
        return this.#line?.receiveDigit(event.digit, event.durationMs);
      case 'mark':
        return this.#line?.receiveMark(event.id);
      case 'flow':
        this.#canSend = event.isOpen;
        return;
      case 'stop':
        return this.#remoteLeft('normal');
      case undefined:
        return;
    }
  }

  async #transfer(transfer: (to: string) => Promise<void>, to: string, mode: 'blind' | 'attended'): Promise<void> {
    if (mode !== 'blind') throw new Error('A media stream supports blind transfers only');
    if (this.#transferring !== undefined) throw new Error('The call is being transferred already');
    const transferring = transfer(to);
    this.#transferring = transferring;
    try {
      await transferring;
      // Accepted by the carrier, which reports no outcome to the stream.
      this.#line?.remoteEnded('transferred');
    } finally {
      this.#transferring = undefined;
    }
  }

  #remoteLeft(cause: HangUpCause, detail?: string): void {
    const ended = () => this.#line?.remoteEnded(cause, detail);
    if (this.#transferring === undefined) ended();
    else this.#transferring.then(() => this.#line?.remoteEnded('transferred'), ended);
  }

  #refuse(): void {
    this.#isOpen = false;
    this.#line?.remoteEnded('failed', 'the far end sent a message that is too long');
    this.#socket.close(closeCodes.tooBig);
  }
}
