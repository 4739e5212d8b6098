import { readFileSync } from 'node:fs';
import type { Call } from '@parley/contract/resources/call';
import type { ResellerSipTrunk, SipTrunkCheck } from '@parley/contract/resources/sip-trunk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFirstPrint } from '../../first-run/run-parley.ts';
import { hasEnded, linesOf, type ParleyApi, parleyApi } from '../../voice/parley-api.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { type BaresipPhone, openBaresip } from './baresip-phone.ts';
import { findProgram } from './peer-process.ts';
import { type Kamailio, startKamailio } from './start-kamailio.ts';

const timeout = 120_000;
const person = '+46701740606';
/** The account of the reseller at the provider is its number: that is what the registrar calls it by. */
const number = '+46313906601';
const hasPeers = findProgram('kamailio') !== undefined && findProgram('baresip') !== undefined;

/** A provider with accounts; each password is the user name followed by `-secret`. */
const startProvider = () =>
  startKamailio(({ port }) =>
    readFileSync(new URL('registrar.cfg', import.meta.url), 'utf8').replaceAll('__PORT__', String(port)),
  );

describe.skipIf(!hasPeers)('the trunk of a reseller at Kamailio, with a softphone at the same provider', () => {
  let provider: Kamailio;
  let server: PhoneServer;
  let reseller: ParleyApi;
  let customer: ParleyApi;
  let agentId: string;
  let phone: BaresipPhone;

  beforeAll(async () => {
    provider = await startProvider();
    server = await startPhoneServer({ PARLEY_SIP_LOCAL_NETWORKS: '192.0.2.1/32' });
    const { base } = server.api;
    const platform = parleyApi(base, readFirstPrint(server.parley.output()).platformKey);
    const made = await platform.post<{ api_key: { secret: string } }>('/api/admin/resellers', {
      name: 'Voice Partner',
    });
    reseller = parleyApi(base, made.body.api_key.secret);
    const opened = await reseller.post<{ customer: { id: string }; api_key: { secret: string } }>(
      '/api/reseller/customers',
      { name: 'Harbour Cycles' },
    );
    // Its key was issued by the reseller, and shows conversations with the consent of the customer alone.
    await server.rows('update tenants set reseller_content_since = now() where id = $1', [opened.body.customer.id]);
    customer = parleyApi(base, opened.body.api_key.secret);
    const trunk = { kind: 'registration', host: '127.0.0.1', port: provider.port };
    const set = await reseller.put('/api/reseller/sip-trunk', {
      ...trunk,
      name: 'Provider',
      username: number,
      password: `${number}-secret`,
    });
    expect([set.status, set.body]).toMatchObject([200, { has_password: true }]);
    await reseller.post('/api/reseller/number-inventory', { phone_number: number });
    const assigned = await reseller.post('/api/reseller/number-inventory/assign', {
      phone_number: number,
      tenant_id: opened.body.customer.id,
    });
    expect(assigned.status).toBe(200);
    agentId = await customer.createAgent({ name: 'Robin', greeting: 'Hi! This is Robin.' });
    const { data } = await customer.get<{ data: { id: string }[] }>('/api/phone-numbers');
    await customer.post(`/api/phone-numbers/${data[0]?.id}/assign`, { agent_id: agentId });
  }, timeout);
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  }, timeout);
  beforeEach(async () => {
    await expect.poll(stateOfTrunk, { timeout: 30_000 }).toBe('registered');
    const account = { registrar: `127.0.0.1:${provider.port}`, password: `${person}-secret` };
    phone = await openBaresip({ user: person, account });
  });
  afterEach(() => phone.close());

  const stateOfTrunk = async () => (await reseller.get<ResellerSipTrunk>('/api/reseller/sip-trunk')).status?.state;
  const saying = (callId: string, pattern: RegExp) =>
    expect
      .poll(async () => linesOf((await customer.callWhen(callId, () => true)).transcript).join('\n'), {
        timeout: 60_000,
      })
      .toMatch(pattern);

  it('is registered with the password, and passes its test', { timeout }, async () => {
    expect(provider.output()).toContain(`REGISTER of ${number}: expires`);
    const { body } = await reseller.post<SipTrunkCheck>('/api/reseller/sip-trunk/test', {});
    expect(body).toMatchObject({ ok: true, steps: [{ step: 'resolve' }, { step: 'options' }, { step: 'register' }] });
  });

  it('takes a call of the customer out, with the caller id of its number', { timeout }, async () => {
    const { status, body: call } = await customer.post<Call>('/api/calls/outbound', {
      agent_id: agentId,
      to_number: person,
    });
    expect([status, call.from_number]).toEqual([202, number]);
    await phone.event('CALL_ESTABLISHED');
    await saying(call.id, /agent: Hi!/);
    await customer.post(`/api/calls/${call.id}/complete`);
    await phone.event('CALL_CLOSED');
    expect(await customer.callWhen(call.id, hasEnded)).toMatchObject({ status: 'completed', from_number: number });
  });

  it('brings a call in, which the agent of the customer answers', { timeout }, async () => {
    await phone.dial(`sip:${number}@127.0.0.1:${provider.port}`);
    const inbound = async () =>
      (await customer.get<{ data: { id: string }[] }>('/api/calls?direction=inbound&limit=1')).data[0]?.id;
    await expect.poll(inbound, { timeout: 30_000 }).toBeDefined();
    const id = (await inbound()) ?? '';
    await saying(id, /agent: Hi!/);
    await phone.command('hangup');
    expect(await customer.callWhen(id, hasEnded)).toMatchObject({
      end_reason: 'user_hangup',
      from_number: person,
      to_number: number,
    });
    expect((await server.api.get<{ data: unknown[] }>('/api/calls')).data).toEqual([]);
  });
});
