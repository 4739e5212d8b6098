import { passagesBehind } from './passages-behind.ts';
import type { ModelEvent, ModelMessage, Passage, ToolCall } from './ports.ts';
import { isParting, type ToolWords } from './run-tool-calls.ts';
import type { CompletedTurn, ToolRecord, Turn, TurnEvent } from './turn.ts';

type ModelFinish = Extract<ModelEvent, { kind: 'finish' }>;

/** State of a turn under way, and its result. */
export class TurnProgress {
  text = '';
  collected: Record<string, string>;
  passages: Passage[] = [];
  readonly messages: ModelMessage[] = [];
  readonly toolCalls: ToolRecord[] = [];
  retrievalMs = 0;
  modelMs = 0;
  private stepText = '';
  /** Said by tools after they had finished, and not in a message yet. */
  private afterTools = '';
  private readonly saidByTools = new Set<string>();
  private endsCall = false;
  private transferTo: string | undefined;
  private lastWords: string | undefined;
  private firstDeltaMs: number | null = null;
  private modelId: string;
  private isUnsure = false;
  private digitsMax: number | undefined;
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
    const text = this.stepText === '' ? spaced(this.text, delta) : delta;
    this.utter(text);
    this.stepText += delta;
    return text;
  }

  /** Something a tool says by itself, unless it was said in this turn already. */
  *sayForTool({ text, isAfter }: Pick<ToolWords, 'text' | 'isAfter'>): Generator<TurnEvent, void> {
    if (this.saidByTools.has(text)) return;
    this.saidByTools.add(text);
    const delta = spaced(this.text, text);
    this.utter(delta);
    if (isAfter) this.afterTools += spaced(this.afterTools, text);
    else this.addToLastAnswer(text);
    yield { kind: 'delta', text: delta, isWhole: true };
  }

  /** Yields the last words when tools end the conversation or hand it over. */
  *sayLastWords(): Generator<TurnEvent, void> {
    if (this.lastWords !== undefined) yield* this.sayForTool({ text: this.lastWords, isAfter: true });
  }

  /** The tools' sentences after the model's last text become its end. */
  private keepLastWords(): void {
    const last = this.messages.at(-1);
    if (this.afterTools === '') return;
    if (last?.role === 'assistant' && !last.toolCalls) last.text += spaced(last.text, this.afterTools);
    else this.messages.push({ role: 'assistant', text: this.afterTools });
    this.afterTools = '';
  }

  private utter(text: string): void {
    this.firstDeltaMs ??= performance.now() - this.startedAt;
    this.text += text;
  }

  /** A tool speaks before it has answered: its words belong to the message that asked for it. */
  private addToLastAnswer(text: string): void {
    const last = this.messages.at(-1);
    if (last?.role === 'assistant') last.text += spaced(last.text, text);
  }

  endStep(calls: ToolCall[]): void {
    const text = this.afterTools + (this.stepText === '' ? '' : spaced(this.afterTools, this.stepText));
    this.afterTools = '';
    if (text === '' && calls.length === 0) return;
    this.messages.push({ role: 'assistant', text, ...(calls.length > 0 && { toolCalls: calls }) });
  }

  collect(name: string, value: string): TurnEvent {
    this.collected = { ...this.collected, [name]: value };
    return { kind: 'collected', name, value };
  }

  addSources(passageIds: readonly string[]): void {
    for (const id of passageIds) this.sourceIds.add(id);
  }

  noteFinish({ usage, modelId, isUnsure, digitsMax }: ModelFinish): void {
    this.usage.inputTokens += usage.inputTokens;
    this.usage.outputTokens += usage.outputTokens;
    if (modelId) this.modelId = modelId;
    this.isUnsure = isUnsure === true;
    this.digitsMax = digitsMax;
  }

  /** `told`: text of the outcome spoken to the person verbatim. */
  noteToolResult(record: ToolRecord, told: string | undefined): void {
    const { call, outcome } = record;
    this.toolCalls.push(record);
    this.messages.push({
      role: 'tool',
      toolCallId: call.id,
      name: call.name,
      result: told === undefined ? outcome.result : `${outcome.result}\n\n${toldNote(told)}`,
      isError: outcome.isError,
      ...(told !== undefined && { told }),
    });
    if (!isParting(outcome)) return;
    if (outcome.endsCall) this.endsCall = true;
    this.transferTo = outcome.transferTo ?? this.transferTo;
    this.lastWords = told ?? this.lastWords;
  }

  /** True when the model has to put an outcome into words. */
  wantsWords({ outcome }: ToolRecord): boolean {
    if (outcome.say !== undefined) return false;
    // A call must not end without a word; a transferred caller gets the call's own announcement.
    return outcome.transferTo === undefined && !(outcome.endsCall && this.text !== '');
  }

  /** Sources the model named, or those its words show for models that cannot name them. */
  private sourcesOfText(): Passage[] {
    if (this.sourceIds.size === 0) return passagesBehind(this.text, this.passages);
    return this.passages.filter((passage) => this.sourceIds.has(passage.id));
  }

  completed(end: Pick<CompletedTurn, 'interrupted' | 'failure'>): CompletedTurn {
    this.keepLastWords();
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
      isUnsure: this.isUnsure,
      toolCalls: this.toolCalls,
      messages: this.messages,
      ...(this.digitsMax !== undefined && { digitsMax: this.digitsMax }),
      ...(this.endsCall && { endsCall: true as const }),
      ...(this.transferTo !== undefined && { transferTo: this.transferTo }),
      ...end,
    };
  }
}

/** `more` as it follows `text`: with a space between them where there is none. */
const spaced = (text: string, more: string): string =>
  text !== '' && !/\s$/.test(text) && !/^\s/.test(more) ? ` ${more}` : more;

const toldNote = (told: string) =>
  `(The person hears of this, word for word: ${JSON.stringify(told)} Do not say it again.)`;
