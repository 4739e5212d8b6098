import type { FastifyInstance } from 'fastify';
import { createProvenCredentials } from '#platform/http/access/proven-credentials.ts';
import { createFastLane } from '#platform/http/fast-lane.ts';
import type { ConnectionLimits } from '#platform/http/http-listener.ts';
import { mountAreas } from '#platform/http/mount.ts';
import { type Operation, operationOf } from '#platform/http/operation.ts';
import { createRequestLimits, type RequestsPerMinute } from '#platform/http/requests/request-limits.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createLogger } from '#platform/log/logger.ts';
import type { TestApp } from './build-test-app.ts';

/** Mounts operations defined by a test. */
export const testOperation = operationOf<object>();

export interface MountedTest {
  server: FastifyInstance;
  /** Warnings and errors that were logged, oldest first. */
  lines: { msg: string; [field: string]: unknown }[];
}

/** The real HTTP server with these operations, on the database and keys of `app`. */
export function mountOperations(
  app: TestApp,
  operations: readonly Operation<object>[],
  options: {
    checksAnswers?: boolean;
    requestsPerMinute?: Partial<RequestsPerMinute>;
    connections?: Partial<ConnectionLimits>;
  } = {},
): MountedTest {
  const { deps } = app;
  const lines: MountedTest['lines'] = [];
  const log = createLogger({
    level: 'warn',
    pretty: false,
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const limits = createRequestLimits({
    rateLimiter: deps.rateLimiter,
    requestsPerMinute: { perKey: 100_000, perAddress: 100_000, ownLimitScale: 1, ...options.requestsPerMinute },
  });
  const fastLane = createFastLane({ newRequestId: deps.newId, trustedProxies: [] });
  const server = createHttpServer({
    fastLane,
    limits,
    connections: { max: 1000, maxPerAddress: 1000, ...options.connections },
    log,
    newRequestId: deps.newId,
    trustedProxies: [],
  });
  mountAreas(
    server,
    [{ name: 'test', module: null, operations: operations.map((operation) => ({ operation, deps: {} })) }],
    {
      ...deps,
      fastLane,
      limits,
      provenCredentials: createProvenCredentials(),
      checksAnswers: options.checksAnswers ?? true,
    },
  );
  return { server, lines };
}
