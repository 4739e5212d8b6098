import type { Registry } from 'prom-client';
import { addCounter } from '#platform/metrics/metrics.ts';
import type { RetentionDeps } from './retention.operation.ts';

/** Counts what the nightly deletions deleted, by kind of data. */
export function createRetentionMetrics(registry: Registry): RetentionDeps['countDeleted'] {
  const deleted = addCounter(registry, {
    name: 'retention_deleted_total',
    help: 'Objects deleted by the retention policies of tenants.',
    labels: ['data_class'] as const,
  });
  return (dataClass, count) => deleted.inc({ data_class: dataClass }, count);
}
