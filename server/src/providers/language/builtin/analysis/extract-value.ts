import type { AnalysisField, WordReader } from '#brain/ports.ts';
import { findCode } from '../details/find-code.ts';
import { withDigits } from '../details/number-words.ts';
import { readDetails, type Setting } from '../details/read-details.ts';
import { foldWords } from '../fold-words.ts';
import { beginsWithYesOrNo, intentOf, isQuestion } from '../intents.ts';
import { isAskedFor, labelOf, textKindOf } from './field-kind.ts';

/** Words of a person, with the agent's just before. */
export interface Said {
  text: string;
  /** The agent's last question before it; '' for none. */
  question: string;
}

export interface Extraction {
  said: readonly Said[];
  collected: Readonly<Record<string, string>>;
  setting: Setting;
  reader: WordReader;
}

/** Longest text value. Unit: characters. */
const textMax = 500;

/**
 * The value of a field as the person gave it; of several the last, which corrects those before. Null where nothing that
 * was said is one.
 */
export function extractValue(field: AnalysisField, extraction: Extraction): string | number | boolean | null {
  switch (field.type) {
    case 'string':
      return extractText(field, extraction);
    case 'number':
      return lastOf(extraction, (said) => numberIn(said, field, extraction));
    case 'boolean':
      return lastOf(extraction, (said) => booleanIn(said, field, extraction));
    case 'enum':
      return lastOf(extraction, (said) => choiceIn(said, field, extraction));
  }
}

function lastOf<Value>({ said }: Extraction, read: (said: Said) => Value | undefined): Value | null {
  for (const each of said.toReversed()) {
    const value = read(each);
    if (value !== undefined) return value;
  }
  return null;
}

function extractText(field: AnalysisField, extraction: Extraction): string | null {
  const { collected, setting } = extraction;
  const kind = textKindOf(field);
  const known = collected[field.name] ?? collected[kind];
  if (known !== undefined && known !== '') return known;
  switch (kind) {
    case 'name':
    case 'phone_number':
    case 'email':
    case 'date':
    case 'time':
      return lastOf(extraction, ({ text, question }) => {
        return readDetails(text, setting, isAskedFor(kind, question) ? kind : undefined)[kind];
      });
    case 'code':
      return lastOf(extraction, (said) => {
        const isAsked = sharesStem(said.question, field, extraction);
        if (!isAsked && !sharesStem(said.text, field, extraction)) return undefined;
        return findCode(said.text, { label: labelOf(field), isAsked, language: setting.language });
      });
    case 'topic':
      return extraction.said.find(({ text }) => isStatement(text) || isQuestion(text))?.text.slice(0, textMax) ?? null;
    default:
      return lastOf(extraction, (said) => textIn(said, field, extraction));
  }
}

/** The answer to a question for the field, or what follows its name: "my address is 3 Harbour Street". */
function textIn({ text, question }: Said, field: AnalysisField, extraction: Extraction): string | undefined {
  if (sharesStem(question, field, extraction) && isStatement(text)) return text.trim().slice(0, textMax);
  const label = new Set(extraction.reader.stems(labelOf(field)));
  for (const sentence of sentencesOf(text)) {
    const match = /^(.{2,60}?)(?::|\s(?:is|are|är|ist|sind|est|sont|es|son)\s)\s*(\S.*)$/iu.exec(sentence);
    if (match?.[1] === undefined || match[2] === undefined || isQuestion(sentence)) continue;
    const before = extraction.reader.stems(match[1]);
    if (label.size > 0 && [...label].every((stem) => before.includes(stem)))
      return match[2].replace(/[.!\s]+$/u, '').slice(0, textMax);
  }
  return undefined;
}

/** The number nearest to a word of the field, or the only one in the answer to a question for it. */
function numberIn({ text, question }: Said, field: AnalysisField, extraction: Extraction): number | undefined {
  const { language } = extraction.setting;
  for (const sentence of sentencesOf(text)) {
    const digits = withDigits(sentence, language);
    const numbers = [...digits.matchAll(/(?<![\d:.,/-])-?\d+(?:[.,]\d+)?(?![\d:/-]|[.,]\d)/g)];
    if (numbers.length === 0) continue;
    const places = placesOf(digits, wordsFor(field, extraction), extraction);
    if (places.length > 0) {
      const distance = (at: number) => Math.min(...places.map((place) => Math.abs(place - at)));
      const [nearest] = numbers.toSorted((one, other) => distance(one.index) - distance(other.index));
      return Number(nearest?.[0].replace(',', '.'));
    }
    if (numbers.length === 1 && sharesStem(question, field, extraction))
      return Number(numbers[0]?.[0].replace(',', '.'));
  }
  return undefined;
}

/** Yes or no to a question for the field, or a statement with all words of its name. */
function booleanIn({ text, question }: Said, field: AnalysisField, extraction: Extraction): boolean | undefined {
  const answer = sharesStem(question, field, extraction) ? beginsWithYesOrNo(text) : undefined;
  if (answer) return answer === 'yes';
  const label = new Set(extraction.reader.stems(labelOf(field)));
  if (label.size === 0) return undefined;
  for (const sentence of sentencesOf(text)) {
    const stems = extraction.reader.stems(sentence);
    if (isQuestion(sentence) || isCondition(sentence) || ![...label].every((stem) => stems.includes(stem))) continue;
    return !negation.test(foldWords(sentence));
  }
  return undefined;
}

/** The choice a person names, word for word or by the same stems; undefined where several fit as well. */
function choiceIn({ text }: Said, field: AnalysisField, { reader }: Extraction): string | undefined {
  const folded = ` ${foldWords(text)} `;
  const choices = field.choices ?? [];
  const named = choices
    .map((choice) => ({ choice, words: ` ${foldWords(choice.replaceAll('_', ' '))} ` }))
    .map((each) => ({ ...each, at: folded.lastIndexOf(each.words) }))
    .filter(({ at }) => at >= 0 && !negationBefore.test(folded.slice(0, at + 1)))
    .toSorted((one, other) => other.at - one.at || other.words.length - one.words.length);
  if (named[0]) return named[0].choice;
  if (negation.test(folded)) return undefined;
  const stems = new Set(reader.stems(text));
  const meant = choices.filter((choice) => {
    const wanted = reader.stems(choice.replaceAll('_', ' '));
    return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
  });
  return meant.length === 1 ? meant[0] : undefined;
}

const negation =
  /\b(?:not|no|never|isn|don|doesn|didn|aren|wasn|without|inte|ej|aldrig|utan|ingen|inget|nicht|kein\w*|nie|ohne|pas|jamais|aucune?|sans|nunca|jamas|sin)\b/;
const negationBefore =
  /\b(?:not|no|never|isn|don|without|inte|ej|aldrig|utan|ingen|inget|nicht|kein\w*|nie|ohne|pas|jamais|aucune?|sans|nunca|sin)(?: \S+){0,2} $/;

const isCondition = (sentence: string) => /^(?:if|om|wenn|falls|ob|si)\b/i.test(sentence.trim());

/** Not a courtesy, a yes or no, a number of keys, or a question. */
function isStatement(text: string): boolean {
  return /\p{L}{2}/u.test(text) && intentOf(text) === undefined && !isQuestion(text);
}

/** Stems of a field's name and description. */
function wordsFor(field: AnalysisField, { reader }: Extraction): ReadonlySet<string> {
  const stems = reader.stems(`${labelOf(field)}. ${field.description}`);
  const general = new Set(reader.stems(generalWords));
  const own = stems.filter((stem) => !general.has(stem));
  return new Set(own.length > 0 ? own : stems);
}

/** Words of a description that say nothing of the field: "number of guests" is not asked for by "order number". */
const generalWords = 'number numbers amount count nummer antal anzahl zahl nombre numero numéro cantidad numero de';

function sharesStem(text: string, field: AnalysisField, extraction: Extraction): boolean {
  const words = wordsFor(field, extraction);
  return extraction.reader.stems(text).some((stem) => words.has(stem));
}

/** Places of the words of a text that have one of the stems. */
function placesOf(text: string, stems: ReadonlySet<string>, { reader }: Extraction): number[] {
  return [...text.matchAll(/\p{L}+/gu)]
    .filter(([word]) => reader.stems(word).some((stem) => stems.has(stem)))
    .map(({ index }) => index);
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.trim() !== '');
