import { impliedConcepts } from '../facts/implied-concepts.ts';
import type { Fact } from '../facts/knowledge.ts';
import type { Token } from '../text/tokenize.ts';

/** Value of a statement on all of a kind for one of it: "no pets" for cats. */
const broaderValue = 0.7;

/** Kinds of which a statement holds for each one: "Pets are welcome". */
const universal = new Set(['pet', 'alcohol']);

/** Concepts that answer for each other where a fact has only the other: "included" and "free". */
const related: Readonly<Record<string, string>> = { include: 'free', free: 'include' };

const restricts =
  /(?<!\p{L})(?:only|exclusively|nothing but|endast|enbart|bara|nur|ausschließlich|lediglich|seulement|uniquement|exclusivement|solo|sólo|solamente|únicamente|exclusivamente)(?!\p{L})/iu;

/** How well a fact that does not name a thing answers for it by its kind, 0-1. */
export function kindValue({ concept }: Token, fact: Fact, isYesNo: boolean): number {
  if (concept === undefined) return 0;
  const other = related[concept];
  if (other !== undefined && fact.terms.has(`~${other}`)) return broaderValue;
  if (!isYesNo) return 0;
  const kind = impliedConcepts[concept];
  const value = kind === undefined ? undefined : fact.terms.get(`~${kind}`);
  if (kind === undefined || value === undefined) return 0;
  if (universal.has(kind) && value === 1) return broaderValue;
  return restricts.test(fact.text) ? broaderValue : 0;
}

/** True where a fact names others of the kind as the only ones: "beer and wine only" for whisky. */
export function isExcluded({ concept }: Token, fact: Fact): boolean {
  const kind = concept === undefined ? undefined : impliedConcepts[concept];
  if (kind === undefined || fact.terms.has(`~${concept}`)) return false;
  return fact.terms.has(`~${kind}`) && restricts.test(fact.text);
}
