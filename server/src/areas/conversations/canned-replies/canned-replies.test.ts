import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type TestOperator } from '../../../../test/desk.ts';
import { unknownId } from '../../../../test/unknown-id.ts';

let app: TestApp;
let tenant: TestTenant;
let anna: TestOperator;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  tenant = await app.createTenant();
  anna = await createOperator(app, tenant);
});

const path = '/canned-replies';
const make = (body: object = {}) => anna.desk('POST', path, { shortcut: 'hours', text: 'We are open 8-17.', ...body });
const shortcuts = async (query = '') =>
  (await anna.desk('GET', path + query)).json().data.map((each: { shortcut: string }) => each.shortcut);

describe('canned replies', () => {
  it('201, 200, 204: are created, listed newest first, changed and deleted, each with an audit row', async () => {
    const made = await make({ language: 'en' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ shortcut: 'hours', text: 'We are open 8-17.', language: 'en' });
    const { id } = made.json();
    await make({ shortcut: 'bye', text: 'Goodbye' });
    expect(await shortcuts()).toEqual(['bye', 'hours']);
    const changed = await anna.desk('PATCH', `${path}/${id}`, { text: 'We are open 9-17.', language: null });
    expect(changed.json()).toMatchObject({ shortcut: 'hours', text: 'We are open 9-17.', language: null });
    expect((await anna.desk('PATCH', `${path}/${id}`, { shortcut: 'hours' })).json()).toEqual(changed.json());
    expect((await anna.desk('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect(await shortcuts()).toEqual(['bye']);
    const rows = (await auditRows(app, tenant.id)).filter((row) => row.resource_id === id);
    expect(rows.map((row) => [row.action, row.details])).toEqual([
      ['canned_reply.create', {}],
      ['canned_reply.update', { changed_fields: ['text', 'language'] }],
      ['canned_reply.delete', {}],
    ]);
  });

  it('200: found by part of the shortcut or the text, and by language', async () => {
    await make({ shortcut: 'opening-hours', text: 'Vi har öppet 8-17.', language: 'sv' });
    await make({ shortcut: 'refund', text: 'You get your money back.', language: 'en' });
    await make({ shortcut: 'smile', text: ':-)' });
    expect(await shortcuts('?q=HOURS')).toEqual(['opening-hours']);
    expect(await shortcuts(`?q=${encodeURIComponent('ÖPPET')}`)).toEqual(['opening-hours']);
    expect(await shortcuts('?q=%25')).toEqual([]);
    expect(await shortcuts('?language=en')).toEqual(['smile', 'refund']);
    expect(await shortcuts('?limit=1')).toEqual(['smile']);
  });

  it('409 for a shortcut in use in the language, also by a change and by concurrent requests', async () => {
    expect((await make()).statusCode).toBe(201);
    expect((await make()).json()).toMatchObject({ error: 'conflict', details: [{ path: '/shortcut' }] });
    const swedish = await make({ language: 'sv' });
    expect(swedish.statusCode).toBe(201);
    const answer = await anna.desk('PATCH', `${path}/${swedish.json().id}`, { language: null });
    expect(answer.statusCode).toBe(409);
    const both = await Promise.all([make({ shortcut: 'twice' }), make({ shortcut: 'twice' })]);
    expect(both.map((each) => each.statusCode).toSorted()).toEqual([201, 409]);
  });

  it.each([
    { shortcut: 'Hours' },
    { shortcut: '-x' },
    { shortcut: 'x'.repeat(41) },
    { shortcut: '' },
    { shortcut: 'a b' },
    { text: ' ' },
    { text: 'x'.repeat(8001) },
    { language: 'Swedish!' },
    { colour: 'red' },
  ])('400: %j', async (body) => {
    expect((await make(body)).statusCode).toBe(400);
  });

  it('404 for another tenant’s and unknown ones, which are not listed either; 403 for a viewer', async () => {
    const { id } = (await make()).json();
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await stranger.desk('GET', path)).json().data).toEqual([]);
    for (const [by, of] of [
      [stranger, id],
      [anna, unknownId],
    ] as const) {
      expect((await by.desk('PATCH', `${path}/${of}`, { text: 'x' })).statusCode).toBe(404);
      expect((await by.desk('DELETE', `${path}/${of}`)).statusCode).toBe(404);
    }
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('GET', path)).statusCode).toBe(403);
    expect((await viewer.desk('POST', path, { shortcut: 'x', text: 'x' })).statusCode).toBe(403);
    expect((await viewer.desk('DELETE', `${path}/${id}`)).statusCode).toBe(403);
  });
});
