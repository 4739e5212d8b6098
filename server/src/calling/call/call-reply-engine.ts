import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Brain } from '#brain/create-brain.ts';
import type { ModelMessage, ToolCall, ToolOutcome, ToolRunner } from '#brain/ports.ts';
import type { CompletedTurn } from '#brain/turn.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { PendingReply, ReplyEngine, ReplyRequest, ReplyStreamListener, TransferRequest } from '#voice/ports.ts';

export interface CallReplyEngine extends ReplyEngine {
  /** Ends answers under way; tools that finish whatever happens do so. */
  close(): void;
}

/** One exchange of the conversation: what was said to the agent and what became of it. */
interface Exchange {
  messages: ModelMessage[];
}

/** The brain with the conversation of one call so far: what the caller really heard, not what was prepared. */
export function createCallReplyEngine(input: {
  brain: Brain;
  /** With its secrets in clear. */
  agent: AgentConfig;
  variables: Readonly<Record<string, string>>;
  /** Receives the variables that the caller states and tools set. */
  collected: Record<string, string>;
  tools: ToolRunner;
  /** How a caller is handed to one of the agent's transfer targets; undefined: there is none of that name. */
  transferTo(target: string): TransferRequest | undefined;
  newId(): string;
  log: Logger;
}): CallReplyEngine {
  const { collected } = input;
  const exchanges: Exchange[] = [];
  const confidences: string[] = [];
  const running = new Set<AbortController>();

  function answer(request: ReplyRequest, listener: ReplyStreamListener): PendingReply {
    const abort = new AbortController();
    running.add(abort);
    let confirm: () => void = () => {};
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const exchange: Exchange = { messages: questionOf(request) };
    const history = [...exchanges.flatMap(({ messages }) => messages), ...exchange.messages];
    let played: { playedText: string; interrupted: boolean } | undefined;
    let completed: CompletedTurn | undefined;
    /** What tools did that finished after the caller had interrupted. */
    const late: ModelMessage[] = [];

    function keep(): void {
      if (played === undefined) return;
      exchange.messages = [...questionOf(request), ...late, ...answerOf(completed, played)];
    }

    function noteLateTool(call: ToolCall, outcome: ToolOutcome, durationMs: number): void {
      const { result, isError } = outcome;
      late.push(
        { role: 'assistant', text: '', toolCalls: [call] },
        { role: 'tool', toolCallId: call.id, name: call.name, result, isError },
      );
      Object.assign(collected, outcome.variables);
      keep();
      listener.toolFinished(call, outcome, durationMs);
    }

    async function run(): Promise<void> {
      const turn = input.brain.answer({
        agent: { ...input.agent, prompt: promptWith(input.agent.prompt, confidences) },
        channel: 'voice',
        history,
        variables: { ...input.variables, ...collected },
        tools: spokenTools({ tools: input.tools, signal: abort.signal, noteLateTool }),
        mayAct: confirmed,
        // A model's tool call id is not unique across calls.
        callIdOf: input.newId,
        signal: abort.signal,
        log: input.log,
      });
      for await (const event of turn) {
        switch (event.kind) {
          case 'delta':
            if (!abort.signal.aborted) listener.text(event.text, event.isWhole);
            break;
          case 'tool-started':
            listener.toolStarted(event.call, event.fillsSilence);
            break;
          case 'tool-finished':
            listener.toolFinished(event.call, event.outcome, event.durationMs);
            Object.assign(collected, event.outcome.variables);
            break;
          case 'collected':
            // What was understood of a turn that is withdrawn is forgotten with it.
            void confirmed.then(() => (collected[event.name] = event.value));
            break;
          case 'completed':
            completed = event;
            keep();
            if (!abort.signal.aborted) listener.end(endOf(event));
        }
      }
    }

    run()
      .catch((error: unknown) => {
        if (!abort.signal.aborted) listener.failed(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => running.delete(abort));

    return {
      confirm() {
        exchanges.push(exchange);
        confirm();
      },
      cancel() {
        abort.abort();
        const at = exchanges.indexOf(exchange);
        if (at >= 0) exchanges.splice(at, 1);
      },
      commit(result) {
        played = result;
        keep();
        if (result.interrupted) abort.abort();
      },
    };
  }

  function endOf({ modelId, transferTo, ...turn }: CompletedTurn): Parameters<ReplyStreamListener['end']>[0] {
    const endsCall = turn.endsCall ?? false;
    const transfer = transferTo === undefined ? undefined : input.transferTo(transferTo);
    return { modelId, endsCall, ...(transfer !== undefined && { transfer }) };
  }

  return {
    reply: answer,
    addMessage(entry) {
      if (entry.role === 'context') confidences.push(entry.text);
      else if (entry.role === 'user') exchanges.push({ messages: [{ role: 'user', text: entry.text }] });
      else if (entry.text !== '') exchanges.push({ messages: [{ role: 'assistant', text: entry.text }] });
    },
    close() {
      for (const abort of running) abort.abort();
    },
  };
}

function questionOf(request: ReplyRequest): ModelMessage[] {
  return request.callerText === '' ? [] : [{ role: 'user', text: request.callerText }];
}

/** What the model did, with its last words cut to those that were heard. */
function answerOf(completed: CompletedTurn | undefined, played: { playedText: string; interrupted: boolean }) {
  const spoken: ModelMessage[] = played.playedText === '' ? [] : [{ role: 'assistant', text: played.playedText }];
  if (completed === undefined) return spoken;
  if (!played.interrupted) return completed.messages;
  return [...actsOf(completed.messages), ...spoken];
}

/** Tool calls with their results, and nothing else: a call without a result is one no model accepts in its history. */
function actsOf(messages: readonly ModelMessage[]): ModelMessage[] {
  const answered = new Set(messages.flatMap((message) => (message.role === 'tool' ? [message.toolCallId] : [])));
  return messages.flatMap((message): ModelMessage[] => {
    if (message.role === 'tool') return [message];
    if (message.role === 'user') return [];
    const toolCalls = (message.toolCalls ?? []).filter((call) => answered.has(call.id));
    return toolCalls.length > 0 ? [{ role: 'assistant', text: '', toolCalls }] : [];
  });
}

/** Tools by default finish what they began when the caller interrupts. */
function spokenTools(parts: {
  tools: ToolRunner;
  /** Aborts when the turn is withdrawn or interrupted. */
  signal: AbortSignal;
  noteLateTool(call: ToolCall, outcome: ToolOutcome, durationMs: number): void;
}): ToolRunner {
  const { tools } = parts;
  return {
    async definitions() {
      const definitions = await tools.definitions();
      return definitions.map((tool) => ({ ...tool, onInterrupt: tool.onInterrupt ?? 'finish' }));
    },
    async run(call, signal) {
      const startedAt = performance.now();
      const outcome = await tools.run(call, signal);
      if (parts.signal.aborted) parts.noteLateTool(call, outcome, Math.round(performance.now() - startedAt));
      return outcome;
    },
  };
}

function promptWith(prompt: string, confidences: readonly string[]): string {
  if (confidences.length === 0) return prompt;
  return `${prompt}\n\nTold in confidence during this call:\n${confidences.map((text) => `- ${text}`).join('\n')}`;
}
