import type { ModelChoice } from '#brain/ports.ts';
import { address, text } from '#platform/config/settings.ts';
import type { VendorName } from '../providers/language/ai-sdk/vendor-models.ts';
import { defaultModels } from '../providers/language/model-catalogue.ts';

const providers = ['openai', 'anthropic', 'google', 'groq', 'mistral', 'openai-compatible', 'local'];
const modelForm = new RegExp(`^(?:builtin|(?:${providers.join('|')})/.{1,200})$`);

/** Settings of the model that helps with writing agents. */
export const assistSettings = {
  assistModel: {
    variable: 'PARLEY_ASSIST_MODEL',
    doc: 'Model that writes agents and refines prompts: `<provider>/<model>` such as `openai/gpt-5-mini` or `local/ollama/llama3.1:8b`, or `builtin`. Default: the default model of the first vendor whose key is set, otherwise `builtin`. A model that fails is an error; nothing else takes its place.',
    schema: text().regex(modelForm, 'expected builtin or <provider>/<model>, such as openai/gpt-5-mini').optional(),
  },
  assistModelUrl: {
    variable: 'PARLEY_ASSIST_MODEL_URL',
    doc: 'Base address of an `openai-compatible` PARLEY_ASSIST_MODEL.',
    schema: address(/^https?$/, 'https://models.example.com/v1').optional(),
  },
  assistModelKey: {
    variable: 'PARLEY_ASSIST_MODEL_KEY',
    doc: 'API key of an `openai-compatible` PARLEY_ASSIST_MODEL.',
    schema: text().optional(),
    isSecret: true,
  },
} as const;

interface AssistConfig {
  assistModel?: string | undefined;
  assistModelUrl?: string | undefined;
  assistModelKey?: string | undefined;
}

/** The model that helps with writing agents; null: none, the composer writes. */
export function assistChoice(
  config: AssistConfig,
  keyOf: (provider: VendorName) => string | undefined,
): ModelChoice | null {
  const { assistModel: named } = config;
  if (named === 'builtin') return null;
  if (named === undefined) {
    const vendor = (Object.keys(defaultModels) as VendorName[]).find((name) => keyOf(name) !== undefined);
    return vendor === undefined ? null : { provider: vendor, model: defaultModels[vendor] ?? '', headers: {} };
  }
  const cut = named.indexOf('/');
  const provider = named.slice(0, cut) as ModelChoice['provider'];
  const choice: ModelChoice = { provider, model: named.slice(cut + 1), headers: {} };
  if (provider !== 'openai-compatible') return choice;
  const headers: Record<string, string> =
    config.assistModelKey === undefined ? {} : { authorization: `Bearer ${config.assistModelKey}` };
  return { ...choice, headers, ...(config.assistModelUrl === undefined ? {} : { url: config.assistModelUrl }) };
}

/** Fault of settings that only make sense together. */
export function assistFault(config: AssistConfig): string | undefined {
  const isCompatible = config.assistModel?.startsWith('openai-compatible/') === true;
  if (isCompatible && config.assistModelUrl === undefined) {
    return 'PARLEY_ASSIST_MODEL is openai-compatible and needs PARLEY_ASSIST_MODEL_URL';
  }
  if (!isCompatible && (config.assistModelUrl ?? config.assistModelKey) !== undefined) {
    return 'PARLEY_ASSIST_MODEL_URL and PARLEY_ASSIST_MODEL_KEY are for an openai-compatible PARLEY_ASSIST_MODEL';
  }
  return undefined;
}
