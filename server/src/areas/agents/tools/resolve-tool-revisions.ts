import type { ErrorDetail } from '@parley/contract/errors';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { AgentToolCatalogue } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { namesAt, newestRevisions } from './agent-tools.queries.ts';
import {
  noSuchToolOfAgent,
  refusalOf,
  repeatedTool,
  toolNameRepeated,
  unknownRevision,
  unknownTool,
} from './tools.errors.ts';

interface Options {
  lenient?: boolean;
  before?: AgentConfig;
}

/** Catalogue of the tools agents may reference: the existing ones. */
export const toolCatalogue: AgentToolCatalogue = { resolveRevisions: resolveToolRevisions };

async function resolveToolRevisions(tx: Tx, config: AgentConfig, { lenient = false, before }: Options = {}) {
  const request = config.tool_ids.map((id) => id.toLowerCase());
  const newest = await newestRevisions(tx, request);
  const missing = request.filter((id) => !newest.has(id));
  const toolIds = [...new Set(request)].filter((id) => newest.has(id));
  const pinned = lowerKeys(config.tool_revisions);
  const toolRevisions = Object.fromEntries(
    toolIds.map((id) => {
      const current = newest.get(id) ?? 1;
      const pin = pinned[id] ?? current;
      return [id, lenient ? Math.min(pin, current) : pin];
    }),
  );
  const names = await namesAt(
    tx,
    toolIds.map((id) => ({ id, revision: toolRevisions[id] ?? 1 })),
  );
  if (!lenient) {
    const refusal = refusalOf([
      ...faultsOfIds(request, newest, names),
      ...faultsOfPins(config, request, names, before),
      ...faultsOfResting(config, request, before),
    ]);
    if (refusal) throw refusal;
  }
  const resting = new Set(config.disabled_tool_ids.map((id) => id.toLowerCase()));
  return {
    config: {
      ...config,
      tool_ids: toolIds,
      disabled_tool_ids: toolIds.filter((id) => resting.has(id)),
      tool_revisions: toolRevisions,
    },
    missing,
  };
}

function faultsOfIds(
  request: readonly string[],
  newest: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, string>,
): ErrorDetail[] {
  return request.flatMap((id, at): ErrorDetail[] => {
    const path = `/tool_ids/${at}`;
    if (!newest.has(id)) return [unknownTool(path)];
    if (request.indexOf(id) < at) return [repeatedTool(path)];
    const name = names.get(id);
    if (name === undefined || request.findIndex((other) => names.get(other) === name) === at) return [];
    return [toolNameRepeated(path, { name })];
  });
}

/** A pin of a tool the agent does not have is refused, unless it remains of a tool just removed. */
function faultsOfPins(
  config: AgentConfig,
  request: readonly string[],
  names: ReadonlyMap<string, string>,
  before: AgentConfig | undefined,
): ErrorDetail[] {
  const known = lowerKeys(before?.tool_revisions ?? {});
  return Object.entries(config.tool_revisions).flatMap(([given, revision]): ErrorDetail[] => {
    const id = given.toLowerCase();
    const path = `/tool_revisions/${given}`;
    if (!request.includes(id)) {
      return known[id] === revision ? [] : [noSuchToolOfAgent(path)];
    }
    if (names.has(id)) return [];
    return [unknownRevision(path, { revision })];
  });
}

function faultsOfResting(
  config: AgentConfig,
  request: readonly string[],
  before: AgentConfig | undefined,
): ErrorDetail[] {
  const known = new Set(before?.tool_ids.map((id) => id.toLowerCase()));
  return config.disabled_tool_ids.flatMap((given, at): ErrorDetail[] => {
    const id = given.toLowerCase();
    if (request.includes(id) || known.has(id)) return [];
    return [noSuchToolOfAgent(`/disabled_tool_ids/${at}`)];
  });
}

function lowerKeys(revisions: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(revisions).map(([id, revision]) => [id.toLowerCase(), revision]));
}
