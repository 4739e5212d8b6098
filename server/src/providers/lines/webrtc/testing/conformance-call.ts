import { frameMs, frameSamples } from '#voice/ports.ts';
import { joinPcm } from '../../../../voice/testing/media-tone.ts';
import type { LineSubject } from '../../../conformance/line.conformance.ts';
import { createWebRtcLine } from '../create-webrtc-line.ts';
import { lineInfo, loopback } from './connect-call.ts';
import { createWebRtcClient, type WebRtcClient } from './webrtc-client.ts';

/** Media clock that advances on command. */
function createSteppedClock() {
  const ticks = new Set<() => void>();
  let nowMs = 0;
  return {
    join(tick: () => void) {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
    now: () => nowMs,
    step() {
      nowMs += frameMs;
      for (const tick of ticks) tick();
    },
  };
}

/** A call on loopback in which every packet has arrived before the next 20 ms begin. */
export async function openWebRtcCall(): Promise<LineSubject> {
  const clock = createSteppedClock();
  const client = createWebRtcClient();
  const offerSdp = await client.offer();
  const { line, answerSdp } = await createWebRtcLine({ offerSdp, info: lineInfo, clock, settings: loopback });
  await client.accept(answerSdp);
  await Promise.all([line.answer(), client.connected()]);
  await settle(() => client.channel.readyState === 'open');
  let unsaid: Int16Array = new Int16Array(0);
  let heard: Int16Array[] = [];
  let packets = 0;
  client.onHeard((pcm) => {
    packets += 1;
    heard.push(pcm);
  });
  const step = async () => {
    const frame = new Int16Array(frameSamples);
    frame.set(unsaid.subarray(0, frameSamples));
    unsaid = unsaid.slice(frameSamples);
    const before = { in: line.stats().packetsIn, out: line.stats().packetsOut, heard: packets };
    client.send(frame);
    await settle(() => line.stats().packetsIn > before.in);
    clock.step();
    if (line.stats().packetsOut > before.out) await settle(() => packets > before.heard);
  };
  return {
    line,
    farEnd: {
      say: (pcm) => {
        unsaid = joinPcm([unsaid, pcm]);
      },
      heard: () => joinPcm(heard),
      forget: () => {
        heard = [];
      },
      pressDigit: (digit) => client.channel.send(JSON.stringify({ type: 'digit', digit })),
      digitsHeard: () => '',
      hangUp: () => client.channel.send('{"type":"hangup"}'),
    },
    async pass(ms) {
      await delivered(client);
      for (let passed = 0; passed < ms; passed += frameMs) await step();
    },
    close: () => client.close(),
  };
}

/** Waits until the data channel has acknowledged all messages. */
async function delivered({ connection }: WebRtcClient): Promise<void> {
  const sctp = connection.sctpTransport?.sctp as unknown as { sentQueue: unknown[]; outboundQueue: unknown[] };
  await settle(() => sctp.sentQueue.length + sctp.outboundQueue.length === 0);
}

/** Lets the network work until the condition holds; gives up after a while, for what was lost or has ended. */
async function settle(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 30;
  while (!isSo() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 1));
}
