import type { ModelRequest, Passage, WordReader } from '#brain/ports.ts';
import { foldWords } from './fold-words.ts';

/** Below this the facts are about something else. Source: the dialogs in builtin.dialogs.test.ts. */
const knownScore = 0.5;

/** One answer says at most this much, so that it stays short, also when spoken. */
const answerChars = 320;
const answerFacts = 3;

export interface FactAnswer {
  text: string;
  sourceIds: string[];
  /** 0-1. */
  score: number;
}

/** The best one to three facts for a question as sentences; undefined when none is about it. */
export function answerFromFacts(question: string, request: ModelRequest, reader: WordReader): FactAnswer | undefined {
  const facts = factsFor(request, reader);
  const ranked = reader.rank(question, facts);
  const best = ranked[0];
  if (!best || best.score < knownScore) return undefined;
  const chosen = [best, ...companions(best, ranked)].sort(
    (a, b) => facts.findIndex((fact) => fact.id === a.id) - facts.findIndex((fact) => fact.id === b.id),
  );
  return {
    text: chosen.map((fact) => asSentence(fact.text)).join(' '),
    sourceIds: [...new Set(chosen.map((fact) => sourceOf(fact.id)))],
    score: best.score,
  };
}

/** Headings the facts stand under, for telling what can be asked. */
export function topicsOf(request: ModelRequest, reader: WordReader): string[] {
  const titles = reader.factsOf(request.prompt).map((fact) => fact.title);
  return [...new Set(titles)].filter((title) => title && !title.endsWith('?') && title.length <= 40).slice(0, 4);
}

/** A prompt's own statements and those of the passages; an id of a passage's statement is `<passage>#<n>`. */
function factsFor(request: ModelRequest, reader: WordReader): Passage[] {
  const own = reader.factsOf(request.prompt);
  const said = new Set(own.map((fact) => foldWords(fact.text)));
  const found = request.passages.flatMap((passage) =>
    reader
      .factsOf(passage.text)
      .map((fact) => ({ ...fact, id: `${passage.id}#${fact.id}`, title: fact.title || passage.title })),
  );
  return [...own, ...found.filter((fact) => !said.has(foldWords(fact.text)))];
}

const sourceOf = (factId: string) => factId.split('#')[0] ?? factId;

/** Facts that belong to the same answer: as good as the best and from the same place. */
function companions(best: Passage, ranked: readonly Passage[]): Passage[] {
  const chosen: Passage[] = [];
  let chars = best.text.length;
  for (const fact of ranked.slice(1)) {
    const belongs =
      fact.score >= best.score * 0.95 &&
      fact.title === best.title &&
      sourceOf(fact.id) === sourceOf(best.id) &&
      !fact.title.endsWith('?');
    const isPrompt =
      best.id.startsWith('prompt:') &&
      fact.id.startsWith('prompt:') &&
      fact.title === best.title &&
      fact.title !== '' &&
      fact.score >= best.score * 0.95;
    if (!belongs && !isPrompt) continue;
    if (chosen.length + 1 >= answerFacts || chars + fact.text.length > answerChars) break;
    chosen.push(fact);
    chars += fact.text.length;
  }
  return chosen;
}

function asSentence(text: string): string {
  const clean = text.trim();
  const first = clean[0] ?? '';
  const sentence = `${first.toUpperCase()}${clean.slice(1)}`;
  return /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
