import type { Registry } from 'prom-client';
import { addCounter } from '#platform/metrics/metrics.ts';

type Outcome = 'succeeded' | 'failed' | 'throttled';

/** Counts proofs of people. */
export type LoginMetrics = (proof: 'password' | 'second_factor' | 'refresh', outcome: Outcome) => void;

/** `auth_proofs_total` by what was proven and how it came out. Whose it was stands nowhere. */
export function createLoginMetrics(registry: Registry): LoginMetrics {
  const proofs = addCounter(registry, {
    name: 'auth_proofs_total',
    help: 'Passwords, second factors and refresh tokens that were checked.',
    labels: ['proof', 'outcome'],
  });
  return (proof, outcome) => proofs.inc({ proof, outcome });
}
