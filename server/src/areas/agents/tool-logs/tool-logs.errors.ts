import type { ErrorDetail } from '@parley/contract/errors';
import { defineDetail, defineRefusal, refuseFields } from '#platform/http/define-refusal.ts';

/** Identical for a log of another tenant, a deleted one and one that never existed. */
export const logNotFound = defineRefusal('not_found', 'tool_log_not_found', 'There is no tool log with this id');

const invalidPeriod = defineRefusal(
  'invalid_request',
  'invalid_period',
  'from must be before to, and at most {{days}} days apart',
);
const invalidStart = defineDetail('invalid_period', 'invalid_period_start', 'before `to`, by at most {{days}} days');
export const badPeriod = (days: number) => invalidPeriod({ days }, { details: [invalidStart('query/from', { days })] });

export const badReferences = (details: readonly ErrorDetail[]) => refuseFields(details);
