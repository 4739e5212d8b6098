import type { PassageIndex } from './passage-index.ts';
import { addScores, containsTerm, findTerm, type Postings, type QueryTerm } from './postings.ts';
import { noVocabulary, termsOfQuery, type Vocabulary } from './terms.ts';
import { cosines, unitVector } from './vectors.ts';

/** Weight of 4-grams beside stems. Source: bench/knowledge; 1 to 3 differ by less than half a point of recall. */
const gramWeight = 1.5;
const lexicalWeight = 1 + gramWeight;
/**
 * Weight of concepts where no passage shares words with the question. It falls with the fourth power of the share that
 * the best passage covers: concepts find what colloquial words miss and blur what exact words find.
 * Source: bench/knowledge.
 */
const conceptWeight = 2;
const conceptFall = 4;
/** Part that a concept in common proves of a passage's relevance, beside a word in common. */
const conceptProof = 0.6;
/** Least passages from which the mean cosine shows how similar a model finds unrelated texts. */
const meanMin = 8;

/** A passage found for a question. */
export interface Hit {
  id: string;
  /** Relevance, 0-1: the share of the question that the passage covers, by words or by embedding. */
  score: number;
  /** Parts of its rank, each 0-1 against the best passage of that part, and the embedding's cosine. */
  parts: { stems: number; grams: number; concepts: number; embedding: number | null };
  /** Words of the question whose stems the passage contains. */
  words: string[];
}

export interface SearchOptions {
  limit: number;
  vocabulary?: Vocabulary;
  /** Embedding of the question by the model of the index's vectors; another length is ignored. */
  vector?: ArrayLike<number> | null;
  /** Cosines of the nearest passages by id, where the index's vectors are held elsewhere. */
  nearest?: ReadonlyMap<string, number> | null;
  minScore?: number;
}

interface Weighted {
  term: QueryTerm;
  weight: number;
}

/**
 * Finds the passages that answer a question, best first. Ranks by BM25 over stems and over 4-grams, each divided by its
 * best score, plus concepts and embeddings where there are any. Never demands all words of a question.
 */
export function searchPassages(index: PassageIndex, question: string, options: SearchOptions): Hit[] {
  const { limit, vocabulary = noVocabulary, vector = null, nearest = null, minScore = 0 } = options;
  const count = index.ids.length;
  const terms = termsOfQuery(question, index.languages, vocabulary);
  const stems = [...terms.stems].map(([stem, { weight, words }]) => ({
    term: findTerm(index.stems, stem),
    weight,
    words,
  }));
  const grams = [...terms.grams].map(([gram, weight]) => ({ term: findTerm(index.grams, gram), weight }));
  const concepts = [...terms.concepts].map((concept) => ({ term: findTerm(index.concepts, concept), weight: 1 }));
  const stemScores = scoresOf(index.stems, stems, count);
  const gramScores = scoresOf(index.grams, grams, count);
  const conceptScores = scoresOf(index.concepts, concepts, count);
  const ranks = new Float32Array(count);
  for (let passage = 0; passage < count; passage++)
    ranks[passage] = (stemScores.of(passage) + gramWeight * gramScores.of(passage)) / lexicalWeight;
  const coverageOf = (passage: number) =>
    (coverage(index.stems, stems, passage) + coverage(index.grams, grams, passage)) / 2;
  const ofConcepts = (conceptWeight / lexicalWeight) * (1 - coverageOf(best(ranks))) ** conceptFall;
  const similar = similaritiesOf(index, vector, nearest);
  for (let passage = 0; passage < count; passage++)
    ranks[passage] =
      (ranks[passage] as number) + ofConcepts * conceptScores.of(passage) + (similar?.share(passage) ?? 0);

  const hits: Hit[] = [];
  for (const passage of topOf(ranks, limit)) {
    const covered = coverageOf(passage);
    const byConcepts = conceptProof * coverage(index.concepts, concepts, passage);
    const byWords = covered + (1 - covered) * byConcepts;
    const score = Math.min(1, Math.max(byWords, similar?.relevance(passage) ?? 0));
    if (score < minScore || score === 0) continue;
    hits.push({
      id: index.ids[passage] as string,
      score,
      parts: {
        stems: stemScores.of(passage),
        grams: gramScores.of(passage),
        concepts: conceptScores.of(passage),
        embedding: similar?.cosine(passage) ?? null,
      },
      words: [
        ...new Set(stems.flatMap(({ term, words }) => (containsTerm(index.stems, term, passage) ? [...words] : []))),
      ],
    });
  }
  return hits;
}

/** BM25 scores of a kind of term, divided by the best. */
function scoresOf(postings: Postings, terms: readonly Weighted[], count: number) {
  const scores = new Float32Array(count);
  for (const { term, weight } of terms) addScores(postings, term, weight, scores);
  const most = scores[best(scores)] ?? 0;
  const factor = most > 0 ? 1 / most : 0;
  return { of: (passage: number) => (scores[passage] as number) * factor };
}

/** Share of the question's weight that a passage contains, 0-1. */
function coverage(postings: Postings, terms: readonly Weighted[], passage: number): number {
  let all = 0;
  let contained = 0;
  for (const { term, weight } of terms) {
    // Squared: a passage that shares only the question's common words covers little of it.
    const share = weight * weight * term.idf;
    all += share;
    if (containsTerm(postings, term, passage)) contained += share;
  }
  return all > 0 ? contained / all : 0;
}

/** Cosines of passages with a question, and how they count. */
function similaritiesOf(
  { ids, vectors }: PassageIndex,
  vector: ArrayLike<number> | null,
  nearest: ReadonlyMap<string, number> | null,
) {
  if (vectors === null || vector === null || vector.length !== vectors.dimensions) return null;
  if (vectors.mean !== null) {
    if (nearest === null) return null;
    // The mean of cosines is the cosine with the mean.
    const [mean = 0] = cosines({ dimensions: vectors.dimensions, values: vectors.mean }, unitVector(vector));
    const cosineOf = (passage: number) => nearest.get(ids[passage] as string) ?? null;
    return sharesOf(cosineOf, { mean, most: Math.max(0, ...nearest.values()) });
  }
  const found = cosines(vectors, unitVector(vector));
  const mean = found.length < meanMin ? 0 : found.reduce((sum, cosine) => sum + cosine, 0) / found.length;
  return sharesOf((passage) => found[passage] as number, { mean, most: found[best(found)] ?? 0 });
}

/** A passage counts for as much as its cosine lies above the mean; one without a cosine counts for nothing. */
function sharesOf(cosine: (passage: number) => number | null, { mean, most }: { mean: number; most: number }) {
  const above = (passage: number) => Math.max(0, (cosine(passage) ?? mean) - mean);
  return {
    cosine,
    share: (passage: number) => (most > mean ? above(passage) / (most - mean) : 0),
    relevance: (passage: number) => (mean < 1 ? above(passage) / (1 - mean) : 0),
  };
}

function best(values: Float32Array): number {
  let at = 0;
  for (let each = 1; each < values.length; each++) if ((values[each] as number) > (values[at] as number)) at = each;
  return at;
}

/** Numbers of the highest ranks more than 0, highest first; equal ones in the order of the passages. */
function topOf(ranks: Float32Array, limit: number): number[] {
  const top: number[] = [];
  for (let passage = 0; passage < ranks.length; passage++) {
    const rank = ranks[passage] as number;
    const last = top.at(-1);
    if (rank <= 0 || (top.length >= limit && last !== undefined && rank <= (ranks[last] as number))) continue;
    let at = top.length;
    while (at > 0 && (ranks[top[at - 1] as number] as number) < rank) at -= 1;
    top.splice(at, 0, passage);
    if (top.length > limit) top.pop();
  }
  return top;
}
