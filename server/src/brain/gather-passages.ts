import { within } from './guard-stream.ts';
import type { ModelMessage, Passage } from './ports.ts';
import type { Turn, TurnLimits } from './turn.ts';

/** A question of so few words ("And on Saturday?") is looked up together with the one before it. */
const followUpWords = 4;

/** Retrieval query for the last message of the person; empty before the first. */
export function retrievalQuestion(history: readonly ModelMessage[]): string {
  const said = history.filter((message) => message.role === 'user').map((message) => message.text.trim());
  const last = said.at(-1) ?? '';
  const before = said.at(-2);
  const isFollowUp = before !== undefined && last.split(/\s+/).length <= followUpWords;
  return isFollowUp ? `${before}\n${last}` : last;
}

/**
 * Asks all retrievers at once and returns the best passages of each, each id once: facts of a prompt do not push out
 * what the knowledge says. A retriever that fails or is late is left out and reported: a turn without passages is better
 * than no turn.
 */
export async function gatherPassages(turn: Turn, limits: TurnLimits): Promise<Passage[]> {
  const { knowledge } = turn.agent;
  const question = retrievalQuestion(turn.history);
  if (!knowledge.enabled || !question || turn.retrievers.length === 0) return [];
  const options = { topK: knowledge.topK, minScore: knowledge.minScore };
  const found = await Promise.all(
    turn.retrievers.map(async (retriever) => {
      try {
        return await within(retriever.retrieve(question, options, turn.signal), limits.retrievalTimeoutMs, turn.signal);
      } catch (cause) {
        turn.signal.throwIfAborted();
        turn.onProblem?.({ kind: 'retrieval-failed', cause });
        return [];
      }
    }),
  );
  const byId = new Map(found.flat().map((passage) => [passage.id, passage]));
  return [...byId.values()].sort((a, b) => b.score - a.score);
}
