/** Pitch period: the lag at which audio resembles itself. */
export interface Period {
  /** Unit: samples. */
  lag: number;
  /** -1 to 1: how alike both stretches are; 0 for silence. */
  similarity: number;
}

/** Step of the coarse search. Unit: samples; a fine search around the best follows. */
const coarseStep = 4;

/**
 * The lag between two bounds at which the stretch [start, start + length) resembles the stretch `lag` before it most
 * (`direction` -1) or after it (+1). The whole of both stretches must lie inside `pcm`. Costs some 10 microseconds for
 * a search over 10 ms.
 */
export function findPeriod(
  pcm: Int16Array,
  search: { start: number; length: number; minLag: number; maxLag: number; direction: 1 | -1 },
): Period {
  const coarse = bestLag(pcm, search, coarseStep);
  const minLag = Math.max(search.minLag, coarse.lag - coarseStep + 1);
  const maxLag = Math.min(search.maxLag, coarse.lag + coarseStep - 1);
  return bestLag(pcm, { ...search, minLag, maxLag }, 1);
}

function bestLag(
  pcm: Int16Array,
  search: { start: number; length: number; minLag: number; maxLag: number; direction: 1 | -1 },
  step: number,
): Period {
  const best: Period = { lag: search.minLag, similarity: -1 };
  for (let lag = search.minLag; lag <= search.maxLag; lag += step) {
    const likeness = similarityAt(pcm, search.start, search.length, lag * search.direction, step);
    if (likeness > best.similarity) {
      best.lag = lag;
      best.similarity = likeness;
    }
  }
  return best;
}

/** Normalised cross-correlation over every `step`th sample. */
function similarityAt(pcm: Int16Array, start: number, length: number, shift: number, step: number): number {
  let product = 0;
  let energy = 0;
  let shiftedEnergy = 0;
  for (let index = start; index < start + length; index += step) {
    const sample = pcm[index] ?? 0;
    const shifted = pcm[index + shift] ?? 0;
    product += sample * shifted;
    energy += sample * sample;
    shiftedEnergy += shifted * shifted;
  }
  return energy === 0 || shiftedEnergy === 0 ? 0 : product / Math.sqrt(energy * shiftedEnergy);
}
