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
  failedCalls: { error_stt: 0, error_llm: 0, error_tts: 0, error_telephony: 0, worker_lost: 0 },
  failedAnswers: 0,
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
    failedCalls: { error_stt: 1, error_llm: 2, error_tts: 3, error_telephony: 4, worker_lost: 5 },
    failedAnswers: 6,
  });
  expect(found.map(({ severity, reason }) => `${severity} ${reason}`)).toEqual([
    'error dependency_down',
    'error jobs_late',
    'warning dependency_degraded',
    'warning jobs_failed',
    'warning dead_letters',
    'warning mail_failed',
    'warning trunks_failing',
    'warning recognition_failing',
    'warning model_failing',
    'warning voice_failing',
    'warning carrier_failing',
    'warning workers_lost',
    'warning webhooks_disabled',
    'warning mail_not_configured',
  ]);
  expect(found[0]?.message).toContain('sip does not answer');
  expect(found[1]?.params).toEqual({ minutes: 20 });
  expect(found.find(({ reason }) => reason === 'model_failing')?.params).toEqual({ count: 8 });
});
