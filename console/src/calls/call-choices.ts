import type { CallDirection, CallStatus } from '@parley/contract/resources/call';
import { isDay, isKeyOf } from '../search-values.ts';

export const statusColors: Record<CallStatus, string> = {
  queued: 'gray',
  ringing: 'blue',
  in_progress: 'blue',
  transferring: 'blue',
  completed: 'green',
  failed: 'red',
  no_answer: 'yellow',
  busy: 'yellow',
  cancelled: 'gray',
};

export const liveStatuses: readonly CallStatus[] = ['ringing', 'in_progress', 'transferring'];

/** Orders of the list, by their text. */
export const sorts = {
  newest: '-started_at',
  oldest: 'started_at',
  longest: '-duration_seconds',
  shortest: 'duration_seconds',
} as const;
export type CallSort = keyof typeof sorts;

/** Search parameters of the list. Days are those of the browser's time zone. */
export interface CallFilters {
  q?: string | undefined;
  agent_id?: string | undefined;
  direction?: CallDirection | undefined;
  status?: CallStatus | undefined;
  number?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  transferred?: 'yes' | 'no' | undefined;
  sort?: CallSort | undefined;
}

/** Reads the search parameters; unknown ones are dropped. */
export function readCallFilters(raw: Record<string, unknown>): CallFilters {
  const { q, agent_id, direction, status, from, to, transferred, sort } = raw;
  // A number in the address is read as one.
  const number = typeof raw['number'] === 'number' ? String(raw['number']) : raw['number'];
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q) }),
    ...(typeof agent_id === 'string' && { agent_id }),
    ...((direction === 'inbound' || direction === 'outbound') && { direction }),
    ...(isKeyOf(statusColors, status) && { status }),
    ...(typeof number === 'string' && number !== '' && { number }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...((transferred === 'yes' || transferred === 'no') && { transferred }),
    ...(isKeyOf(sorts, sort) && { sort }),
  };
}

/** Start of a day of this browser's time zone, `days` later, as an instant. */
function dayStart(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + days).toISOString();
}

/** Query of the API for these filters. A search has no order by duration. */
export function queryOf(filters: CallFilters) {
  const { q, agent_id, direction, status, number, from, to, transferred, sort } = filters;
  const isByDuration = sort === 'longest' || sort === 'shortest';
  return {
    ...(q && { q }),
    ...(agent_id && { agent_id }),
    ...(direction && { direction }),
    ...(status && { status }),
    ...(number && { phone_number: number }),
    ...(from && { from: dayStart(from, 0) }),
    ...(to && { to: dayStart(to, 1) }),
    ...(transferred && { was_transferred: transferred === 'yes' ? 'true' : 'false' }),
    ...(sort && !(q && isByDuration) && { sort: sorts[sort] }),
  };
}

/** Address of the export of what the list shows; it has the order by start. */
export function exportAddress(filters: CallFilters): string {
  const { sort, ...query } = queryOf(filters);
  const kept = sort === 'started_at' ? { ...query, sort } : query;
  const text = new URLSearchParams(kept as Record<string, string>).toString();
  return `/api/calls/export${text && `?${text}`}`;
}

/** A duration as minutes and seconds, with hours where there are some. */
export function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
