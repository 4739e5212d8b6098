import type { CallId } from '@parley/contract/ids';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cappedTotal } from '#platform/http/capped-total.ts';
import { indexPending } from '#platform/search/index-pending.ts';
import { countDocuments } from '#platform/search/search-documents.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall, pastCall, turn } from '../../../../test/test-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const words = [
  'tand',
  'Tandläkare',
  'tid',
  'tider',
  'måndag',
  'Öppet',
  'straße',
  "it's",
  'a',
  'of',
  '10:30',
  'ok',
  '日本語',
];

/** Words of a text as the search promises them, by another way than the database's. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function isFound(text: string, sought: string): boolean {
  const held = wordsOf(text);
  return wordsOf(sought).every((word) =>
    held.some((each) =>
      /\p{Script=Han}/u.test(word) ? each.includes(word) : word.length > 2 ? each.startsWith(word) : each === word,
    ),
  );
}

async function find(tenant: TestTenant, query: string): Promise<string[]> {
  const { data } = (await tenant.request('GET', `/api/calls?limit=200&${query}`)).json();
  return data.map((call: { id: string }) => call.id);
}

it('the search finds the calls that a scan of their texts finds, live, ended and indexed', async () => {
  const tenant = await app.createTenant();
  const other = await app.createTenant({ name: 'Other' });
  const texts = fc.sample(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), {
    numRuns: 24,
    seed: 7,
  });
  const corpus = new Map<CallId, string>();
  for (const [at, parts] of texts.entries()) {
    const text = parts.join(' ');
    const call = await openCall(app, tenant.id);
    await app.deps.calls.store.appendTurns(call, [turn(1, { text })]);
    await app.deps.calls.store.appendTurns(await openCall(app, other.id), [turn(1, { text })]);
    if (at % 3 === 0) await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
    if (at === 12) await indexPending(app.deps.db.platform);
    corpus.set(call.id, text);
  }
  const sought = [...words, 'tan', 'läk', 'STRASSE', 'monday', 'tid tand', 'tandläkare öppet', '10', '本語', 'o'];
  for (const q of sought) {
    const expected = [...corpus].filter(([, text]) => isFound(text, q)).map(([id]) => id);
    const found = await find(tenant, `q=${encodeURIComponent(q)}`);
    expect([q, found.toSorted()]).toEqual([q, expected.toSorted()]);
    const total = (await tenant.request('GET', `/api/calls?include_total=true&q=${encodeURIComponent(q)}`)).json();
    expect([q, total.total, total.total_is_capped]).toEqual([q, expected.length, false]);
  }
});

it('a summary, a corrected turn and a deleted call change what is found in the same transaction', async () => {
  const tenant = await app.createTenant();
  const call = await pastCall(app, tenant.id, { callerName: 'Åsa' });
  const { pool } = app.deps.db.platform;
  await pool.query('update calls set summary = $1 where id = $2', ['Wants an invoice', call.id]);
  expect(await find(tenant, 'q=invoice')).toEqual([call.id]);
  await pool.query("update call_turns set text = 'redacted' where call_id = $1 and seq = 2", [call.id]);
  expect(await find(tenant, 'q=redacted')).toEqual([call.id]);
  expect(await find(tenant, 'q=turn%202')).toEqual([]);
  await pool.query('delete from calls where id = $1', [call.id]);
  expect(await find(tenant, 'q=invoice')).toEqual([]);
  expect((await pool.query('select from search_documents where id = $1', [call.id])).rowCount).toBe(0);
});

it.each(['', 'q=turn&', 'status=completed&', 'direction=inbound&sort=-duration_seconds&'])(
  'pages of %j show every call of their start once while calls arrive and end',
  async (query) => {
    const tenant = await app.createTenant();
    const first = new Set<string>();
    for (let number = 0; number < 7; number++) {
      first.add((await pastCall(app, tenant.id, {}, { reason: 'user_hangup', durationMs: number * 1000 })).id);
    }
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await tenant.request('GET', `/api/calls?limit=2&${query}${cursor && `cursor=${cursor}`}`)).json();
      seen.push(...page.data.map((call: { id: string }) => call.id));
      if (!page.has_more) break;
      cursor = page.next_cursor;
      await pastCall(app, tenant.id, {}, { reason: 'user_hangup', durationMs: 60_000 });
    }
    expect(seen.filter((id) => first.has(id)).toSorted()).toEqual([...first].toSorted());
    expect(new Set(seen).size).toBe(seen.length);
  },
);

it('a count ends at its limit, and says that there are more', async () => {
  const tenant = await app.createTenant();
  for (let number = 0; number < 4; number++) await pastCall(app, tenant.id);
  const search = { subject: 'call', text: 'turn', filters: [] } as const;
  const count = (most: number) => app.deps.db.app.inTenant(tenant.id, (tx) => countDocuments(tx, search, most));
  expect(await Promise.all([count(3), count(4), count(5)])).toEqual([3, 4, 4]);
  expect(cappedTotal(10_001)).toEqual({ total: 10_000, total_is_capped: true });
  expect(cappedTotal(10_000)).toEqual({ total: 10_000, total_is_capped: false });
});
