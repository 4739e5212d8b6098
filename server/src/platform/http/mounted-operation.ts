import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Serialise } from '#platform/http/answers.ts';
import type { FastLane } from '#platform/http/fast-lane.ts';
import type { SessionCookies } from '#platform/http/session-cookies.ts';
import type { Operation } from '#platform/http/operation.ts';
import type { Authenticator } from '#platform/http/principal.ts';
import type { WriteBack } from '#platform/http/write-back.ts';
import type { RateLimiter } from '#platform/rate-limit/rate-limiter.ts';

export interface MountDeps {
  db: Database;
  bus: Bus;
  fastLane: FastLane;
  clock: Clock;
  newId: () => string;
  authenticator: Authenticator;
  cookies: SessionCookies;
  rateLimiter: RateLimiter;
  /** Requests a minute, per key and per address, where an operation names no number of its own; those are scaled. */
  requestsPerMinute: { perKey: number; perAddress: number; ownLimitScale: number };
  /** Check every answer against its schema (tests, development) instead of only writing it (production). */
  checksAnswers: boolean;
}

/** What the mount knows of one operation, made once at start. */
export interface MountedOperation {
  operation: Operation<never>;
  areaDeps: unknown;
  params: z.ZodType;
  query: z.ZodType;
  serialise: Serialise;
  writeBack: WriteBack | null;
}
