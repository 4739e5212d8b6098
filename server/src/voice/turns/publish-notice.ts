import type { CallRecord, Line, LineNotice } from '../ports.ts';

/** Publishes notices to the caller's screen, where there is one, and to followers of the call. */
export function createNoticePublisher(parts: { line: Pick<Line, 'show'>; record: Pick<CallRecord, 'live'> }) {
  return (notice: LineNotice): void => {
    parts.line.show(notice);
    parts.record.live(notice);
  };
}
