import type { EndReason, HangUpCause, Line } from './ports.ts';

/** Reason and detail with which a call ends: the call's own decision, or else the cause from its line. */
export interface CallEnding {
  /** Ends the line at once. Only the first reason counts. */
  end(reason: EndReason, detail?: string): void;
  /** Says what it means that the line is ending by itself; the line is left alone. Only the first reason counts. */
  setReason(reason: EndReason, detail?: string): void;
  /** Detail reported with the end where the reason has none. */
  setDetail(detail: string): void;
  /** The reason of a call whose line has ended. */
  resolve(cause: HangUpCause, detail: string | undefined): { reason: EndReason; detail?: string };
}

export function createCallEnding(line: Pick<Line, 'hangUp'>): CallEnding {
  let decided: { reason: EndReason; detail?: string } | undefined;
  let noted: string | undefined;
  const withDetail = (reason: EndReason, detail = noted) => (detail === undefined ? { reason } : { reason, detail });
  return {
    end(reason, detail) {
      if (decided !== undefined) return;
      decided = withDetail(reason, detail);
      void line.hangUp();
    },
    setReason: (reason, detail) => void (decided ??= withDetail(reason, detail)),
    setDetail: (detail) => void (noted = detail),
    resolve: (cause, detail) => (decided ??= withDetail(reasonOf(cause), detail)),
  };
}

function reasonOf(cause: HangUpCause): EndReason {
  switch (cause) {
    case 'transferred':
      return 'transferred';
    case 'lost':
      return 'connection_lost';
    case 'failed':
    case 'timeout':
      return 'error_telephony';
    default:
      return 'user_hangup';
  }
}
