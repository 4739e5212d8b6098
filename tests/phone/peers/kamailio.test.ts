import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import type { Call } from '@parley/contract/resources/call';
import type { SipTrunkCheck, SipTrunkStatus } from '@parley/contract/resources/sip-trunk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, type Parley, runParley } from '../../first-run/run-parley.ts';
import { hasEnded, linesOf } from '../../voice/parley-api.ts';
import type { PhoneCall } from '../../../server/test/sip-phone.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from '../phone-server.ts';
import { type BaresipPhone, openBaresip } from './baresip-phone.ts';
import { freePorts } from './free-ports.ts';
import { findProgram } from './peer-process.ts';
import { startSipp } from './run-sipp.ts';
import { documentedConfig, type Kamailio, startKamailio } from './start-kamailio.ts';

const timeout = 120_000;
const customer = '+46701740605';
const hasKamailio = findProgram('kamailio') !== undefined;

/** A provider with accounts; each password is the user name followed by `-secret`. */
const startProvider = () =>
  startKamailio(({ port }) =>
    readFileSync(new URL('registrar.cfg', import.meta.url), 'utf8').replaceAll('__PORT__', String(port)),
  );

describe.skipIf(!hasKamailio)('a trunk registered at Kamailio', () => {
  let provider: Kamailio;
  let server: PhoneServer;
  let trunkId: string;
  let number: string;

  beforeAll(async () => {
    provider = await startProvider();
    server = await startPhoneServer({ PARLEY_SIP_LOCAL_NETWORKS: '192.0.2.1/32' });
    trunkId = await createTrunk('parley', 'parley-secret');
    number = '+46313906501';
    const { body: imported } = await server.api.post<{ id: string }>('/api/phone-numbers/import', {
      phone_number: number,
      trunk_id: trunkId,
      called_as: 'parley',
    });
    await server.api.post(`/api/phone-numbers/${imported.id}/assign`, { agent_id: server.demoAgentId });
  }, timeout);
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  }, timeout);

  async function createTrunk(username: string, password: string): Promise<string> {
    const trunk = { name: username, kind: 'registration', host: '127.0.0.1', port: provider.port, username, password };
    const { status, body } = await server.api.post<{ id: string }>('/api/sip-trunks', trunk);
    expect(status).toBe(201);
    return body.id;
  }
  const status = (id: string) => server.api.get<SipTrunkStatus>(`/api/sip-trunks/${id}/status`);
  const stateOf = async (id: string) => (await status(id)).state;
  const saying = (callId: string, pattern: RegExp) =>
    expect
      .poll(async () => linesOf((await server.api.callWhen(callId, () => true)).transcript).join('\n'), {
        timeout: 60_000,
      })
      .toMatch(pattern);

  it('reports its registration and expiry', { timeout }, async () => {
    await expect.poll(() => stateOf(trunkId), { timeout: 30_000 }).toBe('registered');
    expect(await status(trunkId)).toMatchObject({ detail: '' });
    expect(Date.parse((await status(trunkId)).registered_until ?? '')).toBeGreaterThan(Date.now());
  });

  it('passes the check: resolved, reachable, registered', { timeout }, async () => {
    const { body } = await server.api.post<SipTrunkCheck>(`/api/sip-trunks/${trunkId}/check`, {});
    expect(body).toMatchObject({ ok: true, steps: [{ step: 'resolve' }, { step: 'options' }, { step: 'register' }] });
    expect(body.steps.map(({ detail }) => detail).join('\n')).toMatch(/Answered with 200.*\n.*Signed in as parley$/);
    expect(await stateOf(trunkId)).toBe('registered');
  });

  it('with a wrong password reports it in a sentence', { timeout }, async () => {
    const wrong = await createTrunk('other', 'not-it');
    await expect.poll(() => stateOf(wrong), { timeout: 30_000 }).toBe('refused');
    expect((await status(wrong)).detail).toMatch(/check user name and password/);
    const { body } = await server.api.post<SipTrunkCheck>(`/api/sip-trunks/${wrong}/check`, {});
    expect(body.ok).toBe(false);
    expect(body.steps.at(-1)).toMatchObject({ step: 'register', ok: false });
    expect(body.steps.at(-1)?.detail).toMatch(/check user name and password/);
  });

  describe.skipIf(findProgram('baresip') === undefined)('with a softphone at the same provider', () => {
    let phone: BaresipPhone;
    beforeEach(async () => {
      const account = { registrar: `127.0.0.1:${provider.port}`, password: `${customer}-secret` };
      phone = await openBaresip({ user: customer, account });
    });
    afterEach(() => phone.close());

    it('answers its calls', { timeout }, async () => {
      await phone.dial(`sip:parley@127.0.0.1:${provider.port}`);
      const { id } = await server.callOf(number);
      await saying(id, /agent: Hi!/);
      await phone.command('hangup');
      expect(await server.api.callWhen(id, hasEnded)).toMatchObject({
        end_reason: 'user_hangup',
        from_number: customer,
        to_number: number,
      });
    });

    it('calls it with authentication, and hangs up', { timeout }, async () => {
      const { body: call } = await server.api.post<Call>('/api/calls/outbound', {
        agent_id: server.demoAgentId,
        to_number: customer,
        from_number: number,
      });
      await phone.event('CALL_ESTABLISHED');
      await saying(call.id, /agent: Hi!/);
      await server.api.post(`/api/calls/${call.id}/complete`);
      await phone.event('CALL_CLOSED');
      expect(await server.api.callWhen(call.id, hasEnded)).toMatchObject({ status: 'completed' });
      const { body } = await server.api.post<SipTrunkCheck>(`/api/sip-trunks/${trunkId}/check`, {
        test_call_to: customer,
      });
      expect(body.steps.at(-1)).toMatchObject({ step: 'test_call', ok: true });
    });
  });

  it('unregisters when the process stops', { timeout }, async () => {
    const short = await startPhoneServer();
    const trunk = { kind: 'registration', host: '127.0.0.1', port: provider.port };
    await short.api.post('/api/sip-trunks', { ...trunk, name: 'Short', username: 'short', password: 'short-secret' });
    await expect.poll(() => provider.output(), { timeout: 30_000 }).toMatch(/REGISTER of short: expires [1-9]/);
    await short.stop();
    expect(provider.output()).toMatch(/REGISTER of short: expires 0/);
  });
});

describe.skipIf(!hasKamailio)('two processes behind the Kamailio of the handbook', () => {
  const drainSeconds = '15';
  let server: PhoneServer;
  let second: Parley;
  let secondPort: number;
  let proxy: Kamailio;
  let phone: Telephone;
  let trunk: { trunkId: string; number: string } | undefined;

  beforeAll(async () => {
    server = await startPhoneServer({
      PARLEY_SIP_PROXIES: '127.0.0.1',
      PARLEY_SIP_LOCAL_NETWORKS: '192.0.2.1/32',
      PARLEY_DRAIN_SECONDS: drainSeconds,
    });
    secondPort = await freePorts(2);
    second = await startSecond();
    const nodes = [`sip:127.0.0.1:${server.sipPort}`, `sip:127.0.0.1:${secondPort}`];
    proxy = await startKamailio((place) => documentedConfig({ ...place, nodes }));
    phone = await openTelephone();
  }, timeout);
  beforeEach(async () => {
    // Calls come from this machine's first address only, and go out through the proxy to its second.
    trunk ??= await server.connectTrunk({ address: `127.0.0.2:${proxy.port}` }, server.demoAgentId, {
      outbound_proxy: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await phone.close();
    await proxy.stop();
    // Each waits for calls that are still open, half a minute at most.
    await Promise.all([second.kill('SIGTERM'), server.stop()]);
  }, timeout);

  async function startSecond(): Promise<Parley> {
    const parley = runParley({
      ...server.env,
      PARLEY_SIP_LISTEN: `udp://127.0.0.1:${secondPort},tcp://127.0.0.1:${secondPort}`,
    });
    await addressOf(parley);
    return parley;
  }
  const numberOf = () => trunk?.number ?? '';
  /** Dials again where there is no room just now, as carriers do: on a busy machine a process lets some calls wait. */
  async function dial(): Promise<PhoneCall> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await phone.dial(numberOf(), proxy.port);
      } catch (error) {
        if (tries === 60 || !/refused with (486|503)/.test(String(error))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }
  /** Which process has each call, the newest first. */
  const holders = async () =>
    (await server.rows<{ process_id: string | null }>('select process_id from calls order by created_at desc')).map(
      ({ process_id: holder }) => holder,
    );

  it('share calls in turn', { timeout }, async () => {
    const calls = [await dial(), await dial(), await dial(), await dial()];
    await expect.poll(async () => new Set((await holders()).slice(0, 4)).size, { timeout: 20_000 }).toBe(2);
    for (const call of calls) await call.hangUp();
  });

  it('accept its source address header, and no other peer’s', { timeout }, async () => {
    expect(await statusFrom('127.0.0.2', `127.0.0.1:${proxy.port}`)).toBe(403);
    expect(await statusFrom('127.0.0.2', `127.0.0.1:${server.sipPort}`)).toBe(403);
  });

  /** Status of an INVITE from an address that is neither registered nor a trunk. */
  async function statusFrom(address: string, to: string): Promise<number> {
    const socket = createSocket('udp4');
    await new Promise<void>((resolve) => socket.bind(0, address, resolve));
    const own = `${address}:${socket.address().port}`;
    const [host, port] = to.split(':');
    const text = [
      `INVITE sip:${numberOf()}@${to} SIP/2.0`,
      `Via: SIP/2.0/UDP ${own};branch=z9hG4bKstranger${own};rport`,
      `From: <sip:stranger@${own}>;tag=1`,
      `To: <sip:${numberOf()}@${to}>`,
      `Call-ID: stranger@${own}`,
      'CSeq: 1 INVITE',
      'Max-Forwards: 70',
      `Contact: <sip:stranger@${own}>`,
      'X-Source-Address: 127.0.0.1',
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n');
    const status = new Promise<number>((resolve) => {
      socket.on('message', (message) => {
        const found = Number(/^SIP\/2.0 (\d+)/.exec(message.toString())?.[1]);
        if (found >= 200) resolve(found);
      });
    });
    socket.send(text, Number(port), host);
    const found = await status;
    socket.close();
    return found;
  }

  it.skipIf(findProgram('sipp') === undefined)('call out through it', { timeout }, async () => {
    const sipp = await startSipp({
      scenario: 'answer-and-hang-up',
      calls: 1,
      talkMs: 500,
      localAddress: '127.0.0.2',
      localPort: proxy.port,
    });
    const { body: call } = await server.api.post<Call>('/api/calls/outbound', {
      agent_id: server.demoAgentId,
      to_number: customer,
      from_number: numberOf(),
    });
    expect(await server.api.callWhen(call.id, hasEnded)).toMatchObject({ end_reason: 'user_hangup' });
    expect((await sipp.finish()).exitCode).toBe(0);
  });

  it('continue while one drains: its call stays until the limit, new ones go to the other', { timeout }, async () => {
    const [one, other] = [await dial(), await dial()];
    await expect.poll(async () => new Set((await holders()).slice(0, 2)).size, { timeout: 20_000 }).toBe(2);
    let isOver = false;
    void second.ended.then(() => (isOver = true));
    second.child.kill('SIGTERM');
    const later = [await dial(), await dial(), await dial()];
    const [newest = null] = await holders();
    expect(await holders()).toEqual([newest, newest, newest, ...(await holders()).slice(3)]);
    expect(isOver).toBe(false);
    await second.ended;
    // One of the two was on the process that stopped.
    const ended = await Promise.race([one.ended.then(() => one), other.ended.then(() => other)]);
    expect(await ended.ended).toBe('them');
    const kept = ended === one ? other : one;
    for (const call of [...later, kept]) await call.hangUp();
  });

  it('continue when one is killed', { timeout }, async () => {
    second = await startSecond();
    await expect
      .poll(
        async () => {
          const call = await dial();
          await call.hangUp();
          return new Set((await holders()).slice(0, 2)).size;
        },
        { timeout: 30_000 },
      )
      .toBe(2);
    await second.kill('SIGKILL');
    for (const call of [await dial(), await dial(), await dial()]) await call.hangUp();
  });
});
