import type { Registry } from 'prom-client';
import { addCounter } from '#platform/metrics/metrics.ts';

type Outcome = 'succeeded' | 'failed' | 'throttled';

/** Counters of authentication attempts. */
export type LoginMetrics = (proof: 'password' | 'second_factor' | 'refresh', outcome: Outcome) => void;

/** Increments `auth_proofs_total` by factor and outcome; carries no identity. */
export function createLoginMetrics(registry: Registry): LoginMetrics {
  const proofs = addCounter(registry, {
    name: 'auth_proofs_total',
    help: 'Passwords, second factors and refresh tokens that were checked.',
    labels: ['proof', 'outcome'],
  });
  return (proof, outcome) => proofs.inc({ proof, outcome });
}
