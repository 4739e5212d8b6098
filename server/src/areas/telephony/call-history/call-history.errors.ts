import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

export const badFilter = (detail: ErrorDetail) =>
  new Refusal('invalid_request', `${detail.path}: ${detail.message}`, { details: [detail] });
