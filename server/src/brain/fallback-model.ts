import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { continueText } from './continue-text.ts';
import { guardStream, StreamTimeout } from './guard-stream.ts';
import { holdWords } from './hold-words.ts';
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from './ports.ts';

export interface FallbackOptions {
  /** Milliseconds until a model must have begun to answer. */
  firstEventTimeoutMs: number;
  /** Milliseconds a model may pause inside an answer. */
  idleTimeoutMs: number;
  /** Shared by all chains of a process; a chain without one remembers for itself. */
  breaker?: CircuitBreaker;
  /** Called at each failover; `error` never holds the conversation. */
  onSwitch?: (change: { from: string; to: string; error: ModelError; afterText: boolean }) => void;
}

/**
 * Several models as one, tried in order: one that refuses, hangs, is rate limited, answers 5xx, breaks off or answers
 * garbage is left at once for the next. What was said before the break stays said: the next model is asked to go on
 * after it, and what it repeats is removed. An answer that has already called a tool ends there as it is, since a call
 * must not be made twice. Throws `ModelError` naming every cause when no model could answer.
 */
export function withFallbacks(models: readonly LanguageModel[], options: FallbackOptions): LanguageModel {
  const [first] = models;
  if (!first) throw new Error('A chain of models needs at least one model.');
  const breaker = options.breaker ?? createCircuitBreaker();
  return {
    id: first.id,
    async *stream(request, signal) {
      const answer: Answer = { said: '', hasCalledTool: false, isFinished: false };
      const errors: ModelError[] = [];
      const order = breaker.order(models);
      for (const [index, model] of order.entries()) {
        try {
          yield* askOne(model, request, answer, options, signal);
          breaker.noteSuccess(model);
          return;
        } catch (cause) {
          if (signal.aborted) throw signal.reason;
          const error = asModelError(cause, model.id);
          breaker.noteFailure(model, error.retryAfterMs);
          errors.push(error);
          if (answer.isFinished) return;
          if (answer.hasCalledTool) {
            yield {
              kind: 'finish',
              reason: 'tool-calls',
              usage: { inputTokens: 0, outputTokens: 0 },
              modelId: model.id,
            };
            return;
          }
          const next = order[index + 1];
          if (next) options.onSwitch?.({ from: model.id, to: next.id, error, afterText: answer.said !== '' });
        }
      }
      throw allFailed(first.id, errors);
    },
  };
}

/** Text and tool calls passed on so far, over all models. */
interface Answer {
  said: string;
  hasCalledTool: boolean;
  isFinished: boolean;
}

async function* askOne(
  model: LanguageModel,
  request: ModelRequest,
  answer: Answer,
  options: FallbackOptions,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void> {
  const left = new AbortController();
  const onAbort = () => left.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', onAbort, { once: true });
  const continuation = continueText(answer.said);
  const words = holdWords();
  const say = function* (text: string): Generator<ModelEvent> {
    if (!text) return;
    answer.said += text;
    yield { kind: 'text', delta: text };
  };
  const sayRest = function* () {
    yield* say(words.push(continuation.end()) + words.rest());
  };
  try {
    const limits = { signal, firstMs: options.firstEventTimeoutMs, idleMs: options.idleTimeoutMs };
    for await (const event of guardStream(model.stream(continued(request, answer.said), left.signal), limits)) {
      switch (event.kind) {
        case 'text':
          yield* say(words.push(continuation.push(event.delta)));
          break;
        case 'tool-call':
          yield* sayRest();
          answer.hasCalledTool = true;
          yield event;
          break;
        case 'finish':
          yield* sayRest();
          answer.isFinished = true;
          yield { ...event, modelId: event.modelId ?? model.id };
          break;
        default:
          yield event;
      }
    }
    if (!answer.isFinished) throw new ModelError('cut', model.id, `${model.id}: the answer ended without its end`);
  } finally {
    signal.removeEventListener('abort', onAbort);
    left.abort(new DOMException('The answer is no longer wanted.', 'AbortError'));
  }
}

function continued(request: ModelRequest, said: string): ModelRequest {
  return said === '' ? request : { ...request, messages: [...request.messages, { role: 'assistant', text: said }] };
}

function asModelError(cause: unknown, modelId: string): ModelError {
  if (cause instanceof ModelError) return cause;
  if (cause instanceof StreamTimeout)
    return new ModelError('timeout', modelId, `${modelId}: ${cause.message}`, { cause });
  return new ModelError('garbage', modelId, `${modelId}: failed unexpectedly`, { cause });
}

function allFailed(modelId: string, errors: ModelError[]): ModelError {
  const last = errors.at(-1);
  if (errors.length === 1 && last) return last;
  const causes = errors.map((error) => `${error.modelId} (${error.code}): ${error.message}`).join('; ');
  return new ModelError(last?.code ?? 'unavailable', modelId, `No model could answer. ${causes}`, {
    cause: new AggregateError(errors),
  });
}
