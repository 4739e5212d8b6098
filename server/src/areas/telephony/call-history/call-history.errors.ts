import type { ErrorDetail } from '@parley/contract/errors';
import { refuseFields } from '#platform/http/define-refusal.ts';

export const badFilter = (detail: ErrorDetail) => refuseFields([detail]);
