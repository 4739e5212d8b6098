import type { Egress } from '@parley/egress';
import {
  createKnowledgeSearch,
  createNearestPassages,
  type Embedder,
  type KnowledgeSearch,
  type NearestPassages,
} from '#areas/knowledge/retrieval';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createEmbedder } from '../providers/knowledge/embedder.ts';
import { openSegmentEngine, type SegmentEngine } from '../providers/knowledge/segment-engine.ts';
import { wordBeginnings } from '../providers/knowledge/word-beginnings.ts';
import type { Config } from './config.ts';

/** Composes the search of agents' knowledge: index engine, embedding model and database. */
export function wireKnowledge({
  config,
  db,
  files,
  egress,
  clock,
  log,
}: {
  config: Config;
  db: Database;
  files: FileStore;
  egress: Egress;
  clock: Clock;
  log: Logger;
}): { engine: SegmentEngine; embedder: Embedder | null; nearest: NearestPassages; search: KnowledgeSearch } {
  const engine = openSegmentEngine();
  const embedder = embedderOf(config, egress);
  const nearest = createNearestPassages({ db, log });
  const search = createKnowledgeSearch({ db, files, engine, embedder, nearest, wordBeginnings, clock, log });
  return { engine, embedder, nearest, search };
}

function embedderOf(config: Config, egress: Egress): Embedder | null {
  const { embeddingModel: model, embeddingUrl: baseUrl } = config;
  if (model === undefined) return null;
  const isOpenai = new URL(baseUrl).hostname === 'api.openai.com';
  const apiKey = config.embeddingApiKey ?? (isOpenai ? config.openaiApiKey : undefined);
  return createEmbedder({ model, baseUrl, apiKey, egress });
}
