import { modelFailed } from './agent-writing.errors.ts';
import { type AssistModel, modelTimeoutMs, type WritingRequest, type WrittenValue } from './agent-writing.operation.ts';

/** A model whose requests share one timeout and end with the client's connection. */
export interface BoundModel {
  write<Value>(request: Omit<WritingRequest<Value>, 'signal'>): Promise<WrittenValue<Value>>;
}

/**
 * Runs work with a model: all its requests together have 60 s. A model that fails, hangs or answers with nothing usable
 * is `model_failed`; its error is logged by its kind, since its words may hold some of the prompt.
 */
export async function writeWithModel<Result>(
  context: { closed: AbortSignal; log: { warn(facts: object, message: string): void } },
  model: AssistModel,
  work: (model: BoundModel) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException(`The model took more than ${modelTimeoutMs} ms`, 'TimeoutError')),
    modelTimeoutMs,
  );
  const signal = AbortSignal.any([context.closed, late.signal]);
  try {
    return await work({ write: (request) => model.write({ ...request, signal }) });
  } catch (error) {
    if (context.closed.aborted) throw error;
    if (!isModelFault(error)) throw error;
    const { name, code } = error as { name: string; code?: unknown };
    context.log.warn(
      { event: 'assist.model_failed', fault: typeof code === 'string' ? code : name },
      'a model wrote nothing usable',
    );
    throw modelFailed();
  } finally {
    clearTimeout(timer);
  }
}

function isModelFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ModelError' || error.name === 'TimeoutError' || error.name === 'AbortError')
  );
}
