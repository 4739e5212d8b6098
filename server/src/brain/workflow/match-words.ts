import { fold, stemsOf, wordsOf } from '../words.ts';

/** Words of a condition that say who does something, or that it is wanted; they are not what tells two conditions apart. */
const general = new Set(
  stemsOf(
    'visitor caller user customer person client guest patient they wants want asks ask says say would like needs need mentions mention talks talk about when if is question request kunden besökaren personen vill frågar säger behöver kunde möchte will fragt sagt braucht client visiteur veut demande dit cliente visitante quiere pregunta dice',
  ),
);
const agreement =
  /\b(agrees?|confirms?|accepts?|says? yes|answers? yes|approves?|bekräftar|godkänner|säger ja|bestätigt|stimmt zu|sagt ja|confirme|accepte|dit oui|acepta|confirma|dice que sí)\b/i;
const refusal =
  /\b(declines?|refuses?|rejects?|disagrees?|says? no|answers? no|does not (?:want|agree|confirm)|avböjer|tackar nej|säger nej|lehnt ab|sagt nein|refuse|dit non|rechaza|dice que no)\b/i;

/** Share of a phrase's meaning that a text must have to resemble it. */
const phraseShare = 0.6;
/** The same of a condition, which says more than a person does. */
const conditionShare = 0.34;

/** True where a text is a phrase or resembles it by its words. */
export function resembles(text: string, phrase: string): boolean {
  if (wordsOf(text).join(' ') === wordsOf(phrase).join(' ')) return true;
  return shareOf(new Set(stemsOf(text)), new Set(stemsOf(phrase))) >= phraseShare;
}

/**
 * The condition that a text meets best by its words, the first of equal ones; null: none. `yesOrNo`: what the text
 * answers to a question.
 */
export function matchCondition(
  text: string,
  conditions: readonly string[],
  yesOrNo: 'yes' | 'no' | undefined,
): number | null {
  const said = new Set(stemsOf(fold(text)));
  let best: { index: number; share: number } | undefined;
  conditions.forEach((condition, index) => {
    const share = scoreOf(condition, said, yesOrNo);
    if (share >= conditionShare && share > (best?.share ?? 0)) best = { index, share };
  });
  return best?.index ?? null;
}

function scoreOf(condition: string, said: ReadonlySet<string>, yesOrNo: 'yes' | 'no' | undefined): number {
  if (yesOrNo === 'yes' && agreement.test(condition) && !refusal.test(condition)) return 1;
  if (yesOrNo === 'no' && refusal.test(condition)) return 1;
  const meant = new Set(stemsOf(condition).filter((stem) => !general.has(stem)));
  return shareOf(said, meant);
}

function shareOf(said: ReadonlySet<string>, meant: ReadonlySet<string>): number {
  if (meant.size === 0) return 0;
  return [...meant].filter((stem) => said.has(stem)).length / meant.size;
}
