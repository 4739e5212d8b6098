import { foldSpaces, startsWithAny } from '../text/fold-spaces.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { AnswerKind } from './question.ts';
import type { Sentence } from './sentences.ts';

/** Kinds of answer that do not begin with yes or no. */
const wantsDetail: ReadonlySet<AnswerKind> = new Set(['price', 'time', 'duration', 'who', 'count']);

const questionWords = new Set(['when', 'who', 'price', 'count', 'place', 'duration', 'age', 'how', 'which', 'reason']);

export function isYesNoSentence({ text, tokens }: Sentence, kind: AnswerKind, { pack }: Lexicon): boolean {
  const clauses = text.split(/(?<=[.!?,;:])\s+/).map((clause) => foldSpaces(clause).replace(conjunction, ''));
  if (clauses.some((clause) => startsWithAny(clause, pack.yesNoStarts))) return true;
  // German and Swedish questions begin with the verb: "behandeln Sie ...", "lagar ni ...".
  const [first, second] = tokens;
  if (first && second && subjects[pack.code]?.has(second.word) && !questionStart.test(first.word)) return true;
  if (pack.code === 'sv' && first && second && swedishVerb.test(first.word) && definite.test(second.word)) return true;
  // In Spanish and French the order of words does not tell.
  if (!['es', 'fr'].includes(pack.code) || tokens.length < 2 || wantsDetail.has(kind)) return false;
  // "Las tintas que usáis": a relative pronoun has no accent and does not stand first.
  const start = foldSpaces(
    pack.code === 'es' ? text.replace(/(?<=(?:^|[\s¿])(?:las?|los|el)\s\p{L}+\s)que(?!\p{L})/giu, '') : text,
  );
  return (
    text.trim().endsWith('?') &&
    !questionStart.test(start) &&
    !tokens.some(({ concept }) => questionWords.has(concept ?? ''))
  );
}

/** "And may we bring a cake?" */
const conjunction = /^(?:(?:and|but|so|oh|ok|okay|och|men|sa|und|aber|also|et|mais|donc|y|pero|entonces)\s)+/;

/** Subjects of a question that begins with its verb. */
const subjects: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['sie', 'ihr', 'du', 'man', 'ich', 'wir', 'es', 'das', 'mein', 'meine']),
  sv: new Set(['ni', 'du', 'man', 'jag', 'vi', 'det', 'den', 'min', 'mitt']),
};

/** "Sover hundarna ...": the present tense, and a subject behind it. */
const swedishVerb = /^(?!(?:var|nar|hur|varfor|dar|har|eller|over|under|efter)$)(?:\p{L}+r|maste|ska|far|kan|vill)$/u;
const definite = /^(?:de|han|hon|nagon|nan|\p{L}{2,}(?:en|et|na))$/u;

/** Question words in any place, in five languages. */
const questionStart =
  /\b(?:what|which|who|where|when|how|why|whose|vad|vilk\w+|vem|var|nar|hur|varfor|was|welche\w*|wer|wem|wen|wo|wann|wie\w*|warum|womit|woher|wohin|quel\w*|qui|quoi|ou|quand|comment|combien|pourquoi|que|cual\w*|quien\w*|donde|cuando|como|cuant\w+|por que)\b/;
