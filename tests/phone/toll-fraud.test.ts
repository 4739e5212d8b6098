import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhoneCall } from '../../server/test/sip-phone.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 120_000;
const workshop = '+46701740606';

let server: PhoneServer;
let person: Telephone;
let caller: Telephone;
let builtInNumber: string;
let vouchedNumber: string;

beforeAll(async () => {
  server = await startPhoneServer();
  person = await openTelephone();
  caller = await openTelephone();
  // Of its phones none is here: who calls from this machine is vouched for by the other trunk only, or by none.
  const elsewhere = { inbound: { allowed_addresses: ['203.0.113.7'] } };
  await server.connectTrunk(person.sip, server.demoAgentId, elsewhere);
  builtInNumber = await server.takeNumber(server.demoAgentId);
  const targets = [{ key: 'workshop', label: 'Workshop', destination: workshop, mode: 'warm' }];
  const path = `/api/agents/${server.demoAgentId}`;
  expect((await server.api.patch(path, { transfer_targets: targets })).status).toBe(200);
}, timeout);
afterAll(async () => {
  await person.close();
  await caller.close();
  await server.stop();
});

/** Sends the REFER and waits for what became of it. */
async function outcomeOf(call: PhoneCall, to: string): Promise<string> {
  const status = await call.refer(to);
  return status === 202 ? call.nextNotify() : `SIP/2.0 ${status}`;
}

// It had the agent call any host of the local networks, on any port.
it('an unauthenticated phone can refer to its own address, or to the agent’s transfer targets', {
  timeout,
}, async () => {
  const call = await caller.dial(builtInNumber, server.sipPort);
  for (const to of [
    `sip:201@${person.sip.address}`,
    `sip:phone@${person.sip.address}`,
    `sip:${workshop}a@${person.sip.address}`,
    `sip:${workshop};postd=1@${person.sip.address}`,
    'sip:x@127.0.0.1:22',
    'sip:x@127.0.0.2',
    `sip:phone@${caller.sip.address};maddr=127.0.0.2`,
  ]) {
    expect([to, await outcomeOf(call, to)]).toEqual([to, expect.stringMatching(/^SIP\/2.0 4/)]);
  }
  expect(await call.refer(`sip:${workshop}@127.0.0.1:${server.sipPort}`)).toBe(202);
  const rung = await person.sip.nextCall();
  expect(rung.invite.uri).toBe(`sip:${workshop}@${person.sip.address}`);
  rung.reject(486);
  expect(await call.nextNotify()).toMatch(/^SIP\/2.0 486/);
  expect(await call.refer(`sip:phone@${caller.sip.address}`)).toBe(202);
  const calledBack = await caller.sip.nextCall();
  expect(calledBack.invite.uri).toBe(`sip:phone@${caller.sip.address}`);
  calledBack.reject(486);
  expect(await call.nextNotify()).toMatch(/^SIP\/2.0 486/);
  await call.hangUp();
});

describe('a telephone system on a trunk', () => {
  beforeAll(async () => {
    ({ number: vouchedNumber } = await server.connectTrunk(person.sip, server.demoAgentId));
  }, timeout);

  // One letter, pause or encoding made a number a name, which was dialled over the trunk at the tenant's cost.
  it('can refer to extensions and not to numbers, in any notation', { timeout }, async () => {
    const call = await caller.dial(vouchedNumber, server.sipPort);
    for (const user of [
      '4590123456a',
      '45p90123456',
      '0045901,23456',
      'A0045901234',
      '45901234%2C56',
      '%EF%BC%94%EF%BC%95901234',
      '%252B4590123456',
      '+4590123456',
      '201;postd=4590123456',
      '*21*4590123456%23',
      '9112',
    ]) {
      const to = `sip:${user}@${person.sip.address}`;
      expect([to, await outcomeOf(call, to)]).toEqual([to, expect.stringMatching(/^SIP\/2.0 403/)]);
    }
    expect(await call.refer(`sip:201@${person.sip.address};user=phone;x=1`)).toBe(202);
    const rung = await person.sip.nextCall();
    expect(rung.invite.uri).toBe(`sip:201@${person.sip.address}`);
    rung.reject(486);
    await call.nextNotify();
    await call.hangUp();
  });
});

describe('a forbidden destination', () => {
  const targets = (destination: string, fallback = '') => ({
    transfer_targets: [{ key: 'x', label: 'X', destination, fallback }],
  });

  it.each([
    ['112', '', '/transfer_targets/0/destination', 'emergency_number'],
    ['+19002345678', '', '/transfer_targets/0/destination', 'premium_number'],
    ['foo@elsewhere.example.com', '', '/transfer_targets/0/destination', 'invalid_number'],
    ['+46701740606,,1', '', '/transfer_targets/0/destination', 'invalid_number'],
    [workshop, 'sip:112@pbx.example.com', '/transfer_targets/0/fallback', 'emergency_number'],
  ])('is no transfer target: %s, %s', async (destination, fallback, path, code) => {
    const answer = await server.api.patch<{ details: object[] }>(
      `/api/agents/${server.demoAgentId}`,
      targets(destination, fallback),
    );
    expect([answer.status, answer.body.details]).toMatchObject([400, [{ path, code }]]);
  });

  it('is refused to a live transfer', { timeout }, async () => {
    const call = await caller.dial(builtInNumber, server.sipPort);
    const { id } = await server.callOf(builtInNumber);
    for (const to of ['+19002345678', 'sip:112@pbx.example.com', 'sip:201,,1@pbx.example.com']) {
      const answer = await server.api.post<{ details: object[] }>(`/api/calls/${id}/control`, {
        action: 'transfer',
        to,
      });
      expect([to, answer.status, answer.body.details]).toMatchObject([to, 400, [{ path: '/to' }]]);
    }
    await call.hangUp();
  });
});
