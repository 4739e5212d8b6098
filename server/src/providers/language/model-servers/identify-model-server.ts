import type { FoundModelServer, ModelServerKind } from '@parley/contract/resources/language-model';
import { z } from 'zod';
import { modelServerKinds } from './model-server-kinds.ts';

/** Reads the JSON at a path of a server; undefined for anything else than 200 with JSON within the time limit. */
export type ReadJson = (path: string) => Promise<unknown>;

const name = z.string().min(1).max(150);

/** `GET /v1/models`. Ollama answers null instead of an empty list. Source: platform.openai.com/docs/api-reference/models */
const modelList = z.object({
  object: z.literal('list'),
  data: z
    .array(z.object({ id: name, object: z.literal('model'), owned_by: z.string().optional() }))
    .max(1000)
    .nullable(),
});
type ListedModel = NonNullable<z.output<typeof modelList>['data']>[number];

/** `GET /api/version` and `GET /api/tags`. Source: docs.ollama.com/api */
const ollamaVersion = z.object({ version: z.string().max(50) });
const ollamaTags = z.object({
  models: z.array(z.object({ name, details: z.object({ family: z.string() }).optional() })).max(1000),
});
/** `GET /api/v0/models`. Source: lmstudio.ai/docs/developer/rest/endpoints */
const lmStudioModels = z.object({
  object: z.literal('list'),
  data: z.array(z.object({ id: name, type: z.string(), state: z.string() })).max(1000),
});
/** `GET /.well-known/localai.json`. Source: localai.io/docs/features/api-discovery */
const localAiDocument = z.object({ version: z.string().max(50), endpoints: z.object({ models: z.unknown() }) });
/** The same of older versions, `GET /system`. Source: localai.io/docs/reference/system-info */
const localAiSystem = z.object({ backends: z.array(z.string()), loaded_models: z.array(z.unknown()).nullable() });

type Identity = { kind: ModelServerKind; version?: string; models?: string[] };

/**
 * Identifies a model server by the form of its answers; undefined for any other HTTP server, which sees one request.
 * `port`: decides which product is looked for first.
 */
export async function identifyModelServer(
  readJson: ReadJson,
  port: number,
): Promise<Omit<FoundModelServer, 'url'> | undefined> {
  const listed = modelList.safeParse(await readJson('/v1/models'));
  if (!listed.success) return undefined;
  const models = listed.data.data ?? [];
  const identity = await identify(readJson, models, port);
  // An empty list alone is no proof of a model server.
  if (identity === undefined && models.length === 0) return undefined;
  const { kind, version, models: named } = identity ?? { kind: 'openai-compatible' };
  return {
    kind,
    title: modelServerKinds[kind].title,
    version: version ?? null,
    models: (named ?? models.map(({ id }) => id)).filter((model) => !isForEmbeddings(model)),
  };
}

async function identify(
  readJson: ReadJson,
  models: readonly ListedModel[],
  port: number,
): Promise<Identity | undefined> {
  const owners = new Set(models.map((model) => model.owned_by));
  if (owners.has('llamacpp')) return { kind: 'llama-cpp' };
  if (owners.has('vllm')) return { kind: 'vllm' };
  if (port === modelServerKinds.ollama.port || owners.has('library')) return identifyOllama(readJson);
  if (port === modelServerKinds['lm-studio'].port) return identifyLmStudio(readJson);
  if (port === modelServerKinds.localai.port) return identifyLocalAi(readJson);
  if (port === modelServerKinds.jan.port && models.length > 0) return { kind: 'jan' };
  return undefined;
}

async function identifyOllama(readJson: ReadJson): Promise<Identity | undefined> {
  const [about, tags] = await Promise.all([readJson('/api/version'), readJson('/api/tags')]);
  const version = ollamaVersion.safeParse(about).data;
  const list = ollamaTags.safeParse(tags).data;
  if (!version || !list) return undefined;
  const spoken = list.models.filter((model) => !/bert/i.test(model.details?.family ?? ''));
  return { kind: 'ollama', version: version.version, models: spoken.map((model) => model.name) };
}

async function identifyLmStudio(readJson: ReadJson): Promise<Identity | undefined> {
  const list = lmStudioModels.safeParse(await readJson('/api/v0/models')).data;
  if (!list) return undefined;
  const spoken = list.data.filter(({ type }) => type === 'llm' || type === 'vlm');
  return { kind: 'lm-studio', models: spoken.map(({ id }) => id) };
}

async function identifyLocalAi(readJson: ReadJson): Promise<Identity | undefined> {
  const [about, system] = await Promise.all([readJson('/.well-known/localai.json'), readJson('/system')]);
  const version = localAiDocument.safeParse(about).data?.version;
  if (version === undefined && !localAiSystem.safeParse(system).success) return undefined;
  return { kind: 'localai', ...(version === undefined ? {} : { version }) };
}

/** Servers list models that turn text into vectors beside those that reply. */
const isForEmbeddings = (model: string) => /embed|rerank/i.test(model);
