import type { TokenUsage, ToolCall } from '#brain/ports.ts';

/** Answer of a peer: texts as separate deltas, then tool calls. */
export interface PeerAnswer {
  texts: readonly string[];
  toolCalls?: readonly ToolCall[];
  usage?: TokenUsage;
}

/** One vendor's streaming protocol, as far as an answer needs it. Frames are complete server-sent events. */
export interface WireFormat {
  /** Path a request must be sent to; `:model` is replaced by the model's name. */
  path: string;
  /** Authentication header of the vendor: name and value. */
  authorization: (key: string) => [header: string, value: string];
  /** Frames before the first text. */
  begin: (answer: PeerAnswer) => string[];
  text: (delta: string, index: number) => string[];
  /** Frames after the last text: tool calls, end, usage. */
  end: (answer: PeerAnswer) => string[];
  /** True when the vendor accepts the conversation as sent. */
  accepts?: (body: Record<string, unknown>) => boolean;
  /** Body of an answer with an error status. */
  error: (status: number) => object;
  /** An error inside a stream that has begun. */
  errorFrame: (kind: 'rate_limited' | 'unavailable') => string;
}

export const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
export const event = (name: string, value: unknown) => `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;
export const usageOf = (answer: PeerAnswer): TokenUsage => answer.usage ?? { inputTokens: 12, outputTokens: 7 };
