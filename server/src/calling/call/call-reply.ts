import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ModelTokens } from '@parley/contract/resources/call';
import type { Brain } from '#brain/create-brain.ts';
import type { Keypad, ModelMessage, Retriever, ToolCall, ToolOutcome, ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn, TransferTarget, TurnEvent } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import type {
  AgentVoices,
  PendingReply,
  ReplyEnd,
  ReplyRequest,
  ReplyStreamListener,
  TransferRequest,
} from '#voice/ports.ts';
import { type PlayedReply, replyMessages, requestMessages } from './exchange.rules.ts';
import type { CallWorkflowRun } from './workflow-run.ts';

/** One exchange of the conversation: the caller's words and the agent's reply to them. */
export interface Exchange {
  messages: ModelMessage[];
}

export interface CallReplyParts {
  brain: Brain;
  tenantId: TenantId;
  agent: AgentConfig;
  variables: Readonly<Record<string, string>>;
  knowledge?: Retriever | undefined;
  collected: Record<string, string>;
  /** Sum over the call, to which the reply adds its own. */
  tokens: ModelTokens;
  tools: ToolRunner;
  transferTo(target: TransferTarget): TransferRequest | undefined;
  /** Voices of another agent; undefined: the call stays with its own. */
  voicesOf?: ((agent: AgentConfig) => AgentVoices['voices']) | undefined;
  /** Progress in the workflow that the call follows; undefined: it follows none. */
  run: CallWorkflowRun | undefined;
  /** The reply before this one, whose tools run to their end. */
  before: Promise<void>;
  newId(): string;
  log: Logger;
  request: ReplyRequest;
  listener: ReplyStreamListener;
  /** Keypad of the caller; undefined: the agent does not accept keys. */
  keypad: Keypad | undefined;
  /** The built-in model replies, whatever model the agent has. */
  isByBuiltin: boolean;
  /** Called when the reply becomes part of the conversation. */
  onConfirmed(): void;
  /** Confirmed exchanges of the call, which the reply joins with its own. */
  exchanges: Exchange[];
}

/** One reply of the brain, from the request to the part of it that the caller heard. */
export class CallReply implements PendingReply {
  /** Resolves when the brain and its tools are done. */
  readonly closed: Promise<void>;
  readonly #parts: CallReplyParts;
  readonly #abort = new AbortController();
  readonly #exchange: Exchange;
  readonly #confirmed: Promise<void>;
  #resolveConfirmed: () => void = () => {};
  #played: PlayedReply | undefined;
  #completed: CompletedTurn | undefined;
  /** Calls and results of tools that finished after the interruption. */
  readonly #lateTools: ModelMessage[] = [];

  constructor(parts: CallReplyParts) {
    this.#parts = parts;
    this.#exchange = { messages: requestMessages(parts.request) };
    this.#confirmed = new Promise((resolve) => (this.#resolveConfirmed = resolve));
    const history = [...parts.exchanges.flatMap(({ messages }) => messages), ...this.#exchange.messages];
    this.closed = this.#run(history).catch((error: unknown) => {
      if (this.#abort.signal.aborted) return;
      parts.listener.failed(error instanceof Error ? error : new Error(String(error)));
    });
  }

  confirm(): void {
    this.#parts.exchanges.push(this.#exchange);
    this.#parts.onConfirmed();
    this.#resolveConfirmed();
  }

  cancel(): void {
    this.abort();
    const { exchanges } = this.#parts;
    const at = exchanges.indexOf(this.#exchange);
    if (at >= 0) exchanges.splice(at, 1);
  }

  commit(played: PlayedReply): void {
    this.#played = played;
    this.#updateExchange();
    this.#applyRun();
    if (played.interrupted) this.abort();
  }

  /** Stops the model; tools that finish regardless do so. */
  abort(): void {
    this.#abort.abort();
  }

  async #run(history: ModelMessage[]): Promise<void> {
    const { brain, tenantId, agent, variables, knowledge, collected, keypad, isByBuiltin, request, newId, log } =
      this.#parts;
    const { run } = this.#parts;
    if (run) await this.#parts.before;
    // A reply that was withdrawn may have changed the voice.
    if (run?.hasSwapped === true && !run.hasOtherAgent) this.#speakAs({ id: '', config: agent });
    const turn = brain.answer({
      tenantId,
      agent,
      channel: 'voice',
      history,
      variables: { ...variables, ...collected },
      ...(knowledge && { knowledge }),
      tools: this.#tools(),
      mayAct: this.#confirmed,
      ...(run && { workflow: run.turnOf(request, this.#confirmed) }),
      // A model's tool call id is not unique across calls.
      callIdOf: newId,
      signal: this.#abort.signal,
      ...(keypad && { keypad }),
      ...(isByBuiltin && { isByBuiltin }),
      ...(request.via === 'no-match' && { isNoMatch: true as const }),
      ...(request.guess !== undefined && { guess: request.guess }),
      log,
    });
    for await (const event of turn) this.#onEvent(event);
  }

  #onEvent(event: TurnEvent): void {
    const { listener, collected } = this.#parts;
    const isAborted = this.#abort.signal.aborted;
    switch (event.kind) {
      case 'delta':
        if (!isAborted) listener.text(event.text, event.isWhole);
        break;
      case 'tool-started':
        listener.toolStarted(event.call, event.fillsSilence);
        break;
      case 'tool-finished':
        listener.toolFinished(event.call, event.outcome, event.durationMs);
        Object.assign(collected, event.outcome.variables);
        break;
      case 'collected':
        // A withdrawn turn collects nothing.
        void this.#confirmed.then(() => (collected[event.name] = event.value));
        break;
      case 'agent':
        this.#speakAs(event);
        break;
      case 'completed':
        this.#completed = event;
        this.#addTokens(event);
        this.#updateExchange();
        this.#applyRun();
        if (!isAborted) listener.end(this.#endOf(event));
    }
  }

  #addTokens({ usage }: CompletedTurn): void {
    const { tokens } = this.#parts;
    tokens.input += usage.inputTokens;
    tokens.output += usage.outputTokens;
  }

  /** Has the agent's own voice say what follows. */
  #speakAs({ id: key, config }: { id: string; config: AgentConfig }): void {
    const { voicesOf, listener, run } = this.#parts;
    if (voicesOf === undefined || this.#abort.signal.aborted) return;
    if (run && key !== '') run.hasSwapped = true;
    listener.voices({ key, language: config.language, voices: voicesOf(config) });
  }

  /** The workflow goes on from here once the reply is over and its tools are done. */
  #applyRun(): void {
    const { workflow } = this.#completed ?? {};
    if (workflow && this.#played) this.#parts.run?.apply(workflow, this.#played);
  }

  #endOf({ modelId, transferTo, digitsMax, workflow, sources, ...turn }: CompletedTurn): ReplyEnd {
    const endsCall = turn.endsCall ?? false;
    const expects = turn.toolCalls.flatMap(({ outcome }) => outcome.expects ?? []);
    const target = workflow ? workflow.transfer : transferTo === undefined ? null : { key: transferTo };
    const transfer = target === null ? undefined : this.#parts.transferTo(target);
    return {
      modelId,
      endsCall,
      ...(transfer !== undefined && { transfer: workflow ? { ...transfer, isFailureAnswered: true } : transfer }),
      ...(sources.length > 0 && {
        sources: sources.map(({ id, title, text, url = null }) => ({ id, title, text, url })),
      }),
      ...(digitsMax !== undefined && { digitsMax }),
      ...(expects.length > 0 && { phrases: expects }),
      ...(workflow?.silenceMs != null && { silenceMs: workflow.silenceMs }),
      ...(workflow?.finishOn != null && { finishOn: workflow.finishOn }),
      ...(workflow?.interruptionSensitivity != null && {
        interruptionSensitivity: workflow.interruptionSensitivity,
      }),
    };
  }

  /** Tools that by default finish what they began when the caller interrupts. */
  #tools(): ToolRunner {
    const { tools } = this.#parts;
    return {
      definitions: async () =>
        (await tools.definitions()).map((tool) => ({ ...tool, onInterrupt: tool.onInterrupt ?? 'finish' })),
      run: async (call, signal) => {
        const startedAt = performance.now();
        const outcome = await tools.run(call, signal);
        if (this.#abort.signal.aborted) this.#addLateTool(call, outcome, Math.round(performance.now() - startedAt));
        return outcome;
      },
    };
  }

  #addLateTool(call: ToolCall, outcome: ToolOutcome, durationMs: number): void {
    const { result, isError } = outcome;
    this.#lateTools.push(
      { role: 'assistant', text: '', toolCalls: [call] },
      { role: 'tool', toolCallId: call.id, name: call.name, result, isError },
    );
    Object.assign(this.#parts.collected, outcome.variables);
    this.#updateExchange();
    this.#parts.listener.toolFinished(call, outcome, durationMs);
  }

  #updateExchange(): void {
    if (this.#played === undefined) return;
    this.#exchange.messages = [
      ...requestMessages(this.#parts.request),
      ...this.#lateTools,
      ...replyMessages(this.#completed, this.#played),
    ];
  }
}
