import { z } from 'zod';
import { languageModelProviders } from './agent.ts';

/** Name of a model server, the first part of the model of an agent with the provider `local`. */
export const ModelServerName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
  .meta({ description: 'Name of a model server; agents name a model as `<server>/<model>`', examples: ['ollama'] });

export const ModelServerKind = z.enum([
  'ollama',
  'lm-studio',
  'llama-cpp',
  'vllm',
  'localai',
  'jan',
  'openai-compatible',
]);
export type ModelServerKind = z.infer<typeof ModelServerKind>;

const Origin = z
  .url({ protocol: /^http$/ })
  .max(200)
  .meta({ examples: ['http://127.0.0.1:11434'] });

/** A model server found on this machine and not turned on. */
export const FoundModelServer = z
  .object({
    kind: ModelServerKind,
    title: z.string().meta({ description: 'Name of the product', examples: ['Ollama'] }),
    url: Origin,
    version: z.string().nullable(),
    models: z.array(z.string()),
  })
  .meta({ id: 'FoundModelServer' });
export type FoundModelServer = z.infer<typeof FoundModelServer>;

/** A model server that agents of every tenant may use. */
export const ModelServer = z
  .object({
    name: ModelServerName,
    kind: ModelServerKind,
    title: z.string(),
    url: z.string().meta({ description: 'Base address; the only one that requests of the provider `local` reach' }),
    source: z.enum(['console', 'setting']).meta({
      description: 'console: turned on by a platform admin; setting: named in PARLEY_MODEL_SERVERS',
    }),
    is_reachable: z.boolean().meta({ description: 'It answered just now. While it does not, agents fall back' }),
    version: z.string().nullable(),
    models: z.array(z.string()).meta({ description: 'Models it has, without those for embeddings' }),
  })
  .meta({ id: 'ModelServer' });
export type ModelServer = z.infer<typeof ModelServer>;

export const ModelServerList = z
  .object({
    data: z.array(ModelServer),
    found: z.array(FoundModelServer).meta({ description: 'Found at the start or by the last search, not turned on' }),
    discovery_enabled: z.boolean().meta({ description: 'False: PARLEY_MODEL_SERVER_DISCOVERY is off' }),
  })
  .meta({ id: 'ModelServerList' });
export type ModelServerList = z.infer<typeof ModelServerList>;

export const ModelServerCreate = z
  .strictObject({ url: Origin.meta({ description: 'Address of a server that was found' }) })
  .meta({ id: 'ModelServerCreate' });

/** A model that an agent may name in `llm`. */
export const LanguageModelOption = z
  .object({
    provider: z.enum(languageModelProviders),
    model: z.string().meta({ description: 'Value for `llm.model`', examples: ['ollama/llama3.1:8b'] }),
    server: z.string().nullable().meta({ description: 'Product that serves it on this machine; null otherwise' }),
  })
  .meta({ id: 'LanguageModelOption' });
export type LanguageModelOption = z.infer<typeof LanguageModelOption>;
