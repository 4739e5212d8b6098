import { frameMs, frameSamples } from '#voice/ports.ts';
import { pressDigit } from '../src/providers/lines/rtp/testing/press-digit.ts';
import { openRtpPeer, type PeerCodec, peerSdp } from '../src/providers/lines/rtp/testing/rtp-peer.ts';
import { joinPcm } from '../src/voice/testing/media-tone.ts';

/** Microphone and loudspeaker of a telephone for tests, in real time. */
export interface PhoneMedia {
  /** SDP offer or answer of the phone. */
  sdp(extra?: readonly string[]): string;
  /** Where the other side is reached, from its offer or answer; sound flows from now on. */
  connect(remoteSdp: string): void;
  /** Sends nothing more until it is connected again. */
  pause(): void;
  /** Says it after what is still being said; resolves when the last of it was sent. */
  play(sound: Int16Array): Promise<void>;
  /** Everything heard since it was connected, or since `forget`. */
  heard(): Int16Array;
  forget(): void;
  press(digit: string): void;
  /** Keys the other side has pressed. */
  digitsHeard(): string;
  close(): Promise<void>;
}

const payloadTypes = { pcmu: 0, pcma: 8, opus: 96 } as const;
const eventType = 101;
const keys = '0123456789*#ABCD';

export async function openPhoneMedia(codec: PeerCodec = 'pcma'): Promise<PhoneMedia> {
  const payloadType = payloadTypes[codec];
  const peer = await openRtpPeer({ codec, payloadType });
  const queue: { sound: Int16Array; at: number; done: () => void }[] = [];
  const silence = new Int16Array(frameSamples);
  let heard: Int16Array[] = [];
  let digits = '';
  let lastEvent = -1;
  let startedAt: number | undefined;
  let frames = 0;

  peer.hear((packet) => {
    if (packet.payloadType === payloadType) return void heard.push(peer.decode(packet));
    if (packet.payloadType !== eventType || packet.timestamp === lastEvent) return;
    lastEvent = packet.timestamp;
    digits += keys[packet.payload[0] ?? 99] ?? '';
  });

  function nextFrame(): Int16Array {
    const [first] = queue;
    if (first === undefined) return silence;
    const frame = new Int16Array(frameSamples);
    frame.set(first.sound.subarray(first.at, first.at + frameSamples));
    first.at += frameSamples;
    if (first.at >= first.sound.length) {
      queue.shift();
      first.done();
    }
    return frame;
  }

  // Deadlines are counted from the start: a slow machine sends late, never less.
  const ticking = setInterval(() => {
    if (startedAt === undefined) return;
    while (frames < (performance.now() - startedAt) / frameMs) {
      peer.sendFrame(nextFrame());
      frames += 1;
    }
  }, frameMs / 2);

  return {
    sdp: (extra = []) => peerSdp(peer, { formats: `${payloadType} ${eventType}`, extra }),
    connect(remoteSdp) {
      const host = /^c=IN IP[46] (\S+)/m.exec(remoteSdp)?.[1] ?? peer.host;
      const port = Number(/^m=audio (\d+)/m.exec(remoteSdp)?.[1] ?? 0);
      const rtcpPort = Number(/^a=rtcp:(\d+)/m.exec(remoteSdp)?.[1] ?? port + 1);
      peer.target = { host, port, rtcpPort };
      startedAt ??= performance.now();
    },
    pause() {
      startedAt = undefined;
      frames = 0;
    },
    play: (sound) => new Promise((done) => queue.push({ sound, at: 0, done })),
    heard: () => joinPcm(heard),
    forget: () => void (heard = []),
    press: (digit) => pressDigit(peer, digit, eventType),
    digitsHeard: () => digits,
    async close() {
      clearInterval(ticking);
      await peer.close();
    },
  };
}
