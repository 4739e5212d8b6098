import { CallDirection, CallStatus, CallType } from '@parley/contract/resources/call';

/** Filters of calls with few values each. */
export interface KindFilter {
  status?: readonly CallStatus[] | undefined;
  direction?: CallDirection | undefined;
  type?: CallType | undefined;
  was_transferred?: boolean | undefined;
}

/** Numbers as in the column `calls.kind` (migration 0031). */
const statusNumbers: Record<CallStatus, number> = {
  queued: 0,
  ringing: 1,
  in_progress: 2,
  transferring: 3,
  completed: 4,
  failed: 5,
  no_answer: 6,
  busy: 7,
  cancelled: 8,
};

/** Lists the kinds of calls that pass the filter: values of `calls.kind`, at most 72. */
export function kindsOf(filter: KindFilter): number[] {
  const kinds: number[] = [];
  for (const status of filter.status ?? CallStatus.options) {
    for (const direction of filter.direction ? [filter.direction] : CallDirection.options) {
      for (const type of filter.type ? [filter.type] : CallType.options) {
        for (const wasTransferred of filter.was_transferred === undefined ? [false, true] : [filter.was_transferred]) {
          kinds.push(
            8 * statusNumbers[status] +
              (direction === 'outbound' ? 4 : 0) +
              (type === 'web' ? 2 : 0) +
              (wasTransferred ? 1 : 0),
          );
        }
      }
    }
  }
  return kinds;
}
