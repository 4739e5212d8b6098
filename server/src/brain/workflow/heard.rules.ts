import type { RunPhase, RunState, RunStep, SaidPart } from './types.ts';

/** State after a reply of which only the beginning was heard. */
export interface HeardRun {
  state: RunState;
  /** Steps with the text of each that was heard. */
  steps: RunStep[];
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/**
 * Applies an interruption: nothing that was done is undone, verbatim sentences that were not heard whole are to be said
 * again, and an end or a transfer that was announced waits for its announcement. The sentence that was cut off counts
 * as unheard; those before it are never repeated.
 */
export function applyHeard(
  run: { state: RunState; steps: readonly RunStep[]; said: readonly SaidPart[]; isParting: boolean },
  playedText: string,
): HeardRun {
  let left = wordsOf(playedText).length;
  const unheard: string[] = [];
  const heardOf = new Map<number, string>();
  for (const part of run.said) {
    const heard = wordsOf(part.text).slice(0, left).join(' ');
    left = Math.max(0, left - wordsOf(part.text).length);
    heardOf.set(part.step, [heardOf.get(part.step), heard].filter(Boolean).join(' '));
    const rest = restOf(part.text, wordsOf(heard).length);
    if (part.kind === 'verbatim' && rest !== '') unheard.push(rest);
  }
  const phase: RunPhase = run.isParting ? { kind: 'interrupted' } : run.state.phase;
  const status = run.isParting ? 'running' : run.state.status;
  return {
    state: { ...run.state, status, phase, unheard: [...run.state.unheard, ...unheard] },
    steps: run.steps.map((step) => ({ ...step, text: heardOf.get(step.step) ?? step.text })),
  };
}

/** Sentences of a text that do not end within its first `heardWords` words. */
function restOf(text: string, heardWords: number): string {
  let count = 0;
  return text
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => {
      count += wordsOf(sentence).length;
      return count > heardWords;
    })
    .join(' ');
}
