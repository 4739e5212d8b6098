import type { DataClass } from '@parley/contract/resources/retention';
import { operationOf } from '#platform/http/operation.ts';

export interface RetentionDeps {
  /** Counts deleted objects for the metrics. */
  countDeleted(dataClass: DataClass, count: number): void;
}

export const operation = operationOf<RetentionDeps>();
