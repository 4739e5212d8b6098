import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Crawler } from '@parley/crawler';
import type { DocumentReader } from '@parley/document-text';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** A value a model has written, checked by the reader it was requested with. */
export interface WrittenValue<Value> {
  value: Value;
  modelId: string;
}

/** A request to a model for one JSON object. */
export interface WritingRequest<Value> {
  /** Instructions; text of websites never stands in them. */
  system: string;
  /** Data, sent as JSON in the user's message. */
  data: unknown;
  language: string;
  read(answer: Record<string, unknown>): { value?: Value; faults: readonly string[] };
  signal: AbortSignal;
}

/** Port: a language model that writes JSON. Throws `ModelError`, or the reason of the signal. */
export interface AssistModel {
  write<Value>(request: WritingRequest<Value>): Promise<WrittenValue<Value>>;
}

/** Port: models for writing agents; built in `app/`, where models are known. */
export interface AssistModels {
  /** The model for an account, by its own keys first; null: none is configured, and the composer writes. */
  ofInstallation(tenantId: TenantId): AssistModel | null;
  /** The model of an agent, secrets in clear, without its fallbacks; null for the built-in one. */
  ofAgent(llm: AgentConfig['llm'], tenantId: TenantId): AssistModel | null;
}

export interface AgentWritingDeps {
  models: AssistModels;
  crawler: Crawler;
  /** Reads documents that websites link to. */
  linkedDocuments: DocumentReader;
  vault: Vault;
}

export const operation = operationOf<AgentWritingDeps>();

/** Header that names what has written the answer: `builtin`, or `<provider>/<model>`. */
export const engineHeader = 'x-assist-engine';
export const builtinEngine = 'builtin';

/** Timeout of all requests to the model of one operation. Unit: milliseconds. */
export const modelTimeoutMs = 60_000;
