import type { Destination } from '#areas/telephony/outbound-calls';

/** Recipient of a message, or the reason of a refusal. */
export type Recipient = { number: string } | { refused: string };

const reasons: Readonly<Record<string, string>> = {
  emergency_number: 'Emergency services cannot be sent text messages.',
  premium_number: 'Numbers that cost extra are never sent text messages.',
};

/**
 * Parses the recipient of a text message by the rules of outbound calls: no emergency services, premium or impossible
 * numbers. `read` throws a refusal with a code in its details.
 */
export function readRecipient(to: string, from: string, read: (text: string) => Destination): Recipient {
  try {
    const destination = read(to);
    if (destination.kind !== 'number') return { refused: 'A text message goes to a phone number.' };
    if (destination.number === from) return { refused: 'A number cannot send a text message to itself.' };
    return { number: destination.number };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { refused: reasons[code] ?? 'This is no phone number; expected one such as +46701234567.' };
  }
}

function codeOf(error: unknown): string | undefined {
  const details = error instanceof Error && 'details' in error ? error.details : undefined;
  const [first] = Array.isArray(details) ? (details as { code?: unknown }[]) : [];
  return typeof first?.code === 'string' ? first.code : undefined;
}
