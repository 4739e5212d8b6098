import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crc32c } from 'werift';
import { rounds } from '../../../../test/rounds.ts';
import { seededRandom } from '../../../voice/testing/media-random.ts';
import { type ConnectedCall, connectCall } from './testing/connect-call.ts';
import { mutate } from './testing/mutate.ts';
import { usualToneLevel } from './testing/stretch-levels.ts';

const packets = rounds('PARLEY_TEST_MUTATED_PACKETS', { usual: 2_000, long: 1_000_000 });

/** Uncaught errors, which would end the process outside of a test. */
const faults: unknown[] = [];
const note = (fault: unknown) => void faults.push(fault);

beforeAll(() => {
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  process.off('uncaughtException', note);
});

async function expectTones({ hearAtLine, hearAtClient }: ConnectedCall, leastLevel: number): Promise<void> {
  const [fromClient, fromLine] = await Promise.all([hearAtLine(2_000), hearAtClient(2_000)]);
  expect(usualToneLevel(fromClient, 440)).toBeGreaterThan(leastLevel);
  expect(usualToneLevel(fromLine, 1_000)).toBeGreaterThan(leastLevel);
}

/** Sets the checksum of RFC 9260, section 6.8, without which a packet is discarded unread. */
function signSctp(packet: Buffer): Buffer {
  if (packet.length < 12) return packet;
  packet.writeUInt32LE(0, 8);
  packet.writeUInt32LE(crc32c(packet), 8);
  return packet;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a WebRTC line on a bad network', () => {
  it('carries both tones with a tenth of the packets lost and the rest up to 30 ms late', async () => {
    const call = await connectCall({ isRelayed: true });
    call.relay?.worsen({ loss: 0.1, jitterMs: 30, random: seededRandom(7) });
    await call.hearAtLine(1_000);
    await expectTones(call, 1_500);
    expect(call.line.stats().lost).toBeGreaterThan(0);
    await call.close();
  });

  it(`survives ${packets} mutated packets from an attacker and from the browser’s address`, {
    timeout: 30_000 + packets,
  }, async () => {
    const call = await connectCall({ isRelayed: true });
    await call.hearAtLine(2_000);
    const random = seededRandom(20_261_121);
    const captured = call.relay?.captured ?? [];
    const kinds = [
      (first: number) => first < 4,
      (first: number) => first > 19 && first < 64,
      (first: number) => first > 127,
    ];
    // As many of each kind, though nearly all captured datagrams are audio.
    const samples = kinds.map((isKind) => captured.filter((datagram) => isKind(datagram[0] ?? 255)));
    expect(samples.every((kind) => kind.length > 0)).toBe(true);
    const stranger = createSocket('udp4');
    for (let count = 0; count < packets; count += 1) {
      const kind = samples[count % samples.length] ?? [];
      const datagram = mutate(kind[Math.floor(random() * kind.length)] ?? Buffer.alloc(1), random);
      if (count % 4 === 0) stranger.send(datagram, call.relay?.targetPort, '127.0.0.1');
      else call.relay?.inject(datagram);
      if (count % 20 === 0) await turn();
    }
    await new Promise<void>((resolve) => stranger.close(resolve));
    await expectTones(call, 5_000);
    expect(call.events).toEqual([]);
    expect(faults).toEqual([]);
    await call.close();
  });

  it('survives a client that sends garbage inside the encrypted connection', async () => {
    const call = await connectCall();
    await call.hearAtLine(500);
    const random = seededRandom(5);
    const [dtls] = call.client.connection.dtlsTransports;
    const { sctpTransport } = call.client.connection;
    const sent: Buffer[] = [];
    if (!dtls || !sctpTransport) throw new Error('The client has no data channel.');
    const { sendData } = dtls;
    Object.defineProperty(dtls, 'sendData', {
      value: (data: Buffer) => {
        sent.push(Buffer.from(data));
        return sendData(data);
      },
    });
    for (let count = 0; count < 5; count += 1) call.client.channel.send('{"type":"nothing"}');
    await call.hearAtLine(300);
    expect(sent.length).toBeGreaterThan(0);
    for (let count = 0; count < 2_000; count += 1) {
      const packet = sent[Math.floor(random() * sent.length)] ?? Buffer.alloc(12);
      await sendData(signSctp(mutate(packet, random)));
      call.client.sendRaw(mutate(Buffer.alloc(60), random), { payloadType: 111, timestamp: count });
      if (count % 20 === 0) await turn();
    }
    await call.hearAtLine(500);
    expect(faults).toEqual([]);
    await call.close();
  });
});
