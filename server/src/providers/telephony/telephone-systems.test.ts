import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinPcm, toneLevel, toneOf } from '../../voice/testing/media-tone.ts';
import { type FarDialect, farAsterisk, farFork } from '../lines/carrier/testing/far-dialects.ts';
import { type CarrierServer, startCarrierServer } from './testing/carrier-server.ts';
import { openFarStream } from './testing/open-far-stream.ts';

let server: CarrierServer;
let key: string;

beforeAll(async () => {
  server = await startCarrierServer();
  key = await server.issueKey(['calls:write']);
});
afterAll(() => server.close());
beforeEach(() => server.setRoute({ agentId: server.agentId, agentVersion: 1, phoneNumberId: 'number_1' }));

const withKey = (secret: string) => ({
  authorization: `Basic ${Buffer.from(`parley:${secret}`).toString('base64')}`,
});

function open(dialect: FarDialect, query: string, secret = key) {
  return openFarStream(`${server.streamsUrl}/${dialect.protocol}?${query}`, dialect, withKey(secret));
}

describe.each([
  ['Asterisk', farAsterisk('ulaw', 'text')],
  ['Asterisk with JSON', farAsterisk('slin16', 'json')],
  ['FreeSWITCH', farFork('freeswitch', 8_000)],
  ['jambonz', farFork('jambonz', 16_000)],
])('%s', (_name, dialect) => {
  it('connects a call to the agent it names, carries audio in both directions, clears, and is notified of the end', async () => {
    const begun = server.calls.length;
    const { far, closed } = await open(dialect, `agent_id=${server.agentId}&from=%2B14155550123&to=%2B46812345678`);
    const our = await server.call(begun + 1);
    expect(our.grant).toMatchObject({
      agentId: server.agentId,
      tenantId: server.tenantId,
      from: '+14155550123',
      to: '+46812345678',
      direction: 'inbound',
    });
    far.say(toneOf(1_000, 1_000));
    our.line.play(toneOf(440, 300));
    our.line.mark('greeting');
    our.line.play(toneOf(440, 2_000));
    our.line.mark('cut');
    await our.pass(far, 600, 1);
    our.line.clear();
    await our.pass(far, 60, 1);
    far.press('7');
    await our.pass(far, 100, 1);
    expect(toneLevel(joinPcm(our.caller.slice(20)), 1_000)).toBeGreaterThan(5_000);
    expect(toneLevel(far.heard().subarray(0, 4_000), 440)).toBeGreaterThan(7_000);
    expect(far.clears).toBe(1);
    expect(our.told).toEqual(['mark greeting', 'mark cut cleared', 'digit 7']);
    await our.line.hangUp();
    expect(await closed).toBe(1000);
    expect(far.hangUps).toBe(1);
    expect(far.others).toEqual([]);
  });
});

it('without an agent the called number decides', async () => {
  const begun = server.calls.length;
  await open(farFork('jambonz', 8_000), '');
  expect((await server.call(begun + 1)).grant).toMatchObject({ phoneNumberId: 'number_1' });
  expect(server.routed.at(-1)).toMatchObject({ to: '+46812345678', tenantId: server.tenantId });
  server.setRoute('unknown');
  expect(await (await open(farFork('jambonz', 8_000), '')).closed).toBe(1008);
  server.setRoute('busy');
  expect(await (await open(farFork('jambonz', 8_000), '')).closed).toBe(1013);
});

it(`"an unknown agent, another tenant's, and an invalid id are refused alike"`, async () => {
  for (const id of [server.newCallId(), 'nobody', '']) {
    expect(await (await open(farFork('jambonz', 8_000), `agent_id=${id}`)).closed).toBe(1008);
  }
});

it('a key that may not place calls is refused at the handshake', async () => {
  const reader = await server.issueKey(['calls:read']);
  await expect(open(farFork('jambonz', 8_000), `agent_id=${server.agentId}`, reader)).rejects.toThrow('401');
  await expect(open(farFork('jambonz', 8_000), `agent_id=${server.agentId}`, 'nobody')).rejects.toThrow('401');
});
