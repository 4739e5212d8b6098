import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { Gaps } from './gaps.ts';
import { recordings, turnEveryMs } from './scenario.ts';
import { isAudible, silentPayload, spokenPayloads } from './spoken-packets.ts';

const frameMs = 20;
const headBytes = 12;
const turnFrames = turnEveryMs / frameMs;
const talks = recordings.map(spokenPayloads);

/** Totals of all callers since the last read. */
export interface Tally {
  gaps: Gaps;
  questions: number;
  answers: number;
  /** From the last packet of speech to the first one of the answer. Unit: milliseconds. */
  turnMs: number[];
}

/** Caller audio: alternates speech and silence by the clock, whatever the agent does. */
export class Caller {
  readonly #socket: Socket;
  readonly #tally: Tally;
  readonly #packet = Buffer.alloc(headBytes + silentPayload.length);
  #frame: number;
  #number = 0;
  #port = 0;
  #askedAt = 0;
  #isAgentHeard = false;
  #lastMs = -1;
  #lastSequence = -1;
  /** Packets that came, and numbers missing between them, since the last look. */
  packets = 0;
  lost = 0;

  private constructor(socket: Socket, tally: Tally, startFrame: number) {
    this.#socket = socket;
    this.#tally = tally;
    this.#frame = startFrame;
    this.#packet.writeUInt16BE(0x8008);
    randomBytes(4).copy(this.#packet, 8);
    socket.on('message', (datagram) => this.#receive(datagram));
  }

  /** `startFrame`: how far into its turn it begins. */
  static async open(tally: Tally, startFrame: number): Promise<Caller> {
    const socket = createSocket({ type: 'udp4', lookup: (address, _options, done) => done(null, address, 4) });
    // Asked before it is bound: without a resolver it may be listening at once.
    const listening = once(socket, 'listening');
    socket.bind(0, '127.0.0.1');
    await listening;
    return new Caller(socket, tally, startFrame);
  }

  offer(): string {
    return [
      'v=0',
      'o=- 1 1 IN IP4 127.0.0.1',
      's=-',
      'c=IN IP4 127.0.0.1',
      't=0 0',
      `m=audio ${this.#socket.address().port} RTP/AVP 8 101`,
      'a=rtpmap:8 PCMA/8000',
      'a=rtpmap:101 telephone-event/8000',
      'a=sendrecv',
      '',
    ].join('\r\n');
  }

  connect(answer: string): void {
    this.#port = Number(/^m=audio (\d+)/m.exec(answer)?.[1] ?? 0);
  }

  /** Sends the next packet. */
  tick(): void {
    if (this.#port === 0) return;
    const talk = talks[Math.floor(this.#frame / turnFrames) % talks.length] ?? [];
    const at = this.#frame % turnFrames;
    if (at === talk.length) this.#ask();
    this.#frame += 1;
    this.#number += 1;
    this.#packet.writeUInt16BE(this.#number & 0xffff, 2);
    this.#packet.writeUInt32BE((this.#number * silentPayload.length) >>> 0, 4);
    this.#packet.set(talk[at] ?? silentPayload, headBytes);
    this.#socket.send(this.#packet, this.#port, '127.0.0.1');
    // The next turn begins: an answer that has not come by now is none.
    if (at === 0) this.#askedAt = 0;
  }

  #ask(): void {
    this.#tally.questions += 1;
    this.#askedAt = performance.now();
  }

  #receive(datagram: Buffer): void {
    const type = datagram.readUInt8(1) & 0x7f;
    if (type !== 8) return;
    const now = performance.now();
    const sequence = datagram.readUInt16BE(2);
    this.packets += 1;
    if (this.#lastMs >= 0) {
      this.#tally.gaps.add(now - this.#lastMs);
      const step = ((sequence - this.#lastSequence) << 16) >> 16;
      // One that was overtaken had been counted as lost.
      this.lost += step > 0 ? step - 1 : -1;
    }
    this.#lastMs = now;
    this.#lastSequence = sequence;
    this.#hear(isAudible(datagram, headBytes), now);
  }

  #hear(isSound: boolean, now: number): void {
    if (isSound && !this.#isAgentHeard && this.#askedAt > 0) {
      this.#tally.answers += 1;
      this.#tally.turnMs.push(now - this.#askedAt);
      this.#askedAt = 0;
    }
    this.#isAgentHeard = isSound;
  }

  close(): void {
    this.#socket.close();
  }
}
