import type { InviteId } from '@parley/contract/ids';
import { scopesOfRole } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson } from '../../../../test/callers.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
const day = 86_400_000;
const unlimited = { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '10000000', PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '1000000' };
/** Mail server that does not exist; nothing is sent, since jobs do not run. */
const smtp = { PARLEY_SMTP_URL: 'smtp://127.0.0.1:1', PARLEY_EMAIL_FROM: 'a@example.com' };

let app: TestApp;
let mailing: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ clock, env: unlimited });
  mailing = await buildTestApp({ clock, env: { ...unlimited, ...smtp }, database: app.database });
  tenant = await app.createTenant({ name: 'Lindgren Dental' });
});
afterAll(async () => {
  await mailing.close();
  await app.close();
});

let made = 0;
const newAddress = () => `robin${(made += 1)}@example.com`;
const invite = (body: Record<string, unknown> = {}, by: Pick<TestTenant, 'request'> = tenant) =>
  by.request('POST', '/api/invites', { email: newAddress(), role: 'editor', ...body });
const tokenIn = (answer: { json(): { accept_url: string } }) => answer.json().accept_url.split('#token=')[1] ?? '';
const inspect = (token: string) =>
  app.server.inject({ method: 'POST', url: '/api/invites/inspect', payload: { token } });
const revoke = (id: InviteId, by: Pick<TestTenant, 'request'> = tenant) => by.request('DELETE', `/api/invites/${id}`);
const mailsTo = async (address: string) =>
  (await app.deps.db.platform.pool.query('select * from emails where to_address = $1 order by created_at', [address]))
    .rows;

describe('POST /api/invites', () => {
  it('201: emails the address, and without a mail server returns the link, once', async () => {
    const email = newAddress();
    const answer = await invite({ email: ` ${email} ` });
    expect(answer.statusCode).toBe(201);
    const { id, accept_url, ...rest } = answer.json();
    expect(rest).toEqual({
      email,
      role: 'editor',
      organization_id: null,
      state: 'pending',
      invited_by: { kind: 'api_key', id: expect.any(String), name: 'Test key' },
      created_at: clock.now().toISOString(),
      expires_at: new Date(clock.now().getTime() + 7 * day).toISOString(),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    });
    expect(accept_url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/console\/invite#token=inv_[\w-]{43}$/);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ tenant_id: tenant.id, kind: 'invite', status: 'kept' });
    const body = app.deps.mail.bodies.open(mail.sealed_body, { id: mail.id, tenantId: tenant.id });
    expect(body.text).toContain(accept_url);
    expect(body.text).toContain('Lindgren Dental');
    const listed = (await tenant.request('GET', '/api/invites')).json().data[0];
    expect(listed).toEqual({ id, ...rest });
  });

  it('stores only the token’s hash, and no address in the audit log', async () => {
    const email = newAddress();
    const answer = await invite({ email });
    const token = tokenIn(answer);
    for (const table of ['invites', 'emails', 'audit_log', 'events', 'idempotency_keys']) {
      const found = await app.deps.db.platform.pool.query(
        `select 1 from ${table} as row where row::text like '%' || $1 || '%'`,
        [token.slice(-30)],
      );
      expect(found.rowCount).toBe(0);
    }
    const rows = (await auditRows(app, tenant.id)).filter(({ resource_id }) => resource_id === answer.json().id);
    expect(rows).toMatchObject([{ action: 'invite.create', details: { role: 'editor', organization_id: null } }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|${token}`));
  });

  it('returns no link with a mail server: the token then proves the address', async () => {
    const email = newAddress();
    const answer = await invite({ email }, { request: askWith(mailing, { 'x-api-key': tenant.key }) });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().accept_url).toBeNull();
    expect(await mailsTo(email)).toMatchObject([{ status: 'queued' }]);
    expect(answer.body).not.toContain('inv_');
  });

  it('names the inviting person, in the tenant’s language', async () => {
    const own = await app.createTenant({ name: 'Växjö Tand' });
    await own.request('PATCH', '/api/account', { language: 'sv-SE' });
    const ada = await createPerson(app, { tenant: { id: own.id, role: 'owner' } });
    const email = newAddress();
    const answer = await invite({ email }, ada);
    expect(answer.json().invited_by).toMatchObject({ kind: 'user', id: ada.id });
    expect((await mailsTo(email))[0].subject).toBe('Ada Lindgren bjuder in dig till Växjö Tand');
  });

  // An admin could not revoke an owner's invitation (403), yet inviting the same address as viewer voided it all the
  // same: the owner who had been promised was kept out, or let in as next to nothing.
  it('403 for replacing an invitation to a role above one’s own', async () => {
    const own = await app.createTenant();
    const owner = await createPerson(app, { tenant: { id: own.id, role: 'owner' } });
    const admin = await createPerson(app, { tenant: { id: own.id, role: 'admin' } });
    const email = newAddress();
    const promised = await invite({ email, role: 'owner' }, owner);
    expect((await invite({ email, role: 'viewer' }, admin)).statusCode).toBe(403);
    expect((await invite({ email, role: 'viewer' }, own)).statusCode).toBe(403);
    expect((await inspect(tokenIn(promised))).json()).toMatchObject({ role: 'owner' });
    expect((await invite({ email, role: 'viewer' }, owner)).statusCode).toBe(201);
  });

  it('voids the previous one for the same address, in any case, expired or not', async () => {
    const email = newAddress();
    const first = await invite({ email });
    const second = await invite({ email: email.toUpperCase(), role: 'viewer' });
    expect(second.statusCode).toBe(201);
    expect((await inspect(tokenIn(first))).statusCode).toBe(404);
    expect((await inspect(tokenIn(second))).statusCode).toBe(200);
    clock.advance(8 * day);
    const third = await invite({ email });
    expect(third.statusCode).toBe(201);
    const states = (await tenant.request('GET', `/api/invites?email=${email}`)).json().data;
    expect(states.map(({ state }: { state: string }) => state)).toEqual(['pending', 'revoked', 'revoked']);
  });

  it('keeps one open invitation of concurrent ones for the same person', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite({ email })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    const open = await Promise.all(answers.map((answer) => inspect(tokenIn(answer))));
    expect(open.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('409 for a member of the tenant; members of other tenants are not revealed', async () => {
    const ada = await createPerson(app, { tenant: { id: tenant.id, role: 'viewer' } });
    const other = await app.createTenant();
    const taken = await invite({ email: `${ada.id}@EXAMPLE.com` });
    expect(taken.statusCode).toBe(409);
    const [known, unknown] = [await invite({ email: `${ada.id}@example.com` }, other), await invite({}, other)];
    expect([known.statusCode, unknown.statusCode]).toEqual([201, 201]);
    expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
  });

  it('403 for a role above one’s own, and for a key without its scopes; a full key may invite the first owner', async () => {
    const own = await app.createTenant();
    expect((await invite({ role: 'owner' }, own)).statusCode).toBe(201);
    const owner = await createPerson(app, { tenant: { id: own.id, role: 'owner' } });
    const admin = await createPerson(app, { tenant: { id: own.id, role: 'admin' } });
    const bare = { request: askWith(app, { 'x-api-key': await own.createKey(['users:write']) }) };
    const ofEditor = await own.createKey([...scopesOfRole.editor, 'users:write']);
    const statuses = await Promise.all([
      invite({ role: 'owner' }, own),
      invite({ role: 'owner' }, admin),
      invite({ role: 'admin' }, { request: askWith(app, { 'x-api-key': ofEditor }) }),
      invite({ role: 'viewer' }, bare),
      invite({ role: 'owner' }, owner),
      invite({ role: 'admin' }, admin),
      invite({ role: 'editor' }, { request: askWith(app, { 'x-api-key': ofEditor }) }),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 201, 201, 201]);
  });

  it('403 without users:write, naming it', async () => {
    const editor = await createPerson(app, { tenant: { id: tenant.id, role: 'editor' } });
    const answer = await invite({}, editor);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('users:write');
  });

  it.each([
    [{ email: 'nobody' }, '/email'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, '/email'],
    [{ email: 'a@example.com, b@example.com' }, '/email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, '/email'],
    [{ role: 'god' }, '/role'],
    [{ organization_id: unknownId }, '/organization_id'],
    [{ tenant_id: unknownId }, '/tenant_id'],
    [{ expires_at: '2030-01-01T00:00:00Z' }, '/expires_at'],
  ])('400: %j', async (body, path) => {
    const answer = await invite(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  it('400 for another tenant’s organization, as for an unknown one', async () => {
    const other = await app.createTenant();
    const { id } = (await other.request('POST', '/api/organizations', { name: 'Theirs' })).json();
    const answers = await Promise.all([id, unknownId].map((organization_id) => invite({ organization_id })));
    expect(withoutRequestId(answers[0]?.json() ?? {})).toEqual(withoutRequestId(answers[1]?.json() ?? {}));
  });
});

describe('GET /api/invites', () => {
  it('lists them newest first, filtered by state', async () => {
    const own = await app.createTenant();
    const revoked = (await invite({}, own)).json();
    await revoke(revoked.id, own);
    const expired = (await invite({}, own)).json();
    clock.advance(7 * day);
    const pending = (await invite({}, own)).json();
    const ids = async (query: string) =>
      (await own.request('GET', `/api/invites?${query}`)).json().data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([pending.id, expired.id, revoked.id]);
    expect(await ids('state=pending')).toEqual([pending.id]);
    expect(await ids('state=expired')).toEqual([expired.id]);
    expect(await ids('state=revoked,expired')).toEqual([expired.id, revoked.id]);
    expect(await ids('state=accepted')).toEqual([]);
    expect(await ids(`email=${pending.email.toUpperCase()}`)).toEqual([pending.id]);
    expect((await own.request('GET', '/api/invites?state=open')).statusCode).toBe(400);
    const page = (await own.request('GET', '/api/invites?limit=2&include_total=true')).json();
    expect(page).toMatchObject({ has_more: true, total: 3 });
    expect(await ids(`limit=2&cursor=${encodeURIComponent(page.next_cursor)}`)).toEqual([revoked.id]);
    expect((await tenant.request('GET', `/api/invites?email=${pending.email}`)).json().data).toEqual([]);
  });

  it('403 without users:read, naming it', async () => {
    const viewer = await createPerson(app, { tenant: { id: tenant.id, role: 'viewer' } });
    const answer = await viewer.request('GET', '/api/invites');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('users:read');
  });
});

describe('DELETE /api/invites/{inviteId}', () => {
  it('204: the link is void at once; a repeat changes nothing', async () => {
    const answer = await invite();
    const { id } = answer.json();
    expect((await revoke(id)).statusCode).toBe(204);
    expect((await inspect(tokenIn(answer))).statusCode).toBe(404);
    expect((await revoke(id)).statusCode).toBe(204);
    const rows = (await auditRows(app, tenant.id, 'invite.revoke')).filter(({ resource_id }) => resource_id === id);
    expect(rows).toHaveLength(1);
  });

  it('404 in another tenant, as for an unknown one; 403 for one above one’s own role', async () => {
    const { id } = (await invite()).json();
    const other = await app.createTenant();
    const [foreign, none] = await Promise.all([id, unknownId as InviteId].map((some) => revoke(some, other)));
    expect(foreign?.statusCode).toBe(404);
    expect(withoutRequestId(foreign?.json() ?? {})).toEqual(withoutRequestId(none?.json() ?? {}));
    const own = await app.createTenant();
    const forOwner = (await invite({ role: 'owner' }, own)).json();
    const admin = await createPerson(app, { tenant: { id: own.id, role: 'admin' } });
    expect((await revoke(forOwner.id, admin)).statusCode).toBe(403);
    const reads = { request: askWith(app, { 'x-api-key': await own.createKey(['users:read']) }) };
    expect((await revoke(forOwner.id, reads)).json().message).toContain('users:write');
  });
});

describe('POST /api/invites/inspect', () => {
  it('shows inviter and role, and whether the address has an account', async () => {
    const answer = await invite({ role: 'admin' });
    expect((await inspect(tokenIn(answer))).json()).toEqual({
      email: answer.json().email,
      tenant_name: 'Lindgren Dental',
      role: 'admin',
      has_account: false,
      newsletters_from: null,
      expires_at: answer.json().expires_at,
    });
    const ada = await createPerson(app);
    const known = await invite({ email: `${ada.id}@example.com` });
    expect((await inspect(tokenIn(known))).json().has_account).toBe(true);
  });

  // Any site could read from its visitors' browsers whose the invitation is; accepting it was ours alone already.
  it('403 for a foreign origin, without details', async () => {
    const asked = { token: tokenIn(await invite()) };
    const elsewhere = askWith(app, { origin: 'https://elsewhere.example' });
    const answer = await elsewhere('POST', '/api/invites/inspect', asked);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toBe('origin_not_allowed');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const own = askWith(app, { origin: 'http://parley.example.com', host: 'parley.example.com' });
    expect((await own('POST', '/api/invites/inspect', asked)).statusCode).toBe(200);
  });

  it('404 alike for a malformed, unknown, changed and expired token', async () => {
    const [valid, expired] = [tokenIn(await invite()), tokenIn(await invite())];
    clock.advance(7 * day);
    const tokens = [
      '',
      'nonsense',
      `inv_${'x'.repeat(43)}`,
      valid.slice(0, -1) + (valid.endsWith('A') ? 'B' : 'A'),
      valid.replace('inv_', 'reset_'),
      expired,
    ];
    const answers = await Promise.all(tokens.map(inspect));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(answers[0]?.json() ?? {}));
    }
  });

  it('404 once the tenant is suspended', async () => {
    const own = await app.createTenant();
    const token = tokenIn(await invite({}, own));
    await app.deps.db.platform.pool.query('update tenants set suspended_at = now() where id = $1', [own.id]);
    expect((await inspect(token)).statusCode).toBe(404);
  });
});
