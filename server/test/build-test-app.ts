import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@parley/contract/ids';
import { type Scope, scopes } from '@parley/contract/scopes';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { issueApiKey, issuePlatformKey } from '#areas/accounts/api-keys';
import { insertTenant } from '#areas/accounts/tenants';
import type { ChatBrain } from '#areas/conversations/answering';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { DiskProbe } from '#platform/files/disk-space.ts';
import { createLogger } from '#platform/log/logger.ts';
import { buildDeps, type Deps } from '../src/app/build-deps.ts';
import { buildServer } from '../src/app/build-server.ts';
import { type Config, readConfig } from '../src/app/config.ts';
import { stopServing } from '../src/app/stop-serving.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestApp {
  server: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  /** A new tenant with a key with `scopes` (default: all). */
  createTenant(options?: { name?: string; scopes?: readonly Scope[] }): Promise<TestTenant>;
  createPlatformKey(): Promise<string>;
  close(): Promise<void>;
}

export interface TestTenant {
  id: TenantId;
  key: string;
  /** Another key of the same tenant. */
  createKey(scopes: readonly Scope[]): Promise<string>;
  /** A request with the tenant's key; `payload` is sent as JSON. */
  request(
    method: InjectOptions['method'],
    url: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

/** The real application on a new database: everything as in production except the given clock and brain. */
export async function buildTestApp(
  options: {
    env?: Record<string, string>;
    clock?: Clock;
    brain?: ChatBrain;
    database?: TestDatabase;
    diskProbe?: DiskProbe;
    /** Ports where model servers are searched; without them none are. */
    modelServerPorts?: readonly number[];
    /** Base addresses of vendors instead of their own. */
    vendorAddresses?: Partial<Record<string, string>>;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-app-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    PARLEY_DATA_DIR: dataDir,
    PARLEY_LOG_LEVEL: 'silent',
    PARLEY_LOGIN_FAILURE_MS: '0',
    // A second application on a database, in another folder, has other keys.
    ...(options.database && !options.env?.['PARLEY_DATA_DIR'] ? { PARLEY_REPLACE_LOST_KEYS: 'true' } : {}),
    ...options.env,
  });
  const clock = options.clock ?? systemClock;
  const deps = await buildDeps({
    config,
    connections: database.connections,
    clock,
    log: createLogger({ level: config.logLevel }),
    ...(options.brain ? { brain: options.brain } : {}),
    ...(options.diskProbe ? { diskProbe: options.diskProbe } : {}),
    modelServerPorts: options.modelServerPorts ?? [],
    ...(options.vendorAddresses ? { vendorAddresses: options.vendorAddresses } : {}),
  });
  const server = await buildServer(deps);

  async function createTenant({
    name = 'Test tenant',
    scopes: held = scopes,
  }: {
    name?: string;
    scopes?: readonly Scope[];
  } = {}) {
    const id = deps.newId() as TenantId;
    const createKey = (granted: readonly Scope[]) =>
      deps.db.platform.inTenant(id, async (tx) => {
        const issued = await issueApiKey(tx, {
          tenantId: id,
          id: deps.newId(),
          name: 'Test key',
          scopes: granted,
          now: clock.now(),
        });
        return issued.secret;
      });
    await deps.db.platform.inTenant(id, (tx) => insertTenant(tx, { id, name, now: clock.now() }));
    const key = await createKey(held);
    const request: TestTenant['request'] = (method, url, payload, headers = {}) =>
      server.inject({
        method: method as 'GET',
        url,
        headers: { 'x-api-key': key, ...headers },
        ...(payload === undefined ? {} : { payload: payload as object }),
      });
    return { id, key, createKey, request };
  }

  return {
    server,
    deps,
    database,
    createTenant,
    createPlatformKey: () =>
      deps.db.platform.inPlatform(async (tx) => {
        const issued = await issuePlatformKey(tx, { id: deps.newId(), name: 'Test platform key', now: clock.now() });
        return issued.secret;
      }),
    async close() {
      await stopServing(server, deps, 1000);
      await deps.close();
      if (!options.database) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
