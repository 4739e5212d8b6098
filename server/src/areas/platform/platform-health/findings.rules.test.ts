import { expect, it } from 'vitest';
import { findingsOf, type HealthFacts } from './findings.rules.ts';

const well: HealthFacts = {
  dependencies: [{ name: 'database', status: 'ok' }],
  failedJobs: 0,
  oldestJobSeconds: 3,
  deadLetters: 0,
  hasMailServer: true,
  failedEmails: 0,
  failingTrunks: 0,
  disabledWebhooks: 0,
};

it('nothing is found where all is well', () => expect(findingsOf(well)).toEqual([]));

it('each fault is named with its numbers, errors first', () => {
  const found = findingsOf({
    ...well,
    dependencies: [
      { name: 'disk', status: 'degraded' },
      { name: 'sip', status: 'down' },
    ],
    failedJobs: 2,
    oldestJobSeconds: 1200,
    deadLetters: 1,
    hasMailServer: false,
    failedEmails: 3,
    failingTrunks: 4,
    disabledWebhooks: 5,
  });
  expect(found.map(({ severity, reason }) => `${severity} ${reason}`)).toEqual([
    'error dependency_down',
    'error jobs_late',
    'warning dependency_degraded',
    'warning jobs_failed',
    'warning dead_letters',
    'warning mail_failed',
    'warning trunks_failing',
    'warning webhooks_disabled',
    'warning mail_not_configured',
  ]);
  expect(found[0]?.message).toContain('sip does not answer');
  expect(found[1]?.params).toEqual({ minutes: 20 });
});
