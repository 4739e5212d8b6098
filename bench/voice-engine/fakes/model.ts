import type { Scenario } from '../scenario.ts';
import type { Pace } from './pace.ts';
import type { Stamps } from './stamps.ts';

/** A language model that says sentences of ten words. Returns what stops it. */
export function startFakeModel(input: {
  scenario: Scenario;
  stamps: Stamps;
  pace: Pace;
  token(text: string): void;
  end(): void;
}): () => void {
  const { scenario, stamps, pace } = input;
  let said = 0;
  let cancel = () => {};
  stamps.modelAsked = performance.now();

  function next(): void {
    if (said === scenario.tokens) return input.end();
    if (said === 0) stamps.firstToken = performance.now();
    said += 1;
    // Before the word, which may stop it.
    cancel = pace.after(scenario.tokenMs, next);
    input.token(said % 10 === 0 ? 'today. ' : 'opening ');
  }

  cancel = pace.after(scenario.firstTokenMs, next);
  return () => cancel();
}
