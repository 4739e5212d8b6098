import type { ChatMessageId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';

export type AnswerEvent =
  | { kind: 'delta'; messageId: ChatMessageId; text: string }
  | { kind: 'tool-started' | 'tool-finished'; name: string }
  | { kind: 'completed'; message: ChatMessage };

/** An answer being made in this process. Whoever joins late is told what was said so far, then follows. */
export class RunningAnswer {
  readonly messageId: ChatMessageId;
  /** The visitor's messages up to this number are answered by it. */
  readonly upToSeq: number;
  readonly #abort = new AbortController();
  readonly #listeners = new Set<(event: AnswerEvent) => void>();
  #said = '';

  constructor(messageId: ChatMessageId, upToSeq: number) {
    this.messageId = messageId;
    this.upToSeq = upToSeq;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get hasSpoken(): boolean {
    return this.#said !== '';
  }

  /** Ends it without an answer. Harmless once it has ended. */
  withdraw(): void {
    this.#abort.abort();
  }

  tell(event: AnswerEvent): void {
    if (event.kind === 'delta') this.#said += event.text;
    for (const listener of this.#listeners) listener(event);
  }

  follow(listener: (event: AnswerEvent) => void): () => void {
    if (this.#said !== '') listener({ kind: 'delta', messageId: this.messageId, text: this.#said });
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
