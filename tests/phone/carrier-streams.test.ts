import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { farAsterisk, farTwilio } from '../../server/src/providers/lines/carrier/testing/far-dialects.ts';
import { openFarStream } from '../../server/src/providers/telephony/testing/open-far-stream.ts';
import { hasEnded } from '../voice/parley-api.ts';
import { openCarrierPhone } from './carrier-phone.ts';
import { type CarrierWorld, loudness, openCarrierWorld } from './carrier-world.ts';

const timeout = 120_000;

let world: CarrierWorld;

beforeAll(async () => {
  world = await openCarrierWorld();
}, timeout);
afterAll(() => world.close());
afterEach(() => world.hangUpAll());

it('a stream without a webhook is closed, and starts no call', { timeout }, async () => {
  const streams = `${world.server.api.base.replace('http', 'ws')}/api/telephony/streams/twilio`;
  const before = await world.newestId();
  expect(await (await openFarStream(streams, farTwilio())).closed).toBe(1008);
  expect(await world.newestId()).toBe(before);
});

describe('Asterisk', () => {
  const url = (agentId: string) =>
    `${world.server.api.base.replace('http', 'ws')}/api/telephony/streams/asterisk?agent_id=${agentId}&from=1001&to=1002`;

  it('connects a call to the agent it names, with a key', { timeout }, async () => {
    const headers = { authorization: `Basic ${Buffer.from(`asterisk:${world.server.api.key}`).toString('base64')}` };
    const stream = await openFarStream(url(world.server.demoAgentId), farAsterisk('slin16', 'text'), headers);
    const phone = world.phoneOf(openCarrierPhone(stream));
    await loudness(phone);
    const { id } = await world.newest('1002');
    await world.spoken(id, /^agent: Hi! This is Robin/);
    await world.ask(phone, id);
    await world.control(id, { action: 'end' });
    await phone.closed;
    expect(stream.far.hangUps).toBe(1);
    expect(await world.server.api.callWhen(id, hasEnded)).toMatchObject({ type: 'phone', from_number: '1001' });
  });

  it('without a key is refused', { timeout }, async () => {
    await expect(openFarStream(url(world.server.demoAgentId), farAsterisk('ulaw', 'text'))).rejects.toThrow('401');
  });
});
