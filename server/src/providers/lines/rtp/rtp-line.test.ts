import { afterEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../voice/testing/media-manual-clock.ts';
import { loudnessOf, toneLevel, toneOf } from '../../../voice/testing/media-tone.ts';
import { createRtpLine } from './create-rtp-line.ts';
import { followLine } from './testing/follow-line.ts';
import {
  type CallOptions,
  createSignalling,
  formatsOf,
  loopback,
  openRtpCall,
  portOf,
  type RtpCall,
  ringRtpCall,
} from './testing/rtp-call.ts';
import { openRtpPeer, peerSdp, type RtpPeer } from './testing/rtp-peer.ts';

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function takenCall(options?: CallOptions): Promise<RtpCall> {
  const call = await openRtpCall(options);
  opened.push(call.close);
  return call;
}

async function anotherPeer(codec: 'pcma' | 'pcmu' | 'opus' = 'pcma'): Promise<RtpPeer> {
  const peer = await openRtpPeer({ codec, payloadType: formatsOf[codec].payloadType });
  opened.push(peer.close);
  return peer;
}

async function outboundLine(settings = loopback) {
  const clock = createManualClock();
  const { signalling, port } = createSignalling();
  const info = { id: 'line_1', kind: 'sip', direction: 'outbound', headers: {} } as const;
  const { line, localSdp } = await createRtpLine({ port, offerSdp: undefined, info, clock, settings });
  opened.push(async () => {
    await line.hangUp();
    signalling.close();
  });
  return { line, localSdp, clock, signalling };
}

const offerOf = (peer: RtpPeer, formats = '8 101', extra: readonly string[] = []) =>
  peerSdp(peer, { formats, extra, version: 2 });

/** Waits for messages and packets in flight. */
async function settled(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 5_000, interval: 2 }).toBe(true);
}

describe('answering and placing calls', () => {
  it('an inbound line sends nothing before it is answered, and answers within the offer', async () => {
    const call = await ringRtpCall({ formats: '8 0 101' });
    opened.push(call.close);
    expect(call.localSdp).toContain('RTP/AVP 8 101');
    followLine(call.line);
    call.line.play(toneOf(440, 100));
    await call.pass(100);
    expect(call.heard).toEqual([]);
    expect(call.line.info.wireCodec).toBe('pcma/8000');
  });

  it('answer rejects, and the line ends with the cause, when the caller cancels first', async () => {
    const call = await ringRtpCall();
    opened.push(call.close);
    const { told } = followLine(call.line);
    const answered = call.line.answer();
    await call.signalling.next('answer-call');
    call.signalling.tell({ kind: 'ended', cause: 'no_answer', detail: 'cancelled' });
    await expect(answered).rejects.toThrow('ended before it was answered');
    expect(told).toEqual(['ended no_answer: cancelled']);
    expect(call.signalling.told.map(({ kind }) => kind)).toEqual(['answer-call']);
  });

  it('a refused call is rejected in signalling, and not hung up', async () => {
    const call = await ringRtpCall();
    opened.push(call.close);
    await call.line.reject('busy');
    expect(await call.signalling.next('reject-call')).toEqual({ kind: 'reject-call', cause: 'busy' });
    expect(call.signalling.told).toHaveLength(1);
  });

  it('hanging up ends the signalling once, with an RTCP BYE', async () => {
    const call = await takenCall();
    followLine(call.line);
    await call.pass(1_100);
    await call.line.hangUp('normal');
    expect(await call.signalling.next('hang-up')).toEqual({ kind: 'hang-up', cause: 'normal' });
    await settled(() => call.peer.reports.length >= 2);
    const types = call.peer.reports.map((report) => report.readUInt8(1));
    expect(new Set(types)).toEqual(new Set([200]));
    const last = call.peer.reports.at(-1) ?? Buffer.alloc(8);
    expect(last.readUInt8(last.length - 7)).toBe(203);
  });

  it('an outbound line carries early media, then the answer, and knows its codec', async () => {
    const { line, localSdp, clock, signalling } = await outboundLine();
    const peer = await anotherPeer('pcmu');
    const { lately } = followLine(line);
    expect(localSdp).toMatch(/m=audio \d+ RTP\/AVP 8 0 101\r\n/);
    peer.target = { host: '127.0.0.1', port: portOf(localSdp), rtcpPort: portOf(localSdp) + 1 };
    signalling.tell({ kind: 'early-media', sdp: offerOf(peer, '0 101') });
    await settled(() => line.info.wireCodec === 'pcmu/8000');
    for (let frame = 0; frame < 60; frame += 1) {
      peer.sendFrame(toneOf(440, 20, { from: frame * 320 }));
      await settled(() => line.stats().packetsIn > frame);
      clock.advance(20);
    }
    expect(toneLevel(lately(500), 440)).toBeGreaterThan(7_000);
    const answered = line.answer();
    signalling.tell({ kind: 'answered', sdp: offerOf(peer, '0 101') });
    await answered;
    line.play(toneOf(1_000, 200));
    clock.advance(200);
    await settled(() => peer.received.length >= 10);
    expect(peer.received.every(({ payloadType }) => payloadType === 0)).toBe(true);
    await line.hangUp();
  });

  it('an answer without audio ends the call as failed, with a sentence', async () => {
    const { line, signalling } = await outboundLine();
    const { told } = followLine(line);
    const answered = line.answer();
    signalling.tell({ kind: 'answered', sdp: undefined });
    await expect(answered).rejects.toThrow('ended');
    expect(told).toEqual(['ended failed: The call was answered without a description of its sound.']);
    expect(await signalling.next('hang-up')).toEqual({ kind: 'hang-up', cause: 'failed' });
  });

  it('a delayed offer: our offer is in the 200, and the answer in the ACK', async () => {
    const clock = createManualClock();
    const { signalling, port } = createSignalling();
    const peer = await anotherPeer();
    const info = { id: 'line_1', kind: 'sip', direction: 'inbound', headers: {} } as const;
    const { line } = await createRtpLine({ port, offerSdp: undefined, info, clock, settings: loopback });
    opened.push(async () => {
      await line.hangUp();
      signalling.close();
    });
    const answered = line.answer();
    await signalling.next('answer-call');
    signalling.tell({ kind: 'answered', sdp: offerOf(peer) });
    await answered;
    expect(line.info.wireCodec).toBe('pcma/8000');
  });

  it('the line ends with its signalling', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    call.signalling.close();
    await settled(() => told.length > 0);
    expect(told).toEqual(['ended failed: the signalling of the call is gone']);
  });
});

describe('re-INVITEs', () => {
  it('hold pauses our audio and is reported; resuming restores it', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    await call.pass(100);
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp: offerOf(call.peer, '8 101', ['a=inactive']) });
    const held = await call.signalling.next('offer-answer');
    expect(held.sdp).toContain('a=inactive');
    const before = call.heard.length;
    await call.pass(200, { isPeerSilent: true });
    expect(call.heard.length).toBe(before);
    call.signalling.tell({ kind: 'offer', requestId: 2, sdp: offerOf(call.peer, '8 101', ['a=sendrecv']) });
    const resumed = await call.signalling.next('offer-answer');
    expect(resumed.requestId).toBe(2);
    await call.pass(100);
    expect(call.heard.length).toBeGreaterThan(before + 3);
    expect(told).toEqual(['hold true', 'hold false']);
    const versions = [call.localSdp, held.sdp, resumed.sdp].map((sdp) => Number(/^o=- \d+ (\d+)/m.exec(sdp)?.[1]));
    expect(versions).toEqual([1, 2, 3]);
  });

  it('music on hold is received (sendonly), and the address 0.0.0.0 is hold too', async () => {
    const call = await takenCall();
    const { told, lately } = followLine(call.line);
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp: offerOf(call.peer, '8 101', ['a=sendonly']) });
    expect((await call.signalling.next('offer-answer')).sdp).toContain('a=recvonly');
    call.say(toneOf(440, 1_000));
    await call.pass(1_000);
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(call.heard).toEqual([]);
    const zeros = peerSdp(call.peer, { formats: '8 101', address: '0.0.0.0', version: 3 });
    call.signalling.tell({ kind: 'offer', requestId: 2, sdp: zeros });
    expect((await call.signalling.next('offer-answer')).sdp).toContain('a=recvonly');
    expect(told).toEqual(['hold true']);
  });

  it('a change of codec and address keeps audio flowing in both directions', async () => {
    const call = await takenCall();
    const { lately } = followLine(call.line);
    const peer = await anotherPeer('opus');
    peer.target = call.peer.target;
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp: offerOf(peer, '96 101') });
    expect((await call.signalling.next('offer-answer')).sdp).toContain('a=rtpmap:96 opus/48000/2');
    expect(call.line.info.wireCodec).toBe('opus/48000');
    call.line.play(toneOf(1_000, 1_000));
    for (let frame = 0; frame < 50; frame += 1) {
      const before = call.line.stats().packetsIn;
      peer.sendFrame(toneOf(440, 20, { from: frame * 320 }));
      await settled(() => call.line.stats().packetsIn > before);
      call.clock.advance(20);
    }
    await settled(() => peer.received.length >= 50);
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(peer.received.every(({ payloadType }) => payloadType === 96)).toBe(true);
  });

  it('an unacceptable offer is refused without a change', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    const t38 = offerOf(call.peer).replace(/m=audio \d+/, 'm=audio 0');
    for (const sdp of ['nonsense', t38, offerOf(call.peer, '18')]) {
      call.signalling.tell({ kind: 'offer', requestId: 7, sdp });
      expect((await call.signalling.next('offer-refused')).requestId).toBe(7);
    }
    await call.pass(100);
    expect(call.heard.length).toBeGreaterThanOrEqual(4);
    expect(told).toEqual([]);
  });

  it('our re-INVITE keeps payload types, and its answer takes effect', async () => {
    const call = await takenCall({ codec: 'opus' });
    followLine(call.line);
    call.signalling.tell({ kind: 'make-offer', requestId: 3 });
    const { sdp, requestId } = await call.signalling.next('offer-answer');
    expect(requestId).toBe(3);
    expect(sdp).toContain('a=rtpmap:96 opus/48000/2');
    expect(sdp).toMatch(/RTP\/AVP 96 8 0 /);
    call.signalling.tell({ kind: 'answer', sdp: offerOf(call.peer, '96 101', ['a=recvonly']) });
    call.signalling.tell({ kind: 'offer', requestId: 4, sdp: undefined });
    expect((await call.signalling.next('offer-answer')).requestId).toBe(4);
    await call.pass(60);
    expect(call.heard.length).toBeGreaterThan(0);
  });

  it('an unchanged description keeps its version', async () => {
    const call = await takenCall();
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp: offerOf(call.peer) });
    expect((await call.signalling.next('offer-answer')).sdp).toBe(call.localSdp);
  });
});

describe('moving to another peer', () => {
  it('with an offer: new port, audio to and from the new peer, old socket closed', async () => {
    const call = await takenCall();
    const { lately, told } = followLine(call.line);
    const peer = await anotherPeer('pcmu');
    call.signalling.tell({ kind: 'move', requestId: 9, sdp: offerOf(peer, '0 101') });
    const { sdp } = await call.signalling.next('offer-answer');
    expect(portOf(sdp)).not.toBe(portOf(call.localSdp));
    peer.target = { host: '127.0.0.1', port: portOf(sdp), rtcpPort: portOf(sdp) + 1 };
    const before = call.heard.length;
    for (let frame = 0; frame < 50; frame += 1) {
      const packets = call.line.stats().packetsIn;
      call.peer.sendFrame(toneOf(1_000, 20, { from: frame * 320 }));
      peer.sendFrame(toneOf(440, 20, { from: frame * 320 }));
      await settled(() => call.line.stats().packetsIn > packets);
      call.clock.advance(20);
    }
    expect(toneLevel(lately(400), 440)).toBeGreaterThan(7_000);
    expect(toneLevel(lately(400), 1_000)).toBeLessThan(200);
    expect(call.heard.length).toBe(before);
    await settled(() => peer.received.length >= 40);
    expect(call.line.info.wireCodec).toBe('pcmu/8000');
    expect(told).toEqual([]);
  });

  it('without an offer ours is sent, and the old peer is received until it is answered', async () => {
    const call = await takenCall();
    const { lately } = followLine(call.line);
    const peer = await anotherPeer();
    call.signalling.tell({ kind: 'move', requestId: 9, sdp: undefined });
    const { sdp } = await call.signalling.next('offer-answer');
    call.say(toneOf(1_000, 600));
    await call.pass(600);
    expect(toneLevel(lately(200), 1_000)).toBeGreaterThan(7_000);
    call.signalling.tell({ kind: 'answer', sdp: offerOf(peer) });
    peer.target = { host: '127.0.0.1', port: portOf(sdp), rtcpPort: portOf(sdp) + 1 };
    call.signalling.tell({ kind: 'make-offer', requestId: 10 });
    expect(portOf((await call.signalling.next('offer-answer')).sdp)).toBe(portOf(sdp));
    call.clock.advance(100);
    await settled(() => peer.received.length >= 4);
  });

  it('a failed move is refused, and the call continues', async () => {
    const call = await takenCall();
    followLine(call.line);
    call.signalling.tell({ kind: 'move', requestId: 9, sdp: 'v=0\r\n' });
    expect((await call.signalling.next('offer-refused')).requestId).toBe(9);
    await call.pass(100);
    expect(call.heard.length).toBeGreaterThanOrEqual(4);
  });
});

describe('signalling requests', () => {
  it('a transfer resolves or rejects with its outcome, and its progress reaches the listener', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    const sent = call.line.transfer('sip:anna@example.test', { mode: 'attended', headers: { 'x-a': '1' } });
    const asked = await call.signalling.next('transfer');
    expect(asked).toMatchObject({ to: 'sip:anna@example.test', mode: 'attended', headers: { 'x-a': '1' } });
    call.signalling.tell({ kind: 'done-request', requestId: asked.requestId });
    await sent;
    call.signalling.tell({ kind: 'transfer', state: 'trying' });
    call.signalling.tell({ kind: 'transfer', state: 'failed', code: 486 });
    await settled(() => told.length === 2);
    expect(told).toEqual(['transfer trying', 'transfer failed 486']);
    const refused = call.line.transfer('sip:nobody@example.test');
    const { requestId, mode } = await call.signalling.next('transfer');
    expect(mode).toBe('blind');
    call.signalling.tell({ kind: 'failed-request', requestId, message: '603 Decline' });
    await expect(refused).rejects.toThrow('603 Decline');
  });

  it('pending ones are rejected when the call ends', async () => {
    const call = await takenCall();
    followLine(call.line);
    const sent = call.line.transfer('sip:anna@example.test');
    await call.signalling.next('transfer');
    call.signalling.tell({ kind: 'ended', cause: 'normal' });
    await expect(sent).rejects.toThrow('has ended');
  });
});

describe('a silent network', () => {
  it('no packet for 30 s: the connection is reported lost, and restored with the next packet', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    await call.pass(100);
    call.clock.advance(30_100);
    expect(told).toEqual(['connection false']);
    call.peer.sendFrame(toneOf(440, 20));
    await settled(() => told.length === 2);
    expect(told).toEqual(['connection false', 'connection true']);
  });

  it('silence on hold is not a lost network', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    call.signalling.tell({ kind: 'offer', requestId: 1, sdp: offerOf(call.peer, '8 101', ['a=inactive']) });
    await call.signalling.next('offer-answer');
    call.clock.advance(120_000);
    expect(told).toEqual(['hold true']);
  });

  it('ends as lost after another 30 s, also in signalling', async () => {
    const call = await takenCall();
    const { told } = followLine(call.line);
    await call.pass(100);
    call.clock.advance(61_000);
    expect(told).toEqual(['connection false', 'ended lost: the network did not come back']);
    expect(await call.signalling.next('hang-up')).toEqual({ kind: 'hang-up', cause: 'lost' });
  });
});

describe('silence', () => {
  it('is sent as ordinary packets, with timestamps advancing by 160 and sequence numbers by 1', async () => {
    const call = await takenCall();
    followLine(call.line);
    call.line.play(toneOf(440, 100));
    await call.pass(600);
    await settled(() => call.heard.length >= 30);
    const [first] = call.heard;
    expect(call.heard.map(({ hasMarker }) => hasMarker).indexOf(true, 1)).toBe(-1);
    expect(first?.hasMarker).toBe(true);
    for (const [index, packet] of call.heard.entries()) {
      expect((packet.timestamp - (first?.timestamp ?? 0)) >>> 0).toBe(index * 160);
      expect((packet.sequence - (first?.sequence ?? 0)) & 0xffff).toBe(index);
      expect(packet.payload.length).toBe(160);
    }
    const quiet = call.heard.slice(25, 26).map((packet) => loudnessOf(call.peer.decode(packet)));
    expect(quiet).toHaveLength(1);
    expect(Math.max(...quiet)).toBeLessThan(20);
  });

  it('is sent as comfort noise where negotiated, and speech starts with a marker', async () => {
    const call = await takenCall({ formats: '8 13 101', settings: { comfortNoise: true } });
    followLine(call.line);
    expect(call.localSdp).toContain('RTP/AVP 8 13 101');
    call.line.play(toneOf(440, 100));
    await call.pass(1_000, { isPeerSilent: true });
    const noise = call.heard.filter(({ payloadType }) => payloadType === 13);
    expect(noise.length).toBeGreaterThanOrEqual(1);
    expect(call.heard.length).toBeLessThan(22);
    call.line.play(toneOf(440, 100));
    await call.pass(100, { isPeerSilent: true });
    await settled(() => call.heard.at(-1)?.payloadType === 8);
    const sound = call.heard.slice(call.heard.findLastIndex(({ payloadType }) => payloadType === 13) + 1);
    expect(sound[0]?.hasMarker).toBe(true);
  });

  it('comfort noise of the peer is played as quiet noise until speech resumes', async () => {
    const call = await takenCall();
    const { lately, told } = followLine(call.line);
    call.say(toneOf(440, 400));
    await call.pass(400);
    call.peer.sendPacket({ payloadType: 13, payload: Uint8Array.of(50) });
    await call.pass(1_000, { isPeerSilent: true });
    const noise = loudnessOf(lately(500));
    expect(noise).toBeGreaterThan(50);
    expect(noise).toBeLessThan(200);
    call.peer.timestamp = (call.peer.timestamp + 8_000) >>> 0;
    call.say(toneOf(1_000, 1_000));
    await call.pass(1_000);
    expect(toneLevel(lately(400), 1_000)).toBeGreaterThan(7_000);
    expect(call.line.stats().lost).toBe(0);
    expect(told).toEqual([]);
  });
});
