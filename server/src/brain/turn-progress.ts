import { passagesBehind } from './passages-behind.ts';
import type { ModelMessage, Passage, ToolCall } from './ports.ts';
import type { CompletedTurn, ToolRecord, Turn, TurnEvent } from './turn.ts';

/** What has happened in a turn so far, and what it adds up to. */
export class TurnProgress {
  text = '';
  collected: Record<string, string>;
  passages: Passage[] = [];
  readonly messages: ModelMessage[] = [];
  readonly toolCalls: ToolRecord[] = [];
  retrievalMs = 0;
  modelMs = 0;
  private stepText = '';
  private firstDeltaMs: number | null = null;
  private modelId: string;
  private readonly usage = { inputTokens: 0, outputTokens: 0 };
  private readonly sourceIds = new Set<string>();
  private readonly startedAt = performance.now();

  constructor(turn: Turn) {
    this.collected = { ...turn.collected };
    this.modelId = turn.model.id;
  }

  beginStep(): void {
    this.stepText = '';
  }

  /** Returns the delta to send: what follows a tool does not stick to what was said before it. */
  say(delta: string): string {
    this.firstDeltaMs ??= performance.now() - this.startedAt;
    const isNewStep = this.stepText === '' && this.text !== '';
    const text = isNewStep && !/\s$/.test(this.text) && !/^\s/.test(delta) ? ` ${delta}` : delta;
    this.text += text;
    this.stepText += delta;
    return text;
  }

  endStep(calls: ToolCall[]): void {
    if (this.stepText === '' && calls.length === 0) return;
    this.messages.push({ role: 'assistant', text: this.stepText, ...(calls.length > 0 && { toolCalls: calls }) });
  }

  collect(name: string, value: string): TurnEvent {
    this.collected = { ...this.collected, [name]: value };
    return { kind: 'collected', name, value };
  }

  addSources(passageIds: readonly string[]): void {
    for (const id of passageIds) this.sourceIds.add(id);
  }

  noteFinish(usage: { inputTokens: number; outputTokens: number }, modelId: string | undefined): void {
    this.usage.inputTokens += usage.inputTokens;
    this.usage.outputTokens += usage.outputTokens;
    if (modelId) this.modelId = modelId;
  }

  *noteToolResults(records: ToolRecord[]): Generator<TurnEvent, void> {
    for (const record of records) {
      const { call, outcome } = record;
      this.toolCalls.push(record);
      this.messages.push({
        role: 'tool',
        toolCallId: call.id,
        name: call.name,
        result: outcome.result,
        isError: outcome.isError,
      });
      for (const [name, value] of Object.entries(outcome.variables ?? {})) yield this.collect(name, value);
    }
  }

  /** What the model named, or for models that cannot name their sources, what its words show. */
  private sourcesOfText(): Passage[] {
    if (this.sourceIds.size === 0) return passagesBehind(this.text, this.passages);
    return this.passages.filter((passage) => this.sourceIds.has(passage.id));
  }

  completed(end: Pick<CompletedTurn, 'interrupted' | 'failure'>): CompletedTurn {
    return {
      kind: 'completed',
      text: this.text,
      sources: this.sourcesOfText(),
      usage: this.usage,
      latency: {
        firstDeltaMs: this.firstDeltaMs === null ? null : Math.round(this.firstDeltaMs),
        totalMs: Math.round(performance.now() - this.startedAt),
        retrievalMs: Math.round(this.retrievalMs),
        modelMs: Math.round(this.modelMs),
      },
      modelId: this.modelId,
      toolCalls: this.toolCalls,
      messages: this.messages,
      ...end,
    };
  }
}
