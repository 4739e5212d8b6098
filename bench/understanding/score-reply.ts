/** Expectation of one turn; see bench/understanding/README.md. */
export type Expectation =
  | { answer: string[][]; not?: string[]; says?: 'yes' | 'no' }
  | { decline: true }
  | { leads: 'book' | 'callback' | 'cancel' | 'person' }
  | { chat: 'greeting' | 'thanks' | 'goodbye' | 'abilities' };

/**
 * - `right`: as expected.
 * - `helped`: says that it does not know for certain, and what it tells as perhaps helpful is the answer.
 * - `missed`: says that it does not know, or asks back, although the prompt tells the answer.
 * - `wrong`: states something else.
 * - `invented`: states something although the prompt tells nothing.
 */
export type Verdict = 'right' | 'helped' | 'missed' | 'wrong' | 'invented';

export interface Reply {
  text: string;
  isUnsure: boolean;
  /** It tells statements of the agent's knowledge. */
  hasSources: boolean;
}

const yesWords = /^(yes|ja|jo|javisst|oui|si|claro)(?!\p{L})/u;
const noWords = /^(no|nej|nein|non|nee)(?!\p{L})/u;

/** Judges a reply. */
export function scoreReply(reply: Reply, expected: Expectation): Verdict {
  if ('decline' in expected) return reply.isUnsure ? 'right' : 'invented';
  if ('chat' in expected) return reply.isUnsure ? 'missed' : 'right';
  if ('leads' in expected) return leads(reply) ? 'right' : reply.isUnsure ? 'missed' : 'wrong';
  const text = normalise(reply.text);
  const says =
    reply.isUnsure ||
    (expected.says === 'yes' ? yesWords.test(text) : expected.says === 'no' ? noWords.test(text) : true);
  // "fermé" is also in "fermés": a word of five letters or more may have an ending.
  const ending = (part: string) => (/\p{L}{5}$/u.test(part) ? '\\p{L}{0,2}' : '');
  const has = (part: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escape(normalise(part))}${ending(part)}(?![\\p{L}\\p{N}])`, 'u').test(text);
  const isTold = !reply.isUnsure || (reply.hasSources && expected.answer.length > 0);
  const isRight =
    isTold && says && expected.answer.every((parts) => parts.some(has)) && !(expected.not ?? []).some(has);
  if (reply.isUnsure) return isRight ? 'helped' : 'missed';
  return isRight ? 'right' : 'wrong';
}

/** Asks for the next detail, and claims nothing as done. */
const leads = ({ text }: Reply) => /\?\s*$/.test(text.trim());

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`´]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/(\d)[ ](?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
