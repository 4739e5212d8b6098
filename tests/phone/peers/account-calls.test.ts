import type { CallDetail } from '@parley/contract/resources/call';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type Parley, readFirstPrint, runParley } from '../../first-run/run-parley.ts';
import { hasEnded, linesOf, type ParleyApi, parleyApi } from '../../voice/parley-api.ts';
import { type PhoneServer, startPhoneServer } from '../phone-server.ts';
import { type BaresipPhone, openBaresip } from './baresip-phone.ts';
import { freePorts } from './free-ports.ts';
import { findProgram } from './peer-process.ts';

const timeout = 180_000;

describe.skipIf(findProgram('baresip') === undefined)('baresip, with two processes of one installation', () => {
  let first: PhoneServer;
  let second: Parley;
  let admin: ParleyApi;
  let reseller: ParleyApi;
  let tenantId: string;
  let number: string;
  let ports: { first: number; second: number };
  const phones: BaresipPhone[] = [];

  beforeAll(async () => {
    first = await startPhoneServer();
    const port = await freePorts(2);
    ports = { first: first.sipPort, second: port + 1 };
    const listen = `udp://127.0.0.1:${ports.second},tcp://127.0.0.1:${ports.second}`;
    second = runParley({ ...first.env, PARLEY_PORT: String(port), PARLEY_SIP_LISTEN: listen });
    await addressOf(second);
    admin = parleyApi(first.api.base, readFirstPrint(first.parley.output()).platformKey);
    const made = await admin.post<{ reseller: { id: string }; api_key: { secret: string } }>('/api/admin/resellers', {
      name: 'Reseller',
      admin: { email: 'robin@partner.example', name: 'Robin Partner' },
    });
    expect(made.status).toBe(201);
    reseller = parleyApi(first.api.base, made.body.api_key.secret);
    const [row] = await first.rows<{ tenant_id: string }>('select tenant_id from agents where id = $1', [
      first.demoAgentId,
    ]);
    tenantId = row?.tenant_id ?? '';
    await first.rows('update tenants set reseller_id = $1 where id = $2', [made.body.reseller.id, tenantId]);
    number = await first.takeNumber(first.demoAgentId);
  }, timeout);
  afterEach(async () => {
    await Promise.all(phones.splice(0).map((phone) => phone.close()));
  });
  afterAll(async () => {
    await second.kill('SIGTERM');
    await first.stop();
  });

  async function dial(port: number): Promise<BaresipPhone> {
    const phone = await openBaresip();
    phones.push(phone);
    await phone.dial(`sip:${number}@127.0.0.1:${port}`);
    return phone;
  }

  async function change(what: 'resume' | 'suspend', body: object = {}): Promise<void> {
    const answer = await reseller.post(`/api/reseller/customers/${tenantId}/${what}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }

  it('a suspended customer’s number is not answered from the answer on, by either; calls go on or end as asked', {
    timeout,
  }, async () => {
    const going = await dial(ports.second);
    await change('suspend', { live_calls: 'finish' });
    for (const port of [ports.first, ports.second]) await expect(dial(port)).rejects.toThrow(/40[34]|480/);
    expect(going.events('CALL_CLOSED')).toEqual([]);
    await change('resume');
    await dial(ports.first);
    await change('suspend', { live_calls: 'end' });
    for (const port of [ports.second, ports.first]) await expect(dial(port)).rejects.toThrow(/40[34]|480/);
    // The job of the suspension hangs up in whichever process has the call.
    await going.event('CALL_CLOSED');
    await expect
      .poll(async () => first.rows('select 1 from calls where ended_at is null'), { timeout: 30_000 })
      .toEqual([]);
    await change('resume');
  });

  it('two calls at once never overspend: the second is refused, the first is cut when its seconds are over', {
    timeout,
  }, async () => {
    const seconds = 15;
    const granted = await admin.post(`/api/admin/tenants/${tenantId}/minutes`, { seconds, reason: 'Trial' });
    expect(granted.status, JSON.stringify(granted.body)).toBe(200);
    const dialled = await Promise.allSettled([dial(ports.first), dial(ports.second)]);
    expect(dialled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [taken] = dialled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await taken?.event('CALL_CLOSED');
    const ids = async () =>
      first.rows<{ id: string }>("select id from calls where end_reason = 'insufficient_balance' order by answered_at");
    await expect.poll(async () => (await ids()).length, { timeout: 30_000 }).toBe(2);
    const calls = await Promise.all((await ids()).map(({ id }) => first.api.callWhen(id, hasEnded)));
    const cut = calls.find((call) => call.answered_at !== null) as CallDetail;
    expect(cut.duration_seconds).toBeGreaterThanOrEqual(seconds);
    expect(linesOf(cut.transcript).at(-1)).toContain('our time for this call is up');
    expect(calls.filter((call) => call.answered_at === null)).toHaveLength(1);
    const account = () =>
      first.rows("select balance::int, held::int from ledger_accounts where tenant_id = $1 and account = 'minutes'", [
        tenantId,
      ]);
    await expect.poll(account, { timeout: 30_000 }).toEqual([{ balance: 0, held: 0 }]);
    for (const port of [ports.first, ports.second]) await expect(dial(port)).rejects.toThrow('480');
  });
});
