import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let clock: TestClock;
const created: string[] = [];

beforeAll(async () => {
  clock = createTestClock('2026-03-01T09:00:00.000Z');
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  for (let number = 0; number < 120; number++) {
    const answer = await tenant.request('POST', '/api/agents', {
      name: `Agent ${number}`,
      is_active: number % 3 !== 0,
    });
    created.push(answer.json().id);
    // Three agents per instant: the order within an instant must hold too.
    if (number % 3 === 2) clock.advance(1000);
  }
});
afterAll(() => app.close());

const list = async (query: string) => (await tenant.request('GET', `/api/agents?${query}`)).json();
type Listed = { id: string; name: string; is_active: boolean };

async function allPages(query: string): Promise<Listed[]> {
  const rows: Listed[] = [];
  let cursor: string | null = null;
  do {
    const page: { data: Listed[]; has_more: boolean; next_cursor: string | null } = await list(
      `${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    rows.push(...page.data);
    expect(page.has_more).toBe(page.next_cursor !== null);
    cursor = page.next_cursor;
  } while (cursor);
  return rows;
}

describe('GET /api/agents', () => {
  it.each([1, 7, 50, 119, 120, 200])('pages of %i show each of 120 agents once, newest first', async (limit) => {
    const ids = (await allPages(`limit=${limit}`)).map((row) => row.id);
    expect(ids).toEqual(created.toReversed());
  });

  it('pagination is stable under inserts and deletes between pages', async () => {
    const own = await app.createTenant();
    const make = async (name: string) => (await own.request('POST', '/api/agents', { name })).json().id as string;
    const ids = [await make('1'), await make('2'), await make('3'), await make('4')];
    const first = (await own.request('GET', '/api/agents?limit=2')).json();
    await make('Late');
    await own.request('DELETE', `/api/agents/${ids[3]}`);
    const second = (await own.request('GET', `/api/agents?limit=2&cursor=${first.next_cursor}`)).json();
    expect([...first.data, ...second.data].map((row: Listed) => row.id)).toEqual(ids.toReversed());
  });

  it('counts only with include_total', async () => {
    expect(await list('limit=1&include_total=true')).toMatchObject({ total: 120 });
    expect(await list('limit=1')).not.toHaveProperty('total');
    expect(await list('limit=1&include_total=false')).not.toHaveProperty('total');
    expect(await list('limit=1&status=inactive&include_total=true')).toMatchObject({ total: 40 });
  });

  it.each([
    ['active', 80],
    ['inactive', 40],
    ['active,inactive', 120],
    // Regression: a repeated value was read as "both" and returned agents outside the filter.
    ['inactive,inactive', 40],
  ])('status=%s shows %i agents', async (status, count) => {
    const rows = await allPages(`limit=200&status=${status}`);
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map((row) => (row.is_active ? 'active' : 'inactive')))).toEqual(new Set(status.split(',')));
  });

  it('q matches part of the name case-insensitively, with % and _ literal', async () => {
    expect((await allPages('limit=200&q=AGENT%2011')).map((row) => row.name)).toHaveLength(11);
    expect(await allPages('limit=200&q=%25')).toEqual([]);
    expect(await allPages('limit=200&q=Agent_1')).toEqual([]);
  });

  it('updated_from filters by instant, inclusive, in any time zone', async () => {
    const from = encodeURIComponent('2026-03-01T10:00:39+01:00');
    expect(await allPages(`limit=200&updated_from=${from}`)).toHaveLength(3);
  });

  it.each([
    ['limit=0', 'query/limit'],
    ['limit=201', 'query/limit'],
    ['limit=ten', 'query/limit'],
    ['status=asleep', 'query/status/0'],
    ['updated_from=yesterday', 'query/updated_from'],
    ['include_total=yes', 'query/include_total'],
    ['colour=red', 'query/colour'],
    ['limit=1&limit=2', 'query/limit'],
  ])('400: %s, with its path', async (query, path) => {
    const answer = await tenant.request('GET', `/api/agents?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });

  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  it.each([
    'nonsense',
    '%00',
    cursorOf([]),
    cursorOf({ created_at: 1 }),
    cursorOf([1, 2]),
    // Regression: well-formed but not a position; it reached the database and came back as 500.
    cursorOf(['yesterday', 'x']),
    cursorOf(['2026-03-01T09:00:00.000Z', 'x']),
    cursorOf(['99999-01-01', '0197f3a0-7c1e-7b42-9f2d-000000000000']),
  ])('400: a cursor of another list (%s)', async (cursor) => {
    const answer = await tenant.request('GET', `/api/agents?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('invalid_request');
  });

  it(`"isolates tenants, and refuses another tenant's cursor"`, async () => {
    const stranger = await app.createTenant();
    const { next_cursor } = await list('limit=1');
    expect((await stranger.request('GET', '/api/agents?include_total=true')).json()).toMatchObject({
      data: [],
      total: 0,
    });
    expect((await stranger.request('GET', `/api/agents?cursor=${next_cursor}`)).statusCode).toBe(400);
  });
});
