import { readPhoneNumber } from '@parley/contract/phone-number';
import type { IdentityProviderName, IdentitySettings } from '@parley/contract/resources/identity';
import type { IdentityOutcome, PersonHint, ProvenPerson } from '#areas/identity/connections';

/** Verifications of one call or chat, and of one number in a day: no phone is filled with requests. */
export const perConversation = 3;
export const perNumberAndDay = 10;
/** Time in which a person can answer, where the service names none, and at most. Unit: seconds. */
export const usualAnswerSeconds = 300;
const longestAnswerSeconds = 600;
/** Time for which an approved verification counts in its conversation. Unit: seconds. */
export const validSeconds = 1800;
/** Time after which another process may go on with a step that was begun. Unit: milliseconds. */
export const stepLeaseMs = 30_000;

/** Days that verifications are kept where the account has not said. */
export const usualRetention = { person_days: 90, record_days: 730 };

export type Channel = 'inbound' | 'outbound' | 'chat';

interface Candidate {
  provider: IdentityProviderName;
  settings: IdentitySettings;
}

/** Knowledge of the person that a service needs to ask them. */
export function needOf({ provider, settings }: Candidate): 'nothing' | 'phone' | 'personal_number' {
  if (provider === 'oidc') return 'nothing';
  if (provider === 'bankid') return 'personal_number';
  return settings.login_hint?.includes('{personal_number}') ? 'personal_number' : 'phone';
}

/** True when a service works where the person is: a link needs a page, BankID by phone a call. */
export function suits({ provider }: Candidate, channel: Channel): boolean {
  if (provider === 'oidc') return channel === 'chat';
  return provider !== 'bankid' || channel !== 'chat';
}

/**
 * Chooses the service for a person: the first that works on the channel and knows whom to ask, one that asks the
 * person's app before a link. Undefined where none does.
 */
export function chooseService<Each extends Candidate>(
  connected: readonly Each[],
  asked: { channel: Channel; hints: readonly PersonHint[] },
): { connection: Each; hint: PersonHint | null } | undefined {
  const suited = connected.filter((each) => suits(each, asked.channel));
  for (const connection of suited) {
    const need = needOf(connection);
    const hint = asked.hints.find(({ kind }) => kind === need);
    if (hint) return { connection, hint };
  }
  const link = suited.find((each) => needOf(each) === 'nothing');
  return link && { connection: link, hint: null };
}

/** Reads a hint: with a plus sign a phone number, else the digits of a personal number. Null when unreadable. */
export function readHint(text: string): PersonHint | null {
  if (text.trim().startsWith('+')) {
    const value = readPhoneNumber(text);
    return value === null ? null : { kind: 'phone', value };
  }
  const value = text.replaceAll(/[\s-]/g, '');
  return /^\d{8,14}$/.test(value) ? { kind: 'personal_number', value } : null;
}

/** Text that is hashed for a person or hint. Twelve digits with a century and ten without are the same person. */
export function hashedText({ kind, value }: PersonHint): string {
  return `${kind}:${/^(?:18|19|20)\d{10}$/.test(value) && kind === 'personal_number' ? value.slice(2) : value}`;
}

/** Text that is hashed for the subject of a verification. */
export function subjectText(provider: IdentityProviderName, { personalNumber, subject }: ProvenPerson): string {
  return personalNumber === null
    ? `subject:${provider} ${subject}`
    : hashedText({ kind: 'personal_number', value: personalNumber });
}

/** The last two digits of a personal number, the rest masked. */
export function maskNumber(value: string | null): string | null {
  return value === null || value.length < 6 ? null : '•'.repeat(value.length - 2) + value.slice(-2);
}

/**
 * Judges who answered. `hint` is who was asked and `others` are hashes of people verified in this conversation before:
 * the person who answers must be the one who was asked, and one conversation has one person.
 */
export function judgePerson(answered: {
  person: ProvenPerson;
  hint: { kind: PersonHint['kind']; hash: string } | null;
  subjectHash: string;
  others: readonly string[];
  hashOf(text: string): string;
}): 'subject_mismatch' | 'other_subject' | null {
  const { person, hint, hashOf } = answered;
  const answeredWith = hint?.kind === 'phone' ? person.phoneNumber : person.personalNumber;
  if (hint?.kind === 'personal_number' && answeredWith === null) return 'subject_mismatch';
  if (hint && answeredWith !== null && hashOf(hashedText({ kind: hint.kind, value: answeredWith })) !== hint.hash) {
    return 'subject_mismatch';
  }
  return answered.others.some((other) => other !== answered.subjectHash) ? 'other_subject' : null;
}

/** End of the time in which a person can answer. */
export function answerUntil(now: Date, seconds: number | null): Date {
  return new Date(now.getTime() + Math.min(seconds ?? usualAnswerSeconds, longestAnswerSeconds) * 1000);
}

/** Seconds until the next check, bounded whatever the service says. */
export function pauseSeconds(interval: number, outcome: IdentityOutcome & { state: 'pending' }): number {
  return Math.min(Math.max(interval + (outcome.slowDownSeconds ?? 0), 1), 3600);
}

/** Digits of a personal number, with spaces and hyphens between them: ten with an optional century, or eleven. */
const saidNumber = /(?<![\d+])\d(?:[ -]?\d){9,11}(?!\d)/g;

/** The personal number a person last said or typed; null when there is none. */
export function personalNumberIn(words: readonly string[]): PersonHint | null {
  const last = words.flatMap((text) => text.match(saidNumber) ?? []).at(-1);
  return last === undefined ? null : { kind: 'personal_number', value: last.replaceAll(/\D/g, '') };
}
