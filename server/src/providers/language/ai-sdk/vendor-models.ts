import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';

/** The AI SDK's own model interface (specification v3), as its providers return it. */
export type VendorModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;
export type VendorRequest = Parameters<VendorModel['doStream']>[0];
export type VendorPart =
  Awaited<ReturnType<VendorModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

/** `openai-compatible` is any server with OpenAI's chat completions: Ollama, vLLM, LM Studio, OpenRouter and others. */
export const vendorNames = ['openai', 'openai-compatible', 'anthropic', 'google', 'groq', 'mistral'] as const;
export type VendorName = (typeof vendorNames)[number];

export interface VendorOptions {
  provider: VendorName;
  /** The vendor's name of the model. */
  model: string;
  /** Not needed by local servers. */
  apiKey?: string;
  /** Instead of the vendor's own address; required for `openai-compatible`. Without a slash at its end. */
  baseUrl?: string;
  headers?: Record<string, string>;
  fetch: typeof globalThis.fetch;
}

/** Loads the vendor's code, only now, and makes its model. Throws when the settings are incomplete. */
export async function openVendorModel(options: VendorOptions): Promise<VendorModel> {
  const { provider, model, headers, fetch } = options;
  // A key that is missing must not be looked up in the environment: keys belong to tenants.
  const settings = {
    apiKey: options.apiKey ?? 'none',
    ...(options.baseUrl && { baseURL: options.baseUrl }),
    ...(headers && { headers }),
    fetch,
  };
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings).responses(model) as unknown as VendorModel;
    }
    case 'openai-compatible': {
      if (!options.baseUrl) throw new Error('A model of the provider openai-compatible needs its address (baseUrl).');
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { apiKey: _, ...others } = settings;
      const key = options.apiKey === undefined ? {} : { apiKey: options.apiKey };
      return createOpenAICompatible({
        ...others,
        ...key,
        name: 'compatible',
        baseURL: options.baseUrl,
        includeUsage: true,
      }).chatModel(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(model) as unknown as VendorModel;
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(settings)(model) as unknown as VendorModel;
    }
    case 'groq': {
      const { createGroq } = await import('@ai-sdk/groq');
      return createGroq(settings)(model) as unknown as VendorModel;
    }
    case 'mistral': {
      const { createMistral } = await import('@ai-sdk/mistral');
      return createMistral(settings)(model) as unknown as VendorModel;
    }
  }
}
