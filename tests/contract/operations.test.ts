import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ErrorBody } from '@parley/contract/errors';
import { events } from '@parley/contract/events';
import { scopes } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOperations } from '../../server/src/app/areas.ts';
import { cachingHeadersOf } from '../../server/src/platform/http/responses/caching.ts';
import { unknownId } from '../../server/test/unknown-id.ts';
import { fillPath, goodRequest, paramNames } from './good-requests.ts';
import { send } from './send.ts';
import { buildWorld, type World } from './world.ts';

interface Row {
  method: string;
  path: string;
}
interface ListedRow extends Row {
  number: string;
  auth: string;
  state: string;
}

const read = <Value>(path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as Value;
const listed = read<ListedRow[]>('contract/operations.json');
const additions = read<(Row & { reason: string })[]>('contract/additions.json');
const operations = allOperations.map(({ operation }) => operation);
const nameOf = ({ method, path }: Row) => `${method} ${path}`;
/** Where the build puts the files that are served under a path. */
const builtFolderOf = (folder: string) => folder.replace(/^(?:console\/)?/, (start) => `${start || 'widget/'}dist/`);

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

describe('the list of operations', () => {
  it('has 261 rows, each once, each in a known state', () => {
    expect(listed).toHaveLength(261);
    expect(new Set(listed.map(nameOf)).size).toBe(261);
    expect(listed.filter((row) => !['planned', 'built'].includes(row.state))).toEqual([]);
  });

  it('lists every operation as built, or the additions give its reason', () => {
    const known = new Set([...listed.filter((row) => row.state === 'built'), ...additions].map(nameOf));
    expect(operations.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
  });

  it('marks as built only operations and pages that respond', async () => {
    const built = new Set(operations.map(nameOf));
    for (const row of listed.filter((each) => each.state === 'built' && !built.has(nameOf(each)))) {
      expect({ row, status: (await world.app.server.inject({ url: row.path })).statusCode }).toEqual({
        row,
        status: 200,
      });
    }
  });

  it('shares no row with the additions, each of which responds and has a reason', async () => {
    const rows = new Set(listed.map(nameOf));
    const built = new Set(operations.map(nameOf));
    const files = (folder: string) =>
      readdirSync(fileURLToPath(new URL(`../../${builtFolderOf(folder)}`, import.meta.url)));
    const agentId = await world.mine.agent();
    for (const addition of additions) {
      expect(addition.reason.length).toBeGreaterThan(20);
      expect(rows.has(nameOf(addition))).toBe(false);
      if (built.has(nameOf(addition))) continue;
      const folder = addition.path.slice(1).replace('/{file}', '');
      const file = addition.path.includes('{file}') ? (files(folder)[0] ?? '') : '';
      const url = addition.path.replace('{file}', file).replace('{agentId}', agentId);
      expect((await world.app.server.inject({ url })).statusCode).toBeLessThan(400);
    }
  });

  it('matches the access rule of each operation', () => {
    const kinds: Record<string, readonly string[]> = {
      'api key': ['tenant'],
      // Rows of people and of what they start need a real sign-in.
      session: ['person', 'login'],
      reseller: ['reseller'],
      admin: ['admin'],
      public: ['public'],
      signed: ['signed', 'public'],
    };
    // Signing out accepts an ended session; a password update is authorised by its reset token instead of a session.
    const provenOtherwise = ['POST /api/auth/logout', 'POST /api/auth/password-update'];
    const byName = new Map(listed.map((row) => [nameOf(row), row]));
    for (const operation of operations.filter((each) => !provenOtherwise.includes(nameOf(each)))) {
      const row = byName.get(nameOf(operation));
      if (row)
        expect([nameOf(row), kinds[row.auth]]).toEqual([nameOf(row), expect.arrayContaining([operation.access.kind])]);
    }
  });
});

describe('every operation', () => {
  it('has a unique id and address', () => {
    expect(new Set(operations.map((operation) => operation.id)).size).toBe(operations.length);
    expect(new Set(operations.map(nameOf)).size).toBe(operations.length);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: its example matches its schemas',
    (_id, operation) => {
      const { example } = operation;
      const text = (value: object | undefined) =>
        Object.fromEntries(Object.entries(value ?? {}).map(([name, each]) => [name, String(each)]));
      expect(Object.keys(example.params ?? {}).toSorted()).toEqual(paramNames(operation).toSorted());
      if (operation.params) operation.params.parse(text(example.params));
      if (operation.query) operation.query.parse(text(example.query));
      // A form with a file has no example in JSON.
      const isForm = operation.bodyType === 'multipart/form-data';
      if (operation.body && !isForm) operation.body.parse(example.body);
      else expect(example.body).toBeUndefined();
      if (operation.answer.schema) operation.answer.schema.parse(example.answer);
      else expect(example.answer).toBeUndefined();
    },
  );

  it.each(
    operations
      .filter((operation) => operation.access.kind !== 'public')
      .map((operation) => [operation.id, operation] as const),
  )('%s: 401 in the error format without a credential, before any other check', async (_id, operation) => {
    const params = Object.fromEntries(
      paramNames(operation).map((name) => [name, name.endsWith('Id') ? unknownId : '1']),
    );
    const answer = await world.app.server.inject({
      method: operation.method,
      url: `${fillPath(operation, params)}?nonsense=1`,
      ...(operation.method === 'GET' ? {} : { payload: { nonsense: true } }),
    });
    expect(answer.statusCode).toBe(401);
    expect(ErrorBody.parse(answer.json()).request_id).toBe(answer.headers['x-request-id']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).toMatchObject({ vary: expect.any(String), 'x-ratelimit-remaining': expect.any(String) });
  });

  it('requires a known scope', () => {
    for (const { access } of operations)
      if (access.kind === 'tenant' || access.kind === 'person') expect(scopes).toContain(access.scope);
  });
});

describe('every operation with valid input', () => {
  it.each(
    operations
      // A stream never ends by itself; it is read in the tests beside it.
      .filter((operation) => operation.answer.contentType !== 'text/event-stream')
      .map((operation) => [operation.id, operation] as const),
  )('%s responds with its status, within its schema', async (_id, operation) => {
    const request = await goodRequest(operation, world.mine, world);
    const answer = await send(world, operation, request, world.credential(operation, world.mine, request));
    const { statusCode: status, body } = answer;
    const isExpected = status === operation.answer.status || status in (operation.answer.otherStatus ?? {});
    expect({ isExpected, status, body: status < 400 ? '' : body }).toEqual({ isExpected: true, status, body: '' });
    const { vary } = cachingHeadersOf(operation);
    expect(answer.headers).toMatchObject({
      'cache-control': cachingHeadersOf(operation)['cache-control'],
      vary,
      'x-request-id': expect.any(String),
      'x-ratelimit-remaining': expect.any(String),
    });
    if (operation.answer.schema === null) expect(body).toBe('');
    else if (String(answer.headers['content-type']).startsWith('application/json'))
      operation.answer.schema.parse(answer.json());
    else expect(answer.rawPayload.length).toBeGreaterThan(0);
    if (operation.id === 'receiveCarrierWebhook') expect(body).toContain('<Connect><Stream url="wss://');
  });

  it('every event emitted matches its schema', async () => {
    const { rows } = await world.app.deps.db.platform.pool.query<{ type: keyof typeof events; data: unknown }>(
      'select type, data from events',
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { type, data } of rows) events[type].parse(data);
  });
});
