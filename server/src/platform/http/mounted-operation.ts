import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { z } from 'zod';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { ProvenCredentials } from '#platform/http/access/proven-credentials.ts';
import type { SessionCookies } from '#platform/http/access/session-cookies.ts';
import type { FastLane } from '#platform/http/fast-lane.ts';
import type { Operation } from '#platform/http/operation.ts';
import type { Authenticator } from '#platform/http/principal.ts';
import type { RequestLimits } from '#platform/http/requests/request-limits.ts';
import type { WriteBack } from '#platform/http/requests/write-back.ts';
import type { Serialise } from '#platform/http/responses/answers.ts';

export interface MountDeps {
  db: Database;
  bus: Bus;
  fastLane: FastLane;
  clock: Clock;
  newId: () => string;
  authenticator: Authenticator;
  cookies: SessionCookies;
  limits: RequestLimits;
  provenCredentials: ProvenCredentials;
  /** Validates every answer against its schema (tests, development) instead of only serialising it (production). */
  checksAnswers: boolean;
}

/** Mounted state of one operation, built once at start. */
export interface MountedOperation {
  operation: Operation<never>;
  areaDeps: unknown;
  /** Module of the area, which a package may switch off; null: part of every package. */
  module: ResellerModule | null;
  params: z.ZodType;
  query: z.ZodType;
  serialise: Serialise;
  /** Headers of every answer, known in advance. */
  headers: Readonly<Record<string, string>>;
  writeBack: WriteBack | null;
}
