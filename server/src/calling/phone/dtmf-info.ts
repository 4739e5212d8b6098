/** Digits in INFO, as PBXs send them where they have no telephone events. */

const relayType = 'application/dtmf-relay';
const plainType = 'application/dtmf';
const defaultMs = 160;
const longestMs = 10_000;
const digitPattern = /^[0-9*#A-D]$/;

/** Reads the DTMF digits of an INFO body; empty for any other content and for a malformed one. */
export function parseDtmfInfo(contentType: string, body: string): { digit: string; durationMs: number }[] {
  switch (contentType.split(';')[0]?.trim().toLowerCase()) {
    case relayType: {
      const signal = /^\s*Signal\s*=\s*(\S+)/im.exec(body)?.[1];
      const duration = Number(/^\s*Duration\s*=\s*(\d{1,6})/im.exec(body)?.[1] ?? defaultMs);
      return digitOf(signal, duration);
    }
    case plainType:
      return digitOf(body.trim(), defaultMs);
    default:
      return [];
  }
}

/** Some write the event's number (RFC 4733) instead of the key: 10 is the star, 11 the pound key, 12-15 are A-D. */
function digitOf(signal: string | undefined, durationMs: number): { digit: string; durationMs: number }[] {
  const text = signal?.toUpperCase() ?? '';
  const event = /^1[0-5]$/.test(text) ? '*#ABCD'[Number(text) - 10] : text;
  if (event === undefined || !digitPattern.test(event)) return [];
  return [{ digit: event, durationMs: Math.min(durationMs || defaultMs, longestMs) }];
}

/** One key as INFO carries it. */
export function formatDtmfInfo(digit: string, toneMs: number): { contentType: string; body: string } {
  return { contentType: relayType, body: `Signal=${digit}\r\nDuration=${toneMs}\r\n` };
}
