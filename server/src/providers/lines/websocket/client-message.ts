/** Text message of a client. */
export type ClientMessage =
  | { type: 'digit'; digit: string; durationMs: number }
  | { type: 'hangup' }
  | { type: 'ping'; id: string | number };

const defaultDigitMs = 100;
const maxDigitMs = 10_000;
const decoder = new TextDecoder();

/** Reads a text message; undefined for anything a client has no reason to send. Never throws. */
export function parseClientMessage(bytes: Uint8Array): ClientMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  switch (message.type) {
    case 'digit':
      return parseDigit(message);
    case 'hangup':
      return { type: 'hangup' };
    case 'ping':
      return 'id' in message && isPingId(message.id) ? { type: 'ping', id: message.id } : undefined;
    default:
      return undefined;
  }
}

function parseDigit(message: object): ClientMessage | undefined {
  if (!('digit' in message) || typeof message.digit !== 'string' || !/^[0-9*#A-Da-d]$/.test(message.digit)) {
    return undefined;
  }
  const given = 'duration_ms' in message && typeof message.duration_ms === 'number' ? message.duration_ms : Number.NaN;
  const durationMs = Number.isFinite(given) ? Math.min(maxDigitMs, Math.max(1, Math.round(given))) : defaultDigitMs;
  return { type: 'digit', digit: message.digit.toUpperCase(), durationMs };
}

const isPingId = (id: unknown): id is string | number =>
  (typeof id === 'string' && id.length <= 64) || (typeof id === 'number' && Number.isFinite(id));
