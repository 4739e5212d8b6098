// Attempts area: brute-force limits and counters of authentication attempts. No operations of its own.
export {
  clearAttempt,
  countAttempt,
  deleteExpiredAttempts,
  mayCount,
  resetAttempts,
  unlockAccount,
} from './attempts.queries.ts';
export {
  type AttemptKey,
  attemptKeys,
  type GuessableSecret,
  keysAtFamiliarPlace,
  ownerMailKey,
} from './attempts.rules.ts';
export { createLoginMetrics, type LoginMetrics } from './login-metrics.ts';
export { attemptsPersonalData } from './personal-data.ts';
