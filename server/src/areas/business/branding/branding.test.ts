import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let reseller: ResellerCaller;
let asPlatform: ReturnType<typeof askWith>;

beforeAll(async () => {
  app = await buildTestApp({ env: { PARLEY_PUBLIC_URL: 'https://parley.example.com' } });
  reseller = await createReseller(app, 'Nordic Voice');
  asPlatform = askWith(app, { 'x-api-key': await app.createPlatformKey() });
});
afterAll(() => app.close());

const path = '/api/reseller/branding';
const full = {
  name: 'Nordic Voice',
  primary_color: '#0B6B4F',
  website_url: 'https://nordic.example',
  support_email: 'Help@Nordic.example',
  terms_url: 'https://nordic.example/terms',
};

/** A PNG as far as its header says. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}

async function upload(picture: string, bytes: Uint8Array<ArrayBuffer>, by = reseller) {
  const form = new FormData();
  form.set('file', new File([bytes], 'logo.png', { type: 'image/png' }));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.server.inject({
    method: 'POST',
    url: `${path}/${picture}`,
    headers: { 'x-api-key': by.key, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe("a reseller's brand", () => {
  it('begins with its name and the defaults', async () => {
    const other = await createReseller(app, 'Other');
    expect((await other.request('GET', path)).json()).toMatchObject({
      name: 'Other',
      primary_color: '#2456d6',
      logo_url: null,
      updated_at: null,
    });
  });

  it('is replaced whole, and the change is audited without its values', async () => {
    const answer = await reseller.request('PUT', path, full);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      ...full,
      primary_color: '#0b6b4f',
      support_email: 'help@nordic.example',
      privacy_url: null,
    });
    const [row] = await auditRows(app, reseller.id as never, 'branding.update');
    expect(row?.details).toEqual({ fields: ['primary_color', 'website_url', 'support_email', 'terms_url'] });
    const { terms_url: _, ...less } = full;
    expect((await reseller.request('PUT', path, less)).json().terms_url).toBeNull();
  });

  it.each([
    ['#ffd400', '1.4'],
    ['#fff', '1.0'],
  ])('400 for a colour that is too light (%s), with one that is dark enough', async (primary_color, ratio) => {
    const answer = await reseller.request('PUT', path, { ...full, primary_color });
    expect(answer.statusCode).toBe(400);
    const [detail] = answer.json().details;
    expect(detail).toMatchObject({ path: '/primary_color', reason: 'brand_colour_too_light', params: { ratio } });
    const suggested = await reseller.request('PUT', path, { ...full, primary_color: detail.params.suggestion });
    expect(suggested.statusCode).toBe(200);
  });

  it.each([
    ['website_url', 'javascript:alert(1)'],
    ['terms_url', 'ftp://nordic.example'],
    ['support_email', 'nobody'],
    ['name', 'two\nlines'],
  ])('400 for %s %j', async (field, value) => {
    const answer = await reseller.request('PUT', path, { ...full, [field]: value });
    expect([answer.statusCode, answer.json().details[0].path]).toEqual([400, `/${field}`]);
  });

  it('is read with account:read, and written with the admin role alone', async () => {
    const reading = askWith(app, { 'x-api-key': await reseller.createKey(['account:read']) });
    const other = askWith(app, { 'x-api-key': await reseller.createKey(['agents:read']) });
    expect((await reading('GET', path)).statusCode).toBe(200);
    expect((await other('GET', path)).statusCode).toBe(403);
    expect((await reading('PUT', path, full)).statusCode).toBe(403);
  });

  it('is what its customers and staff see in their session', async () => {
    await reseller.request('PUT', path, full);
    const customer = await reseller.createCustomer();
    const person = await createPerson(app, { tenant: { id: customer.id, role: 'owner' } });
    const staff = await createPerson(app, { reseller: { id: reseller.id, role: 'staff' } });
    for (const { request } of [person, staff]) {
      expect((await request('GET', '/api/auth/me')).json().branding).toMatchObject({ name: 'Nordic Voice' });
    }
    const alone = await createPerson(app, { tenant: { id: (await app.createTenant()).id, role: 'owner' } });
    expect((await alone.request('GET', '/api/auth/me')).json().branding).toBeNull();
  });

  it('is named in the footer of its customers’ chats', async () => {
    const customer = await reseller.createCustomer();
    const ask = askWith(app, { 'x-api-key': customer.key });
    const { id } = (await ask('POST', '/api/agents', { name: 'A' })).json();
    const runtime = await app.server.inject({ url: `/api/chat/widget/${id}/runtime` });
    expect(runtime.json().brand).toEqual({ name: 'Nordic Voice', url: 'https://nordic.example' });
  });
});

describe('pictures of a brand', () => {
  it('are served without a sign-in, and a replaced one is gone', async () => {
    const first = (await upload('logo', png(400, 100))).json().logo_url;
    const served = await app.server.inject({ url: first });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
    expect(served.headers['cache-control']).toContain('immutable');
    const second = (await upload('logo', png(300, 100))).json().logo_url;
    expect(second).not.toBe(first);
    expect((await app.server.inject({ url: first })).statusCode).toBe(404);
    const removed = await reseller.request('DELETE', `${path}/logo`);
    expect(removed.json().logo_url).toBeNull();
    expect((await app.server.inject({ url: second })).statusCode).toBe(404);
    expect((await app.server.inject({ url: `/api/branding/pictures/${unknownId}` })).statusCode).toBe(404);
  });

  it('415 for SVG by its bytes, whatever its name; 413 above 512 KiB', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    expect((await upload('logo', svg)).json()).toMatchObject({ error: 'unsupported_media_type' });
    expect((await upload('logo', new Uint8Array(512 * 1024 + 1))).statusCode).toBe(413);
  });

  it('an icon is a square PNG', async () => {
    expect((await upload('icon', png(512, 512))).json().icon_url).toMatch(/^\/api\/branding\/pictures\//);
    expect((await upload('icon', png(512, 300))).json().details[0]).toMatchObject({ reason: 'brand_icon_size' });
    expect((await upload('icon', png(64, 64))).statusCode).toBe(400);
    expect((await upload('icon', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).statusCode).toBe(415);
  });
});

describe("the installation's brand", () => {
  it('is Parley until an admin changes it, and shown at any host without a domain', async () => {
    const shown = async (host: string) => (await app.server.inject({ url: '/api/branding', headers: { host } })).json();
    expect((await shown('anything.example')).name).toBe('Parley');
    expect((await reseller.request('PUT', '/api/admin/branding', full)).statusCode).toBe(403);
    const answer = await asPlatform('PUT', '/api/admin/branding', {
      name: 'Acme <b>Talk</b>',
      primary_color: '#7a1f5c',
    });
    expect(answer.statusCode).toBe(200);
    await expect.poll(() => shown('anything.example').then(({ name }) => name)).toBe('Acme <b>Talk</b>');
    expect(Object.keys(await shown('127.0.0.1:3000'))).not.toContain('postal_address');
    const page = await app.server.inject({ url: '/console/login' });
    expect(page.body).toContain('<title>Acme &#60;b&#62;Talk&#60;/b&#62;</title>');
    expect(page.body).toContain('/console/brand.css?color=7a1f5c');
    const manifest = await app.server.inject({ url: '/console/manifest.webmanifest' });
    expect(manifest.json()).toMatchObject({ name: 'Acme <b>Talk</b>', theme_color: '#7a1f5c' });
    const style = await app.server.inject({ url: '/console/brand.css?color=7a1f5c' });
    expect(style.body).toContain('--mantine-color-blue-7:#7a1f5c');
    expect((await app.server.inject({ url: '/console/brand.css?color=red;}' })).statusCode).toBe(404);
  });
});
