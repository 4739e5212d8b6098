import { WebSocket } from 'ws';
import { joinPcm } from '../../../../voice/testing/media-tone.ts';
import { createAudioDecoder, createAudioEncoder } from '../audio-format.ts';
import type { FarDialect } from './far-dialects.ts';

const frameSamples = 320;

/** Queue entry at the peer: 20 ms of audio, or a mark. */
type Waiting = { kind: 'sound'; pcm: Int16Array } | { kind: 'mark'; id: string };

/**
 * The peer of a media stream over an open socket: buffers received audio, plays 20 ms of it per tick, sends a mark back
 * when the audio before it was played, and empties the buffer on a clear.
 */
export class FarStream {
  readonly #socket: WebSocket;
  readonly #dialect: FarDialect;
  readonly #encoder;
  readonly #decoder;
  #waiting: Waiting[] = [];
  #toSay: Int16Array = new Int16Array(0);
  #heard: Int16Array[] = [];
  #count = 0;
  sent = 0;
  received = 0;
  clears = 0;
  hangUps = 0;
  /** Received messages it could not interpret. */
  readonly others: string[] = [];
  /** Maximum buffered audio so far. Unit: frames. */
  deepest = 0;

  constructor(socket: WebSocket, dialect: FarDialect) {
    this.#socket = socket;
    this.#dialect = dialect;
    this.#encoder = createAudioEncoder(dialect.sound);
    this.#decoder = createAudioDecoder(dialect.soundBack);
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    socket.on('error', () => undefined);
  }

  open(): void {
    for (const message of this.#dialect.opening) this.send(message);
  }

  send(message: string | Uint8Array): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.sent += 1;
    this.#socket.send(message);
  }

  #receive(data: Buffer, isBinary: boolean): void {
    this.received += 1;
    const heard = this.#dialect.hear(data, isBinary);
    switch (heard.kind) {
      case 'sound':
        this.#waiting.push({ kind: 'sound', pcm: this.#decoder.decode(heard.payload)?.slice() ?? new Int16Array(0) });
        this.deepest = Math.max(this.deepest, this.#waiting.filter(({ kind }) => kind === 'sound').length);
        return;
      case 'mark':
        this.#waiting.push({ kind: 'mark', id: heard.id });
        // A mark with nothing before it is reached at once.
        if (this.#waiting.length === 1) this.#reachMarks();
        return;
      case 'clear':
        this.#clear();
        return;
      case 'hangup':
        this.hangUps += 1;
        return;
      case 'other':
        this.others.push(heard.text);
    }
  }

  #clear(): void {
    this.clears += 1;
    const marks = this.#waiting.flatMap((each) => (each.kind === 'mark' ? [each.id] : []));
    this.#waiting = [];
    if (this.#dialect.echoesCleared) for (const id of marks) this.send(this.#dialect.echo(id));
  }

  #reachMarks(): void {
    for (let next = this.#waiting[0]; next?.kind === 'mark'; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.send(this.#dialect.echo(next.id));
    }
  }

  /** Plays the next 20 ms of buffered audio, or silence. */
  play(): void {
    this.#reachMarks();
    const next = this.#waiting.shift();
    this.#heard.push(next?.kind === 'sound' ? next.pcm : new Int16Array(frameSamples));
    this.#reachMarks();
  }

  /** Queues audio for the line. */
  say(pcm: Int16Array): void {
    this.#toSay = joinPcm([this.#toSay, pcm]);
  }

  /** The next audio message, 20 ms, with its number. */
  nextSound(): { count: number; message: string | Uint8Array } | undefined {
    const frame = new Int16Array(frameSamples);
    frame.set(this.#toSay.subarray(0, frameSamples));
    this.#toSay = this.#toSay.slice(frameSamples);
    const payload = this.#encoder.encode(frame);
    if (payload === undefined) return undefined;
    this.#count += 1;
    return { count: this.#count, message: this.#dialect.say(payload, this.#count) };
  }

  speak(): void {
    const next = this.nextSound();
    if (next !== undefined) this.send(next.message);
  }

  press(digit: string): void {
    this.send(this.#dialect.press(digit));
  }

  heard(): Int16Array {
    return joinPcm(this.#heard);
  }

  forget(): void {
    this.#heard = [];
  }

  hangUp(): void {
    if (this.#dialect.stop !== undefined) this.send(this.#dialect.stop);
    this.#socket.close(1000);
  }

  close(): void {
    this.#encoder.close();
    this.#decoder.close?.();
    this.#socket.terminate();
  }
}
