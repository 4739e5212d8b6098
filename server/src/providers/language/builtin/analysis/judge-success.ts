import type { ConversationOutcome } from '#brain/ports.ts';
import { foldWords } from '../fold-words.ts';

/** Outcome that criteria of success may ask for, in the five languages, folded. */
const outcomes: readonly [keyof ConversationOutcome | 'isAnswered', RegExp][] = [
  [
    'isBooked',
    /\b(?:book(?:s|ed|ing|ings)?|appointments?|reserv\w+|bok(?:a|ar|as|ad|ade|at|ning|ningar)|tid bokad|termin\w*|buch(?:t|en|ung|ungen)|gebucht|rendez vous|rdv|cita|citas)\b/,
  ],
  [
    'isCallbackRequested',
    /\b(?:call ?backs?|called back|be called|leaves? (?:a|an|their|his|her|the) (?:number|phone number|message|contact details)|uppringd|bli uppringd|ruckruf\w*|zuruckgerufen|rappel\w*|devol\w+ la llamada)\b/,
  ],
  [
    'isTransferred',
    /\b(?:transfer\w*|connected|handed over|kopplad\w*|kopplas|kopplats|weitergeleitet|verbunden|mis en relation|transferi\w*|pasad\w*)\b/,
  ],
  ['isAnswered', /\b(?:answer(?:s|ed)?|besvara\w*|fick svar|beantwort\w*|repondu\w*|reponse|respond\w*|respuesta)\b/],
];

const negation =
  /\b(?:not|no|never|without|unless|or|inte|ej|aldrig|utan|eller|nicht|kein\w*|nie|ohne|oder|pas|jamais|sans|ou|nunca|sin|o)\b/;

/**
 * Judges criteria that ask for one outcome Parley knows from its own records, such as "the caller books an
 * appointment". Null for all others: what they mean cannot be said without understanding them.
 */
export function judgeSuccess(
  criteria: string,
  outcome: ConversationOutcome & { isAnswered: boolean | null },
): boolean | null {
  const folded = foldWords(criteria);
  if (folded === '' || negation.test(folded)) return null;
  const wanted = outcomes.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
  const [only] = wanted;
  return wanted.length === 1 && only !== undefined ? outcome[only] : null;
}
