import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { type DnsServer, startDnsServer } from '../../../providers/dns/testing/dns-server.ts';

let dns: DnsServer;
let app: TestApp;
let reseller: ResellerCaller;
let other: ResellerCaller;
let adminAddress: string;

beforeAll(async () => {
  dns = await startDnsServer();
  app = await buildTestApp({
    env: { PARLEY_DNS_SERVERS: dns.address, PARLEY_PUBLIC_URL: 'https://parley.example.com' },
  });
  reseller = await createReseller(app, 'Nordic Voice');
  const people = createAccounts(app);
  const [admin, biller] = [await people.newUser(), await people.newUser()];
  await people.joinReseller(admin, reseller.id as never, 'admin');
  await people.joinReseller(biller, reseller.id as never, 'billing');
  adminAddress = `${admin}@example.com`;
  other = await createReseller(app, 'Other');
});
afterAll(async () => {
  await app.close();
  await dns.close();
});

const path = '/api/reseller/domains';
let hosts = 0;
async function add(by = reseller, host = `voice-${(hosts += 1)}.example.com`) {
  const answer = await by.request('POST', path, { host });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const verify = async (domain: { id: string }, by = reseller) =>
  (await by.request('POST', `${path}/${domain.id}/verify`)).json();
const prove = ({ record }: { record: { name: string; value: string } }) =>
  dns.zone.set(record.name, ['v=spf1 -all', record.value]);
const brandAt = async (host: string) =>
  (await app.server.inject({ url: '/api/branding', headers: { host } })).json().name;
const mayHaveCertificate = async (domain: string) =>
  (await app.server.inject({ url: `/api/branding/ask?domain=${domain}` })).statusCode;

/** Runs the job as if the domains were due. */
async function check(): Promise<void> {
  await app.deps.db.platform.pool.query("update reseller_domains set next_check_at = now() - interval '1 minute'");
  await jobOf(app.deps.jobs, 'domains.check').run({});
}

describe('a domain', () => {
  it('serves the brand once its record proves it, and no more when the proof is gone', async () => {
    const domain = await add();
    expect(domain).toMatchObject({
      state: 'pending',
      record: { type: 'TXT', name: `_domain-verification.${domain.host}` },
    });
    expect(await verify(domain)).toMatchObject({ state: 'pending', last_check: { result: 'record_missing' } });
    expect([await brandAt(domain.host), await mayHaveCertificate(domain.host)]).toEqual(['Parley', 404]);

    dns.zone.set(domain.record.name, ['domain-verification=another']);
    expect(await verify(domain)).toMatchObject({ state: 'pending', last_check: { result: 'value_differs' } });
    prove(domain);
    await check();
    await expect.poll(() => brandAt(`${domain.host}:8443`)).toBe('Nordic Voice');
    expect(await mayHaveCertificate(domain.host)).toBe(200);
    const page = await app.server.inject({ url: '/console/login', headers: { host: domain.host } });
    expect(page.body).toContain('<title>Nordic Voice</title>');
    const root = await app.server.inject({ url: '/', headers: { host: domain.host } });
    expect(root.headers['location']).toBe('/console');

    dns.zone.set(domain.record.name, 'SERVFAIL');
    await check();
    await check();
    await check();
    expect(await verify(domain)).toMatchObject({ state: 'verified', last_check: { result: 'dns_failed' } });
    dns.zone.delete(domain.record.name);
    await check();
    await check();
    const { data } = (await reseller.request('GET', path)).json();
    expect(data[0]).toMatchObject({ state: 'lost', verified_at: null });
    await expect.poll(() => brandAt(domain.host)).toBe('Parley');
    const actions = (await auditRows(app, reseller.id as never)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['domain.create', 'domain.verified', 'domain.lost']));
    prove(domain);
    await check();
    await expect.poll(() => brandAt(domain.host)).toBe('Nordic Voice');
    await check();
    const mails = await app.deps.db.platform.pool.query(
      "select kind, to_address from emails where kind like 'domain%' order by created_at, id",
    );
    expect(mails.rows).toEqual([
      { kind: 'domain_lost', to_address: adminAddress },
      { kind: 'domain_returned', to_address: adminAddress },
    ]);
  });

  it('belongs to the first reseller that proves it, until it is deleted', async () => {
    const mine = await add();
    const theirs = await add(other, mine.host);
    dns.zone.set(mine.record.name, [mine.record.value, theirs.record.value]);
    const both = await Promise.all([verify(mine), verify(theirs, other)]);
    expect(both.map(({ last_check }) => last_check.result).toSorted()).toEqual(['proven', 'proven_elsewhere']);
    const [winner, loser] = both[0].state === 'verified' ? [reseller, other] : [other, reseller];
    const [won, lost] = both[0].state === 'verified' ? [mine, theirs] : [theirs, mine];
    expect((await winner.request('DELETE', `${path}/${won.id}`)).statusCode).toBe(204);
    expect(await verify(lost, loser)).toMatchObject({ state: 'verified' });
  });

  it("404 for another reseller's and an unknown one", async () => {
    const domain = await add();
    for (const id of [domain.id, unknownId]) {
      expect((await other.request('POST', `${path}/${id}/verify`)).statusCode).toBe(404);
      expect((await other.request('DELETE', `${path}/${id}`)).statusCode).toBe(404);
    }
  });

  it.each([
    ['https://voice.example.com', 'not_a_domain'],
    ['localhost', 'not_a_domain'],
    ['127.0.0.1', 'not_a_domain'],
    ['voice.example.com/console', 'not_a_domain'],
    ['parley.example.com', 'own_host'],
  ])('400 for %s', async (host, code) => {
    const answer = await reseller.request('POST', path, { host });
    expect([answer.statusCode, answer.json().details[0].code]).toEqual([400, code]);
  });

  it('409 for one that is there already', async () => {
    const { host } = await add();
    expect((await reseller.request('POST', path, { host: host.toUpperCase() })).statusCode).toBe(409);
  });
});

describe('signing in under a domain', () => {
  it('is same-origin there, and its cookies belong to that host alone', async () => {
    const domain = await add();
    prove(domain);
    await verify(domain);
    const logIn = (origin: string) =>
      app.server.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers: { host: domain.host, origin },
        payload: { email: 'nobody@example.com', password: 'not the password' },
      });
    expect((await logIn(`https://${domain.host}`)).statusCode).toBe(401);
    expect((await logIn('https://parley.example.com')).statusCode).toBe(403);
  });
});

it('the installation itself may have a certificate', async () => {
  expect(await mayHaveCertificate('parley.example.com')).toBe(200);
  expect(await mayHaveCertificate('%20')).toBe(404);
});
