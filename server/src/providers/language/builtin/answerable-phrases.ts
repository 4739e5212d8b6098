import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ModelRequest, WordReader } from '#brain/ports.ts';
import { createBuiltinModel } from './builtin-model.ts';

/** Agent as the built-in model answers for it. */
export type AnsweringAgent = Pick<ModelRequest, 'prompt' | 'agentName' | 'language' | 'timezone' | 'tools'>;

/** Phrases that the built-in model answers with something else than that it does not know. */
export interface AnswerablePhrases {
  /**
   * Resolves with those of `phrases` that are answered, in their order. Takes about 2 ms for each phrase that is new
   * for the agent, in slices of a few milliseconds.
   */
  of(agent: AnsweringAgent, phrases: readonly string[]): Promise<string[]>;
}

/** Agents whose results are kept: some 10 kB each. */
const agentsMax = 128;
/** Work between two turns of the event loop, which other calls need meanwhile. Unit: milliseconds. */
const sliceMs = 5;
/** A time at which nothing depends on the day: an answer that exists at one time exists at all. */
const noon = new Date('2026-03-11T12:00:00Z');

export function createAnswerablePhrases({ reader }: { reader: WordReader }): AnswerablePhrases {
  const model = createBuiltinModel({ reader });
  const known = new Map<string, Map<string, boolean>>();

  function resultsOf(agent: AnsweringAgent): Map<string, boolean> {
    const key = JSON.stringify([agent.language, agent.timezone, agent.agentName, agent.tools, agent.prompt]);
    const results = known.get(key) ?? new Map<string, boolean>();
    known.delete(key);
    known.set(key, results);
    if (known.size > agentsMax) known.delete(known.keys().next().value as string);
    return results;
  }

  async function isAnswered(agent: AnsweringAgent, text: string): Promise<boolean> {
    const request = { ...agent, system: '', messages: [{ role: 'user' as const, text }], passages: [], collected: {} };
    for await (const event of model.stream({ ...request, now: noon }, new AbortController().signal))
      if (event.kind === 'finish') return event.isUnsure !== true;
    return true;
  }

  return {
    async of(agent, phrases) {
      const results = resultsOf(agent);
      let sliceStart = performance.now();
      for (const phrase of phrases) {
        if (results.has(phrase)) continue;
        results.set(phrase, await isAnswered(agent, phrase));
        if (performance.now() - sliceStart < sliceMs) continue;
        await nextTurn();
        sliceStart = performance.now();
      }
      return phrases.filter((phrase) => results.get(phrase));
    },
  };
}
