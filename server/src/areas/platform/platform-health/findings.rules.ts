import type { HealthFinding } from '@parley/contract/resources/platform-health';

/** Ends of calls that are the fault of the installation or its vendors. */
export const callFaults = ['error_stt', 'error_llm', 'error_tts', 'error_telephony', 'worker_lost'] as const;
type CallFault = (typeof callFaults)[number];

/** Facts of the installation that health is judged by. */
export interface HealthFacts {
  dependencies: readonly { name: string; status: 'ok' | 'degraded' | 'down' }[];
  failedJobs: number;
  /** Age of the oldest job that is due. Unit: seconds. */
  oldestJobSeconds: number;
  deadLetters: number;
  hasMailServer: boolean;
  /** Emails of the last day that could not be delivered. */
  failedEmails: number;
  /** Trunks that a process looks after and that do not work. */
  failingTrunks: number;
  /** Webhooks that were switched off since their servers failed. */
  disabledWebhooks: number;
  /** Calls of the last hour that ended because of a vendor or a worker, by the reason of their end. */
  failedCalls: Readonly<Record<CallFault, number>>;
  /** Answers in chats of the last hour for which no model gave words. */
  failedAnswers: number;
}

/** Age of a due job from which work is late. Unit: seconds. */
const lateSeconds = 600;

const sentences: Record<HealthFinding['reason'], (params: HealthFinding['params']) => string> = {
  dependency_down: ({ name }) => `${name} does not answer; see GET /api/health/detailed and the log`,
  dependency_degraded: ({ name }) => `${name} is impaired; see GET /api/health/detailed and the log`,
  jobs_failed: ({ count }) => `${count} jobs were given up; look at their faults under Jobs, then retry or drop them`,
  jobs_late: ({ minutes }) =>
    `The oldest job has waited for ${minutes} minutes; is a process with the role jobs running?`,
  dead_letters: ({ count }) =>
    `${count} events were given up by a consumer; look at their faults under Jobs, then retry or drop them`,
  mail_not_configured: () => 'There is no mail server, so emails are kept and not sent; enter one under Mail',
  mail_failed: ({ count }) => `${count} emails of the last day could not be delivered; see Mail`,
  trunks_failing: ({ count }) => `${count} SIP trunks do not work; their accounts see the fault under SIP trunks`,
  webhooks_disabled: ({ count }) => `${count} webhooks are switched off since their servers failed for days`,
  recognition_failing: ({ count }) =>
    `${count} calls of the last hour ended because speech recognition failed; look at the vendor's key and status under Models`,
  model_failing: ({ count }) =>
    `${count} calls and answers of the last hour failed because no language model answered; look at the vendor's key and status under Models`,
  voice_failing: ({ count }) =>
    `${count} calls of the last hour ended because no voice could speak; look at the vendor's key and status under Models`,
  carrier_failing: ({ count }) =>
    `${count} calls of the last hour ended because of the carrier or the network; look at the SIP trunks`,
  workers_lost: ({ count }) =>
    `${count} calls of the last hour were lost with a worker or process that stopped; look into the log of the server`,
};

const parts: Record<HealthFinding['reason'], HealthFinding['part']> = {
  dependency_down: 'dependency',
  dependency_degraded: 'dependency',
  jobs_failed: 'jobs',
  jobs_late: 'jobs',
  dead_letters: 'dead_letters',
  mail_not_configured: 'mail',
  mail_failed: 'mail',
  trunks_failing: 'trunks',
  webhooks_disabled: 'webhooks',
  recognition_failing: 'vendors',
  model_failing: 'vendors',
  voice_failing: 'vendors',
  carrier_failing: 'trunks',
  workers_lost: 'workers',
};

function finding(
  severity: HealthFinding['severity'],
  reason: HealthFinding['reason'],
  params: HealthFinding['params'] = {},
): HealthFinding {
  return { part: parts[reason], severity, reason, params, message: sentences[reason](params) };
}

/** Names what is wrong, errors first. */
export function findingsOf(facts: HealthFacts): HealthFinding[] {
  const found: HealthFinding[] = [];
  for (const { name, status } of facts.dependencies) {
    if (status === 'down') found.push(finding('error', 'dependency_down', { name }));
    if (status === 'degraded') found.push(finding('warning', 'dependency_degraded', { name }));
  }
  if (facts.oldestJobSeconds > lateSeconds) {
    found.push(finding('error', 'jobs_late', { minutes: Math.round(facts.oldestJobSeconds / 60) }));
  }
  const counted = [
    ['jobs_failed', facts.failedJobs],
    ['dead_letters', facts.deadLetters],
    ['mail_failed', facts.failedEmails],
    ['trunks_failing', facts.failingTrunks],
    ['recognition_failing', facts.failedCalls.error_stt],
    ['model_failing', facts.failedCalls.error_llm + facts.failedAnswers],
    ['voice_failing', facts.failedCalls.error_tts],
    ['carrier_failing', facts.failedCalls.error_telephony],
    ['workers_lost', facts.failedCalls.worker_lost],
    ['webhooks_disabled', facts.disabledWebhooks],
  ] as const;
  for (const [reason, count] of counted) if (count > 0) found.push(finding('warning', reason, { count }));
  if (!facts.hasMailServer) found.push(finding('warning', 'mail_not_configured'));
  return found.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}
