import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { type AnyOperation, goodRequest } from './good-requests.ts';
import type { Owner } from './owner.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

// A cursor of one list was taken by another, and by the same list with other filters: rows were left out unseen. A span
// of time that ends before it begins was an empty list here and a refusal there.

const operations = allOperations.map(({ operation }) => operation);
const takes = (operation: AnyOperation, ...names: string[]) => {
  const shape = (operation.query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return names.every((name) => name in shape);
};
const isRead = ({ method, answer }: AnyOperation) => method === 'GET' && answer.contentType !== 'text/event-stream';
const lists = operations.filter((operation) => isRead(operation) && takes(operation, 'cursor'));
/** `from` and `to` are versions or months there. */
const notOfInstants: readonly string[] = ['compareAgentVersions', 'getMonthlyStatistics'];
const spans = operations.filter(
  (operation) => isRead(operation) && takes(operation, 'from', 'to') && !notOfInstants.includes(operation.id),
);

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

async function ask(operation: AnyOperation, query: string, owner: Owner = world.mine, params?: Record<string, string>) {
  const good = await goodRequest(operation, owner, world);
  const request = { ...good, ...(params ? { params } : {}), query };
  const answer = await send(world, operation, request, world.credential(operation, owner, request));
  return { status: answer.statusCode, body: answer.json(), params: request.params };
}

describe('a cursor', () => {
  let agents: AnyOperation;
  let cursor: string;
  beforeAll(async () => {
    agents = operations.find(({ id }) => id === 'listAgents') as AnyOperation;
    for (const name of ['one', 'two', 'three']) await world.mine.tenant.request('POST', '/api/agents', { name });
    cursor = (await ask(agents, '?limit=1')).body.next_cursor;
  });

  it('is valid for its list, with any limit', async () => {
    const { status, body } = await ask(agents, `?limit=2&include_total=true&cursor=${cursor}`);
    expect([status, body.data.length]).toEqual([200, 2]);
  });

  it.each(['status=active', 'q=o', 'status=active,inactive'])('is refused with the filter %s', async (filter) => {
    const { status, body } = await ask(agents, `?${filter}&cursor=${cursor}`);
    expect([status, body.details[0]]).toMatchObject([400, { path: 'query/cursor', code: 'invalid_cursor' }]);
  });

  it('is refused for another tenant', async () => {
    expect((await ask(agents, `?cursor=${cursor}`, world.stranger)).status).toBe(400);
  });

  it.each(lists.filter(({ id }) => id !== 'listAgents').map((operation) => [operation.id, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      const { status, body } = await ask(operation, `?cursor=${cursor}`);
      expect([status, body.details?.[0]]).toMatchObject([400, { path: 'query/cursor', code: 'invalid_cursor' }]);
    },
  );

  it('from one agent’s list is refused for another agent’s', async () => {
    const versions = operations.find(({ id }) => id === 'listAgentVersions') as AnyOperation;
    const first = await ask(versions, '?limit=1');
    const other = await ask(versions, `?cursor=${first.body.next_cursor}`);
    expect([first.status, other.status]).toEqual([200, 400]);
    expect((await ask(versions, `?cursor=${first.body.next_cursor}`, world.mine, first.params)).status).toBe(200);
  });
});

describe('a time range', () => {
  it('is accepted by every list and report over time', () => expect(spans.length).toBeGreaterThanOrEqual(7));

  it.each(
    spans.flatMap((operation) => [
      [operation.id, 'ends before it begins', '2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z', operation] as const,
      [operation.id, 'ends where it begins', '2026-03-01T01:00:00%2B01:00', '2026-03-01T00:00:00Z', operation] as const,
    ]),
  )('%s: 400 where it %s', async (_id, _what, from, to, operation) => {
    const { status, body } = await ask(operation, `?from=${from}&to=${to}`);
    expect([status, body.details?.[0]]).toMatchObject([400, { path: 'query/to' }]);
  });
});
