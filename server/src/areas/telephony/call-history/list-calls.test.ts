import type { AgentId, CallId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { openCall, pastCall, turn } from '../../../../test/test-calls.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
/** Ids in creation order. */
const made: Record<string, string> = {};

beforeAll(async () => {
  clock = createTestClock('2026-03-01T09:00:00.000Z');
  app = await buildTestApp({ clock });
  tenant = await app.createTenant();
  agentId = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json().id;
  const keep = async (name: string, call: Promise<{ id: CallId }>) => {
    made[name] = (await call).id;
    clock.advance(60_000);
  };
  await keep(
    'phone',
    pastCall(
      app,
      tenant.id,
      {
        type: 'phone',
        phoneNumber: '+46701234567',
        fromNumber: '+46701234567',
        callerName: 'Åsa Öberg',
        metadata: { plan: 'pro', 'team.id': '7' },
        agent: { id: agentId as AgentId, version: 1, config: AgentConfig.parse({ name: 'Desk' }) },
      },
      { reason: 'user_hangup', durationMs: 90_000 },
    ),
  );
  await keep('busy', pastCall(app, tenant.id, { direction: 'outbound' }, { reason: 'dial_busy', durationMs: 5000 }));
  await keep(
    'moved',
    pastCall(app, tenant.id, { metadata: { plan: 'pro' } }, { reason: 'transferred', durationMs: 30_000 }),
  );
  await keep(
    'live',
    openCall(app, tenant.id).then(async (call) => {
      await app.deps.calls.store.appendTurns(call, [turn(1, { text: '100 % Rabatt_heute' })]);
      return call;
    }),
  );
});
afterAll(() => app.close());

const list = async (query: string) => (await tenant.request('GET', `/api/calls?${query}`)).json();
async function namesOf(query: string): Promise<string[]> {
  const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
  const { data } = await list(query);
  return data.map((call: { id: string }) => names.get(call.id));
}

describe('GET /api/calls', () => {
  it.each([
    ['', ['live', 'moved', 'busy', 'phone']],
    ['sort=started_at', ['phone', 'busy', 'moved', 'live']],
    ['sort=-duration_seconds', ['phone', 'moved', 'busy', 'live']],
    ['sort=duration_seconds', ['live', 'busy', 'moved', 'phone']],
    ['direction=outbound', ['busy']],
    ['type=phone', ['phone']],
    ['status=busy,ringing', ['live', 'busy']],
    ['was_transferred=true', ['moved']],
    ['was_transferred=false', ['live', 'busy', 'phone']],
    ['phone_number=%2B46701234567', ['phone']],
    // Unencoded, as typed by hand: the + arrives as a space.
    ['phone_number=+46701234567', ['phone']],
    ['phone_number=0046701234567', ['phone']],
    ['phone_number=%2B46701234568', []],
    ['metadata[plan]=pro', ['moved', 'phone']],
    ['metadata[plan]=pro&metadata[team.id]=7', ['phone']],
    ['metadata[plan]=free', []],
    ['q=turn%202', ['moved', 'busy', 'phone']],
    ['q=%C3%B6BERG', ['phone']],
    ['q=123%2045', ['phone']],
    ['q=100%20%25', ['live']],
    ['q=rabatt%20heute', ['live']],
    ['q=rab', ['live']],
    ['q=abatt', []],
    ['q=berg', ['phone']],
    ['q=701%20234', ['phone']],
    ['q=0701234567', ['phone']],
    ['q=turn%20rabatt', []],
    ['q=turn&status=busy,no_answer', ['busy']],
    ['q=turn&metadata[plan]=pro&sort=started_at', ['phone', 'moved']],
    ['sort=-duration_seconds&from=2026-03-01T09:01:00Z&to=2026-03-01T09:03:00Z', ['moved', 'busy']],
    ['sort=-duration_seconds&status=completed,busy', ['phone', 'moved', 'busy']],
    ['sort=duration_seconds&phone_number=%2B46701234567&type=phone', ['phone']],
    ['from=2026-03-01T09:01:00Z&to=2026-03-01T09:03:00Z', ['moved', 'busy']],
    ['from=2026-03-01T10:02:00%2B01:00', ['live', 'moved']],
  ])('%s finds %j', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it('finds calls of one agent', async () => {
    expect(await namesOf(`agent_id=${agentId}`)).toEqual(['phone']);
    expect(await list(`agent_id=${agentId}&include_total=true`)).toMatchObject({ total: 1 });
  });

  it.each(['-started_at', 'started_at', '-duration_seconds', 'duration_seconds'])(
    'pages by %s show every call once, also of many at one instant',
    async (sort) => {
      const own = await app.createTenant();
      const ids = new Set<string>();
      for (let number = 0; number < 7; number++) {
        const ending = { reason: 'user_hangup', durationMs: Math.floor(number / 3) * 1000 } as const;
        ids.add((await pastCall(app, own.id, {}, ending)).id);
        if (number % 3 === 2) clock.advance(1000);
      }
      const seen: string[] = [];
      for (let cursor = ''; ; ) {
        const url = `/api/calls?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`;
        const page = (await own.request('GET', url)).json();
        seen.push(...page.data.map((call: { id: string }) => call.id));
        if (!page.has_more) break;
        cursor = page.next_cursor;
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen)).toEqual(ids);
    },
  );

  it('400: a cursor with another sort than that of its list', async () => {
    const { next_cursor: cursor } = await list('limit=1');
    const answer = await tenant.request('GET', `/api/calls?sort=duration_seconds&cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0]).toMatchObject({ path: 'query/cursor', code: 'invalid_cursor' });
  });

  it.each([
    ['status=asleep', 'query/status/0'],
    ['sort=name', 'query/sort'],
    ['phone_number=070', 'query/phone_number'],
    ['from=yesterday', 'query/from'],
    ['was_transferred=yes', 'query/was_transferred'],
    ['metadata=pro', 'query/metadata'],
    ['metadata[a%20b]=c', 'query/metadata/a b'],
    ['labels[plan]=pro', 'query/labels'],
    ['agent_id=x', 'query/agent_id'],
    ['sort=duration_seconds&q=turn', 'query/sort'],
    ['sort=-duration_seconds&metadata[plan]=pro', 'query/sort'],
  ])('400: %s, with its path', async (query, path) => {
    const answer = await tenant.request('GET', `/api/calls?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});
