/** Message of a page over the data channel `parley`. */
export type PageMessage = { type: 'digit'; digit: string } | { type: 'hangup' };

/** Unit: characters. */
const maxMessageLength = 1_024;

/** Reads one message of a page; undefined for anything else, also for invalid JSON. */
export function readPageMessage(text: string): PageMessage | undefined {
  if (text.length > maxMessageLength) return undefined;
  const message = parse(text);
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'hangup') return { type: 'hangup' };
  if (message.type !== 'digit' || !('digit' in message) || typeof message.digit !== 'string') return undefined;
  return /^[0-9*#A-D]$/.test(message.digit) ? { type: 'digit', digit: message.digit } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
