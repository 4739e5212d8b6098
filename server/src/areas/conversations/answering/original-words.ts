import type { ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import type { RunState } from '#brain/turn.ts';
import type { ClaimedTurn } from './answer-turn.queries.ts';

/** Messages remembered by one process; the oldest are forgotten first. */
const messagesMax = 20_000;
const sessionsMax = 5_000;

/**
 * Words of chats whose stored messages are redacted, in the memory of this process alone: the model answers to what was
 * said. Another process, or this one after a restart, has the redacted words.
 */
export class OriginalWords {
  readonly #texts = new Map<ChatMessageId, string>();
  readonly #variables = new Map<ChatSessionId, Record<string, string>>();
  readonly #runs = new Map<ChatSessionId, RunState>();

  remember(id: ChatMessageId, text: string): void {
    this.#texts.set(id, text);
    forgetOldest(this.#texts, messagesMax);
  }

  rememberVariables(id: ChatSessionId, variables: Readonly<Record<string, string>>): void {
    if (Object.keys(variables).length === 0) return;
    this.#variables.set(id, { ...this.#variables.get(id), ...variables });
    forgetOldest(this.#variables, sessionsMax);
  }

  rememberRun(id: ChatSessionId, state: RunState): void {
    this.#runs.set(id, state);
    forgetOldest(this.#runs, sessionsMax);
  }

  /** The turn as it was said, as far as it is remembered. */
  restore(turn: ClaimedTurn): ClaimedTurn {
    const messages = turn.messages.map((message) => {
      const text = this.#texts.get(message.id as ChatMessageId);
      return text === undefined ? message : { ...message, text };
    });
    const known = this.#runs.get(turn.session.id);
    const isCurrent = known !== undefined && known.step === turn.run?.state.step;
    const run = turn.run && isCurrent ? { ...turn.run, state: known } : turn.run;
    return { ...turn, messages, run, variables: { ...turn.variables, ...this.#variables.get(turn.session.id) } };
  }
}

function forgetOldest<Key>(entries: Map<Key, unknown>, max: number): void {
  for (const key of entries.keys()) {
    if (entries.size <= max) return;
    entries.delete(key);
  }
}
