import type { ApiError } from '../api/api-error.ts';

/** True for a refusal of the time itself, which was booked meanwhile or is not offered any more. */
export const isSlotConflict = (error: ApiError): boolean =>
  error.code === 'conflict' && error.details.some(({ path }) => path === '/starts_at');
