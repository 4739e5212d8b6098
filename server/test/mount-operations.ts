import type { FastifyInstance } from 'fastify';
import { createFastLane } from '#platform/http/fast-lane.ts';
import { mountAreas } from '#platform/http/mount.ts';
import { area, type Operation, operationOf } from '#platform/http/operation.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createLogger } from '#platform/log/logger.ts';
import type { TestApp } from './build-test-app.ts';

/** Operations a test makes up, to see what the ground floor does with any operation. */
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
  options: { checksAnswers?: boolean; bodyLimitBytes?: number } = {},
): MountedTest {
  const { deps } = app;
  const lines: MountedTest['lines'] = [];
  const log = createLogger({
    level: 'warn',
    pretty: false,
    destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
  });
  const fastLane = createFastLane({ newRequestId: deps.newId, rateLimiter: deps.rateLimiter, trustedProxies: [] });
  const server = createHttpServer({
    fastLane,
    log,
    newRequestId: deps.newId,
    trustedProxies: [],
    bodyLimitBytes: options.bodyLimitBytes ?? 1024 * 1024,
  });
  mountAreas(server, [area('Test', operations, {})], {
    ...deps,
    fastLane,
    requestsPerMinute: { perKey: 100_000, perAddress: 100_000, ownLimitScale: 1 },
    checksAnswers: options.checksAnswers ?? true,
  });
  return { server, lines };
}
