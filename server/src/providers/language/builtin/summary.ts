import type { ModelMessage, ModelRequest } from '#brain/ports.ts';
import { displayPhoneNumber } from './details/find-phone-number.ts';
import { intentOf } from './intents.ts';
import type { PhraseKey, PhrasePack } from './phrases/phrase-pack.ts';
import { endsWithPhrase, phrasePackOf, unknownWordings } from './phrases/say.ts';

/** Maximum quotes of each side, the last ones. */
const quotesMax = 3;
const quoteChars = 90;

interface Exchange {
  question: string;
  /** It answers a question of the agent for a detail. */
  isDetail: boolean;
  answer: string;
}

/**
 * Summarises the person, their questions, the answers and what is open, in the agent's language and otherwise in the
 * words of the conversation.
 */
export function summaryOf(
  history: readonly ModelMessage[],
  { collected, language }: Pick<ModelRequest, 'collected' | 'language'>,
): string {
  const pack = phrasePackOf(language);
  const { summary } = pack;
  const exchanges = exchangesOf(history, pack);
  const wantsPerson = exchanges.some(({ question }) => intentOf(question) === 'person');
  // The person's details come first.
  const isNoted = ({ answer }: Exchange) => pack.noted.includes(answer);
  const asked = exchanges.filter(
    (each) => intentOf(each.question) === undefined && !isNoted(each) && !each.isDetail && /\p{L}/u.test(each.question),
  );
  const isOpen = ({ answer }: Exchange) =>
    answer === '' || unknownWordings(pack).some((wording) => answer.includes(wording));
  return [
    whoOf(collected),
    part(
      summary.asked,
      asked.map(({ question }) => question),
    ),
    part(
      summary.answered,
      asked.filter((each) => !isOpen(each)).map(({ answer }) => answer),
    ),
    part(
      summary.open,
      asked.filter(isOpen).map(({ question }) => question),
    ),
    wantsPerson ? summary.wantsPerson : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Each thing the person said, with what was said to it. */
function exchangesOf(history: readonly ModelMessage[], pack: PhrasePack): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const message of history) {
    const last = exchanges.at(-1);
    if (message.role === 'user') {
      // A visitor asked for a detail may ask something else first.
      const isDetail = last !== undefined && asksForDetail(last.answer, pack) && !message.text.trimEnd().endsWith('?');
      exchanges.push({ question: message.text, isDetail, answer: '' });
    }
    if (message.role === 'assistant' && last) last.answer = `${last.answer} ${message.text}`.trim();
  }
  return exchanges;
}

const detailQuestions: readonly PhraseKey[] = [
  'askName',
  'askPhone',
  'askEmail',
  'askDate',
  'askBookedDate',
  'askTime',
  'typeNumber',
];

const asksForDetail = (answer: string, pack: PhrasePack) =>
  detailQuestions.some((key) => endsWithPhrase(pack, key, answer));

function whoOf(collected: Readonly<Record<string, string>>): string {
  const { name, email, phone_number: phone } = collected;
  const known = [name, email, phone && displayPhoneNumber(phone)].filter(Boolean).join(', ');
  return known && `${known}.`;
}

function part(heading: string, texts: readonly string[]): string {
  const quoted = texts.slice(-quotesMax).map((text) => `“${shortened(text)}”`);
  // A quotation that ends a sentence needs no second period.
  const end = /[.!?…]”$/.test(quoted.at(-1) ?? '') ? '' : '.';
  return quoted.length === 0 ? '' : `${heading}: ${quoted.join(', ')}${end}`;
}

const shortened = (text: string) => (text.length <= quoteChars ? text : `${text.slice(0, quoteChars - 1).trimEnd()}…`);
