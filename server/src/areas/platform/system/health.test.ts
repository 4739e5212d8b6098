import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { buildServer } from '../../../app/build-server.ts';
import { productVersion } from '../../../app/infrastructure.ts';
import { type Dependency, DependencyDown } from './index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const detailed = (headers: Record<string, string> = {}) => app.server.inject({ url: '/api/health/detailed', headers });

/** Same installation with the test's dependencies. */
async function detailedWith(...dependencies: Dependency[]) {
  const { areaDeps } = app.deps;
  const system = { ...areaDeps.system, dependencies };
  const server = await buildServer({ ...app.deps, areaDeps: { ...areaDeps, system } });
  const answer = await server.inject({ url: '/api/health/detailed' });
  await server.close();
  return answer;
}

const well: Dependency = { name: 'well', isRequired: true, probe: async () => ({}) };
const broken = { probe: () => Promise.reject(new Error('password=hunter2 refused')) };

describe('GET /api/health', () => {
  it('200 without a database query', async () => {
    const { pool } = app.deps.db.app;
    const query = pool.query;
    const connect = pool.connect;
    let asked = 0;
    Object.assign(pool, { query: () => asked++, connect: () => asked++ });
    const answer = await app.server.inject({ url: '/api/health' });
    Object.assign(pool, { query, connect });
    expect({ status: answer.statusCode, body: answer.json(), asked }).toEqual({
      status: 200,
      body: { status: 'ok' },
      asked: 0,
    });
  });
});

describe('GET /api/health/detailed', () => {
  it('200: each dependency with its latency, without versions and hosts', async () => {
    const answer = await detailed();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      status: 'ok',
      dependencies: [
        { name: 'database', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'events', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'disk', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'knowledge search', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'media workers', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'speech workers', status: 'ok', latency_ms: expect.any(Number) },
        { name: 'sip', status: 'ok', latency_ms: expect.any(Number) },
      ],
    });
  });

  it('200 and degraded: an optional dependency is down, with the reason', async () => {
    const probe = async () => {
      throw new DependencyDown('port 5060 in use');
    };
    const answer = await detailedWith({ name: 'sip', isRequired: false, probe });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'degraded',
      dependencies: [{ name: 'sip', status: 'down', detail: 'port 5060 in use' }],
    });
  });

  it('200: versions and hosts with a platform key only', async () => {
    const told = (await detailed({ 'x-api-key': await app.createPlatformKey() })).json();
    expect(told.version).toBe(productVersion);
    expect(told.dependencies[0]).toMatchObject({ version: expect.stringMatching(/^\d+/), host: expect.any(String) });
    const { key } = await app.createTenant();
    expect((await detailed({ 'x-api-key': key })).json()).not.toHaveProperty('version');
  });

  it('401 with an invalid key', async () => {
    expect((await detailed({ 'x-api-key': 'wrong' })).statusCode).toBe(401);
  });

  it('503 when a required dependency is down, naming it without the cause', async () => {
    const answer = await detailedWith(well, { name: 'bad', isRequired: true, ...broken });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      status: 'down',
      dependencies: [
        { name: 'well', status: 'ok' },
        { name: 'bad', status: 'down' },
      ],
    });
    expect(answer.body).not.toContain('hunter2');
  });

  it('200 and degraded when an optional one is down', async () => {
    const answer = await detailedWith(well, { name: 'extra', isRequired: false, ...broken });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().status).toBe('degraded');
  });

  it('503 within seconds when a dependency hangs', async () => {
    const startedAt = Date.now();
    const answer = await detailedWith({ name: 'slow', isRequired: true, probe: () => new Promise(() => {}) });
    expect(answer.statusCode).toBe(503);
    expect(Date.now() - startedAt).toBeLessThan(4000);
  });
});
