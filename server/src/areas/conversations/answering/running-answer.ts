import type { ChatMessageId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { PageToolCall } from '#areas/agents/client-tools';

export type AnswerEvent =
  | { kind: 'delta'; messageId: ChatMessageId; text: string }
  | { kind: 'tool-started' | 'tool-finished'; toolCallId: string; name: string }
  /** A tool is to run in the visitor's page. */
  | { kind: 'page-tool'; call: PageToolCall }
  | { kind: 'completed'; message: ChatMessage }
  /** There will be none: a person has the chat now, or it is over. What was said of it (`messageId`) is void. */
  | { kind: 'withdrawn'; messageId: ChatMessageId | null };

/** An answer being made in this process. Whoever joins late is told what was said so far, then follows. */
export class RunningAnswer {
  readonly messageId: ChatMessageId;
  /** The visitor's messages up to this number are answered by it. */
  readonly upToSeq: number;
  readonly #abort = new AbortController();
  readonly #listeners = new Set<(event: AnswerEvent) => void>();
  /** Calls that wait for the page. */
  readonly #pageTools = new Map<string, PageToolCall>();
  #said = '';
  #hasActed = false;

  constructor(messageId: ChatMessageId, upToSeq: number) {
    this.messageId = messageId;
    this.upToSeq = upToSeq;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Something was said, or a tool has run: it cannot be made anew without a trace. */
  get hasActed(): boolean {
    return this.#hasActed;
  }

  /** Ends it without an answer. Harmless once it has ended. */
  withdraw(): void {
    this.#abort.abort();
  }

  tell(event: AnswerEvent): void {
    switch (event.kind) {
      case 'delta':
        this.#said += event.text;
        this.#hasActed = true;
        break;
      case 'tool-started':
        this.#hasActed = true;
        break;
      case 'page-tool':
        if (event.call.waits) this.#pageTools.set(event.call.toolCallId, event.call);
        break;
      case 'tool-finished':
        this.#pageTools.delete(event.toolCallId);
    }
    for (const listener of this.#listeners) listener(event);
  }

  follow(listener: (event: AnswerEvent) => void): () => void {
    if (this.#said !== '') listener({ kind: 'delta', messageId: this.messageId, text: this.#said });
    for (const call of this.#pageTools.values()) listener({ kind: 'page-tool', call });
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
