import type { ChatMessageId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';
import type { PageToolCall } from '#areas/agents/client-tools';

export type AnswerEvent =
  | { kind: 'delta'; messageId: ChatMessageId; text: string }
  | { kind: 'tool-started' | 'tool-finished'; toolCallId: string; name: string }
  /** A tool must run in the visitor's page. */
  | { kind: 'page-tool'; call: PageToolCall }
  | { kind: 'completed'; message: ChatMessage }
  /** No answer follows: an operator has the chat, or it is closed. Text sent under `messageId` is void. */
  | { kind: 'withdrawn'; messageId: ChatMessageId | null };

/** Answer being generated in this process. Late followers first receive the text so far. */
export class RunningAnswer {
  readonly messageId: ChatMessageId;
  /** Highest number of the visitor's messages this answer covers. */
  readonly upToSeq: number;
  readonly #abort = new AbortController();
  readonly #listeners = new Set<(event: AnswerEvent) => void>();
  /** Calls awaiting a result of the page. */
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

  /** True once text was sent or a tool was called: the answer can no longer restart unnoticed. */
  get hasActed(): boolean {
    return this.#hasActed;
  }

  /** Aborts the answer. Harmless once it has ended. */
  withdraw(): void {
    this.#abort.abort();
  }

  publish(event: AnswerEvent): void {
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
