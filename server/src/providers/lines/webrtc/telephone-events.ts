const keys = '0123456789*#ABCD';

/** DTMF digits as RFC 4733 events: many packets per press, all with the timestamp at which it began. */
export interface TelephoneEvents {
  /** `clockRateHz`: units of timestamp and duration per second. */
  receive(packet: { timestamp: number; payload: Uint8Array }, clockRateHz: number): void;
}

/**
 * Reports each press once, at the first packet with the end bit; its repetitions add nothing. A press whose end was
 * lost is reported when the next one begins.
 */
export function createTelephoneEvents(onDigit: (digit: string, durationMs: number) => void): TelephoneEvents {
  let open: { timestamp: number; digit: string; durationMs: number; isTold: boolean } | undefined;
  const tell = () => {
    if (!open || open.isTold) return;
    open.isTold = true;
    onDigit(open.digit, open.durationMs);
  };
  return {
    receive({ timestamp, payload }, clockRateHz) {
      const [event = 255, flags = 0, high = 0, low = 0] = payload;
      const digit = keys[event];
      if (payload.length < 4 || digit === undefined) return;
      const durationMs = Math.round(((high * 256 + low) * 1000) / clockRateHz);
      if (open?.timestamp !== timestamp || open.digit !== digit) {
        tell();
        open = { timestamp, digit, durationMs, isTold: false };
      }
      open.durationMs = Math.max(open.durationMs, durationMs);
      if (flags & 0x80) tell();
    },
  };
}
