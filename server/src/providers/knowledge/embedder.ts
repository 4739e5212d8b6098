import type { Egress } from '@parley/egress';

/** Texts of one request. Source: the smallest limit of common servers. */
const batchSize = 96;
const maxAnswerBytes = 32 * 1024 * 1024;
/** Requests for a batch of passages that a server refuses for now. */
const triesMax = 3;
const firstPauseMs = 500;

/** Embeddings of a server with OpenAI's embeddings API. */
export interface OpenAiEmbedder {
  readonly model: string;
  embed(
    texts: readonly string[],
    options: { purpose: 'passage' | 'question'; signal: AbortSignal },
  ): Promise<number[][]>;
}

/** Opens an embedding model. Its answers are checked: one vector for each text, all of one length, of finite numbers. */
export function createEmbedder({
  model,
  baseUrl,
  apiKey,
  egress,
}: {
  model: string;
  baseUrl: string;
  apiKey: string | undefined;
  egress: Egress;
}): OpenAiEmbedder {
  async function open() {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'embedding',
      baseURL: baseUrl.replace(/\/+$/, ''),
      ...(apiKey === undefined ? {} : { apiKey }),
      fetch: egress.fetchFor({ timeoutMs: 60_000, idleTimeoutMs: 60_000, maxBytes: maxAnswerBytes }),
    }).embeddingModel(model);
  }
  let opened: ReturnType<typeof open> | undefined;

  async function embedBatch(values: string[], { purpose, signal }: Parameters<OpenAiEmbedder['embed']>[1]) {
    const vendor = await (opened ??= open());
    for (let attempt = 1; ; attempt++) {
      try {
        const { embeddings } = await vendor.doEmbed({ values, abortSignal: signal });
        return checked(embeddings, values.length);
      } catch (error) {
        signal.throwIfAborted();
        const isForNow = error instanceof Error && 'isRetryable' in error && error.isRetryable === true;
        // A person waits for the embedding of a question: the words alone answer sooner than a second attempt.
        if (!isForNow || purpose === 'question' || attempt === triesMax) throw error;
        await pause(firstPauseMs * 2 ** attempt * (0.5 + Math.random()), signal);
      }
    }
  }

  return {
    model: `${new URL(baseUrl).host}/${model}`,
    async embed(texts, options) {
      const vectors: number[][] = [];
      for (let at = 0; at < texts.length; at += batchSize)
        vectors.push(...(await embedBatch(texts.slice(at, at + batchSize), options)));
      return vectors;
    },
  };
}

function checked(vectors: readonly (readonly number[])[], count: number): number[][] {
  const length = vectors[0]?.length ?? 0;
  const isWhole = vectors.length === count && length > 0 && length <= 8192;
  if (!isWhole || vectors.some((vector) => vector.length !== length || !vector.every(Number.isFinite)))
    throw new Error(`The embedding model answered ${vectors.length} vectors of length ${length} for ${count} texts`);
  return vectors.map((vector) => [...vector]);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal.removeEventListener('abort', aborted);
      resolve();
    }
    function aborted() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', aborted, { once: true });
  });
}
