import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openRtpPeer, type RtpPeer } from '../../server/src/providers/lines/rtp/testing/rtp-peer.ts';
import { loudnessOf, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const behindNat = '10.66.0.9';

let server: PhoneServer;
let phone: Telephone;
let attackers: RtpPeer[];
let flooding: NodeJS.Timeout | undefined;
let floods = 0;

beforeAll(async () => {
  server = await startPhoneServer();
}, timeout);
afterAll(() => server.stop());
beforeEach(async () => {
  phone = await openTelephone();
  attackers = await Promise.all(
    ['127.0.0.2', '127.0.0.3'].map((host) => openRtpPeer({ codec: 'pcma', payloadType: 8, host })),
  );
});
afterEach(async () => {
  clearInterval(flooding);
  await phone.close();
  for (const attacker of attackers) await attacker.close();
});

/** Dials with a description that names an address of the phone's own network; its sound does not flow yet. */
async function dialFromBehindNat() {
  const number = await server.takeNumber(server.demoAgentId);
  const sdp = phone.media.sdp().replaceAll('127.0.0.1', behindNat);
  const call = phone.sip.call(`sip:${number}@127.0.0.1:${server.sipPort}`, { sdp });
  await call.answered;
  return { call, number, answer: await call.remoteSdp };
}

function flood(answer: string): void {
  const port = Number(/^m=audio (\d+)/m.exec(answer)?.[1]);
  for (const attacker of attackers) attacker.target = { host: '127.0.0.1', port, rtcpPort: port + 1 };
  flooding = setInterval(() => {
    floods += 1;
    for (const attacker of attackers) {
      // Several in a row: a single packet between those of others is no stream that anybody would follow.
      for (let packet = 0; packet < 5; packet += 1) attacker.sendFrame(toneOf(1_000, 20));
      attacker.sendReport(Buffer.from(`80c90001${attacker.ssrc.toString(16).padStart(8, '0')}`, 'hex'));
    }
  }, 10);
}

/** Waits for so many more packets of each attacker, one every 10 ms. */
async function packetsSent(count: number): Promise<void> {
  const until = floods + count;
  await expect.poll(() => floods, { timeout: 30_000 }).toBeGreaterThanOrEqual(until);
}

const say = async (number: string, text: string) => {
  const { id } = await server.callOf(number);
  await server.api.post(`/api/calls/${id}/control`, { action: 'say', text });
};
const hears = () => expect.poll(() => loudnessOf(phone.media.heard()), { timeout: 30_000 }).toBeGreaterThan(300);

// Any address that sent three packets before the phone, or in a pause of it, got the agent's sound, and the phone none.
it('a phone’s media behind NAT cannot be taken over, before its first packet and after its pauses', {
  timeout,
}, async () => {
  const { call, number, answer } = await dialFromBehindNat();
  flood(answer);
  await packetsSent(50);
  phone.media.connect(answer);
  await hears();
  phone.media.pause();
  // More than the 2 s after which an unrestricted latch lets go.
  await packetsSent(300);
  phone.media.connect(answer);
  phone.media.forget();
  await say(number, 'Good morning to you.');
  await hears();
  expect(attackers.flatMap(({ received, reports }) => [...received, ...reports])).toEqual([]);
  await call.hangUp();
});
