import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ModelTokens } from '@parley/contract/resources/call';
import type { Brain } from '#brain/create-brain.ts';
import type { Retriever, ToolRunner } from '#brain/ports.ts';
import type { TransferTarget } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import type {
  AgentVoices,
  PendingReply,
  ReplyEngine,
  ReplyRequest,
  ReplyStreamListener,
  TransferRequest,
} from '#voice/ports.ts';
import { CallReply, type Exchange } from './call-reply.ts';
import type { CallWorkflow } from './call-workflow.ts';
import { CallWorkflowRun } from './workflow-run.ts';

export interface CallReplyEngineInput {
  brain: Brain;
  /** With opened secrets. */
  /** Account of the call, whose keys of vendors are used. */
  tenantId: TenantId;
  agent: AgentConfig;
  variables: Readonly<Record<string, string>>;
  /** Knowledge of the agent beside its prompt. */
  knowledge?: Retriever | undefined;
  /** Receives the variables that the caller states and tools set. */
  collected: Record<string, string>;
  tools: ToolRunner;
  /** Number of the caller in E.164; undefined: unknown or withheld. */
  callerNumber?: string | undefined;
  /** Resolves a transfer target of the agent; undefined: there is none of that name. */
  transferTo(target: TransferTarget): TransferRequest | undefined;
  /** Voices of another agent, which takes over; undefined: the call stays with its own. */
  voicesOf?: ((agent: AgentConfig) => AgentVoices['voices']) | undefined;
  /** Workflow that the call follows; undefined: the agent's prompt alone. */
  workflow?: CallWorkflow | undefined;
  newId(): string;
  log: Logger;
}

/** The brain with the conversation of one call so far, as the caller heard it. */
export class CallReplyEngine implements ReplyEngine {
  /** Tokens of all replies so far. */
  readonly tokens: ModelTokens = { input: 0, output: 0 };
  readonly #input: CallReplyEngineInput;
  readonly #exchanges: Exchange[] = [];
  /** Context injected during the call, which the model is not to repeat. */
  readonly #context: string[] = [];
  readonly #running = new Set<CallReply>();
  /** The last reply offered keys after a no-match: what is pressed next answers the built-in model. */
  #isKeypadDialog = false;
  readonly #run: CallWorkflowRun | undefined;
  /** Resolves when the last reply that counts is done with its tools. */
  #last: Promise<void> = Promise.resolve();

  constructor(input: CallReplyEngineInput) {
    this.#input = input;
    this.#run = input.workflow && new CallWorkflowRun(input.workflow);
  }

  reply(request: ReplyRequest, listener: ReplyStreamListener): PendingReply {
    const { agent, callerNumber } = this.#input;
    const isDialog = request.via === 'keypad' && this.#isKeypadDialog && !this.#run;
    const isByBuiltin = request.via === 'no-match' || isDialog;
    const reply: CallReply = new CallReply({
      ...this.#input,
      isByBuiltin,
      keypad: agent.keypad.enabled ? { ...(callerNumber && { ownNumber: callerNumber }) } : undefined,
      agent: { ...agent, prompt: promptWith(agent.prompt, this.#context) },
      request,
      listener,
      exchanges: this.#exchanges,
      tokens: this.tokens,
      run: this.#run,
      before: this.#last,
      onConfirmed: () => {
        this.#isKeypadDialog = isByBuiltin;
        this.#last = reply.closed;
      },
    });
    this.#running.add(reply);
    void reply.closed.finally(() => this.#running.delete(reply));
    return reply;
  }

  addMessage({ role, text }: Parameters<ReplyEngine['addMessage']>[0]): void {
    if (role === 'context') this.#context.push(text);
    else if (role === 'user') this.#exchanges.push({ messages: [{ role: 'user', text }] });
    else if (text !== '') this.#exchanges.push({ messages: [{ role: 'assistant', text }] });
  }

  /** Aborts the replies in progress; tools that finish regardless do so. */
  close(): void {
    for (const reply of this.#running) reply.abort();
  }
}

function promptWith(prompt: string, context: readonly string[]): string {
  if (context.length === 0) return prompt;
  return `${prompt}\n\nTold in confidence during this call:\n${context.map((text) => `- ${text}`).join('\n')}`;
}
