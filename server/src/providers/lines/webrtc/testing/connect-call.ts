import { createMediaClock, type MediaClock } from '#voice/line/media-clock.ts';
import type { PacedLine } from '#voice/line/wire.ts';
import type { LineInfo } from '#voice/ports.ts';
import { joinPcm, toneOf } from '../../../../voice/testing/media-tone.ts';
import { createWebRtcLine, type WebRtcSettings } from '../create-webrtc-line.ts';
import { createUdpRelay, portOf, type UdpRelay, withPort } from './udp-relay.ts';
import { createWebRtcClient, type WebRtcClient } from './webrtc-client.ts';

export const loopback: WebRtcSettings = { stunServers: [], bindAddress: '127.0.0.1' };

export const lineInfo: LineInfo = {
  id: 'line_1',
  kind: 'webrtc',
  direction: 'inbound',
  headers: {},
  wireCodec: 'opus/48000',
};

/** A call between a client and a line, both up, with the audio and events each of them received. */
export interface ConnectedCall {
  line: PacedLine;
  client: WebRtcClient;
  relay: UdpRelay | undefined;
  events: string[];
  /** The last `ms` milliseconds the line received, after that much has been sent anew. */
  hearAtLine(ms: number): Promise<Int16Array>;
  hearAtClient(ms: number): Promise<Int16Array>;
  close(): Promise<void>;
}

/** The client plays 440 Hz and the line 1000 Hz until the call is closed. */
export async function connectCall(options: { clock?: MediaClock; isRelayed?: boolean } = {}): Promise<ConnectedCall> {
  const own = createMediaClock();
  const clock = options.clock ?? own;
  const client = createWebRtcClient();
  const { line, answerSdp } = await createWebRtcLine({
    offerSdp: await client.offer(),
    info: lineInfo,
    clock,
    settings: loopback,
  });
  const relay = options.isRelayed ? await createUdpRelay(portOf(answerSdp)) : undefined;
  const atLine = createEar();
  const atClient = createEar();
  const events: string[] = [];
  line.listen({
    frame: (caller) => atLine.hear(caller),
    digit: (digit, durationMs) => events.push(`digit ${digit} ${durationMs}`),
    markPlayed: (name) => events.push(`mark ${name}`),
    connection: (isConnected) => events.push(`connection ${isConnected}`),
    transfer: () => {},
    hold: () => {},
    ended: (cause) => events.push(`ended ${cause}`),
  });
  client.onHeard(atClient.hear);
  await client.accept(relay ? withPort(answerSdp, relay.port) : answerSdp);
  await Promise.all([line.answer(), client.connected()]);
  let sent = 0;
  const leave = own.join(() => {
    client.send(toneOf(440, 20, { from: (sent += 320) }));
    if (line.queuedMs() < 200) line.play(toneOf(1000, 200));
  });
  return {
    line,
    client,
    relay,
    events,
    hearAtLine: atLine.next,
    hearAtClient: atClient.next,
    async close() {
      leave();
      await line.hangUp();
      await client.close();
      await relay?.close();
      own.close();
    },
  };
}

/** Collects audio on request. */
export function createEar() {
  const parts: Int16Array[] = [];
  let waiting: { samples: number; resolve(pcm: Int16Array): void } | undefined;
  return {
    hear(pcm: Int16Array) {
      if (!waiting) return;
      parts.push(pcm.slice());
      const all = parts.reduce((total, part) => total + part.length, 0);
      if (all < waiting.samples) return;
      waiting.resolve(joinPcm(parts.splice(0)));
      waiting = undefined;
    },
    next: (ms: number) =>
      new Promise<Int16Array>((resolve) => {
        waiting = { samples: ms * 16, resolve };
      }),
  };
}
