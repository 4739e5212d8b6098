import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { knowledgeOfPrompt } from '../answers/question-answerer.ts';
import type { Fact } from '../facts/knowledge.ts';
import { foldWords } from '../fold-words.ts';
import type { PhraseKey, PhrasePack } from '../phrases/phrase-pack.ts';
import { say } from '../phrases/say.ts';

/** Something the agent can be asked about. */
export interface Topic {
  /** As it is named within a sentence. */
  label: string;
  /** Facts about it, in the order of the prompt. */
  facts: readonly { id: string; text: string }[];
}

/** Length of a heading that is still a topic. Unit: characters. */
const labelChars = 40;

/** Headings that are sentences: "We don't have". */
const isSentence = /^(?:we|wir|vi|nous|det här|lo que no)\b/iu;

/** Topics of an agent in the order of its prompt: the headings, or where it has none, the kinds of its facts. */
export function topicsOf(request: ModelRequest, reader: WordReader, pack: PhrasePack): Topic[] {
  const topics = topicsOfHeadings(request, reader);
  return topics.length > 0 ? topics : topicsOfKinds(request, reader, pack);
}

/** Name of the topic a fact stands under; undefined for a heading that is a question, a sentence or too long. */
export function labelOf(title: string, language: string): string | undefined {
  const bare = title.replace(/\s*\([^)]*\)\s*$/, '').replace(/[\s:.]+$/, '');
  const isTopic = bare !== '' && !title.trim().endsWith('?') && bare.length <= labelChars && !isSentence.test(bare);
  if (!isTopic) return undefined;
  const isGerman = language.startsWith('de');
  const plain = bare === bare.toUpperCase() ? withoutCapitals(bare, isGerman) : bare;
  if (isGerman) return plain;
  return /^\p{Lu}\p{Ll}/u.test(plain) ? `${plain[0]?.toLowerCase()}${plain.slice(1)}` : plain;
}

/** German nouns keep their capital; words of up to three letters are hardly nouns. */
function withoutCapitals(text: string, isGerman: boolean): string {
  const small = text.toLowerCase();
  const noun = isGerman ? /(?<!\p{L})\p{L}(?=\p{L}{3})/gu : /^\p{L}/u;
  return small.replace(noun, (letter) => letter.toUpperCase());
}

function topicsOfHeadings(request: ModelRequest, reader: WordReader): Topic[] {
  const topics = new Map<string, { label: string; facts: { id: string; text: string }[] }>();
  for (const { id, title, text } of reader.factsOf(request.prompt)) {
    const label = labelOf(title, request.language);
    if (label === undefined) continue;
    const topic = topics.get(foldWords(label)) ?? { label, facts: [] };
    topics.set(foldWords(label), topic);
    topic.facts.push({ id, text });
  }
  return [...topics.values()];
}

const kinds: readonly { key: PhraseKey; isOf(fact: Fact): boolean }[] = [
  { key: 'topicHours', isOf: ({ rules }) => rules.length > 0 },
  { key: 'topicPrices', isOf: ({ amounts }) => amounts.some(({ isPercent }) => !isPercent) },
  { key: 'topicAddress', isOf: ({ forms }) => forms.has('address') },
  { key: 'topicContact', isOf: ({ forms }) => forms.has('phone') || forms.has('email') },
];

function topicsOfKinds({ prompt, language }: ModelRequest, reader: WordReader, pack: PhrasePack): Topic[] {
  const { facts } = knowledgeOfPrompt(prompt, language, reader);
  return kinds.flatMap(({ key, isOf }) => {
    const fitting = facts.filter(isOf);
    return fitting.length > 0 ? [{ label: say(pack, key), facts: fitting }] : [];
  });
}
