import { type LanguageModel, ModelError, type ModelEvent, type ToolCall } from '#brain/ports.ts';
import { readParts } from './read-parts.ts';
import { vendorError } from './vendor-errors.ts';
import { openVendorModel, type VendorModel, type VendorOptions, type VendorPart } from './vendor-models.ts';
import { vendorRequest } from './vendor-request.ts';

export interface LanguageModelOptions extends VendorOptions {
  /** Name stored with each answer. Default: `<provider>/<model>`. */
  id?: string;
  /** Milliseconds until the vendor must have sent something; 15 000 when not given. */
  firstPartTimeoutMs?: number;
  /** Milliseconds the vendor may pause inside an answer; 15 000 when not given. */
  idleTimeoutMs?: number;
}

/**
 * A vendor's model through the AI SDK. The vendor's code is loaded with the first answer. Nothing is retried here:
 * changing to another model is the business of `withFallbacks`, and a retry at the same vendor only costs time.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const id = options.id ?? `${options.provider}/${options.model}`;
  const limits = { firstMs: options.firstPartTimeoutMs ?? 15_000, idleMs: options.idleTimeoutMs ?? 15_000 };
  let opening: Promise<VendorModel> | undefined;
  return {
    id,
    async *stream(request, signal) {
      signal.throwIfAborted();
      const left = new AbortController();
      const onAbort = () => left.abort(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      const answer = new AnswerReader(id);
      try {
        opening ??= openVendorModel(options);
        const model = await opening;
        const started = model.doStream(vendorRequest(options.provider, request, left.signal));
        for await (const part of readParts(started, limits, left, id)) yield* answer.read(part);
        yield* answer.end();
      } catch (failure) {
        signal.throwIfAborted();
        throw vendorError(failure, id, answer.hasBegun);
      } finally {
        signal.removeEventListener('abort', onAbort);
        left.abort(new DOMException('The answer is no longer wanted.', 'AbortError'));
      }
    },
  };
}

/** Makes our events of the vendor's parts. Tool calls wait for the end, since a broken stream may hold half of one. */
class AnswerReader {
  hasBegun = false;
  private readonly modelId: string;
  private readonly calls: ToolCall[] = [];
  private hasText = false;
  private finish: Extract<VendorPart, { type: 'finish' }> | undefined;

  constructor(modelId: string) {
    this.modelId = modelId;
  }

  *read(part: VendorPart): Generator<ModelEvent> {
    switch (part.type) {
      case 'text-delta':
        this.hasBegun = true;
        if (part.delta.trim()) this.hasText = true;
        if (part.delta) yield { kind: 'text', delta: part.delta };
        break;
      case 'tool-input-start':
        this.hasBegun = true;
        break;
      case 'tool-call':
        if (!part.providerExecuted) this.calls.push(this.callOf(part));
        break;
      case 'error':
        throw vendorError(part.error, this.modelId, this.hasBegun);
      case 'finish':
        this.finish = part;
        break;
    }
  }

  *end(): Generator<ModelEvent> {
    const finish = this.finish;
    const reason = finish?.finishReason.unified;
    // The vendors' adapters end a stream that was cut with "other" and no word of the vendor's own.
    if (!finish || reason === 'error' || (reason === 'other' && finish.finishReason.raw === undefined)) {
      const began = this.hasBegun || this.calls.length > 0;
      throw began
        ? this.error('cut', 'the answer ended before its end')
        : this.error('garbage', 'the answer was empty');
    }
    if (reason === 'content-filter' && !this.hasText)
      throw this.error('refused', "the vendor's content filter stopped the answer");
    if (!this.hasText && this.calls.length === 0) throw this.error('garbage', 'the answer was empty');
    for (const call of this.calls) yield { kind: 'tool-call', call };
    const usage = {
      inputTokens: finish.usage.inputTokens.total ?? 0,
      outputTokens: finish.usage.outputTokens.total ?? 0,
    };
    yield {
      kind: 'finish',
      reason: this.calls.length > 0 ? 'tool-calls' : reason === 'length' ? 'length' : 'stop',
      usage,
    };
  }

  private callOf(part: Extract<VendorPart, { type: 'tool-call' }>): ToolCall {
    return { id: part.toolCallId, name: part.toolName, arguments: argumentsOf(part.input) as ToolCall['arguments'] };
  }

  private error(code: 'cut' | 'garbage' | 'refused', detail: string): ModelError {
    return new ModelError(code, this.modelId, `${this.modelId}: ${detail}`);
  }
}

/** Arguments that are no JSON reach the brain as text, which it refuses so that the model can do better. */
function argumentsOf(input: string): unknown {
  if (input.trim() === '') return {};
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
