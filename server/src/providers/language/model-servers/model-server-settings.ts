import { ModelServerKind, ModelServerName } from '@parley/contract/resources/language-model';
import { parseAllowList } from '@parley/egress';
import { z } from 'zod';
import { flag, list, type SettingsTable } from '#platform/config/settings.ts';
import { loopbackOrigin, modelServerKinds } from './model-server-kinds.ts';

/** A model server by name and address. */
export interface NamedModelServer {
  name: string;
  /** Base address without `/v1` and without a slash at its end. */
  url: string;
  kind: ModelServerKind;
}

/** Settings of model servers on this machine or in its network. */
export const modelServerSettings = {
  modelServers: {
    variable: 'PARLEY_MODEL_SERVERS',
    doc: 'Model servers that agents may use as `local`, with commas: `ollama`, `lm-studio`, `llama-cpp`, `vllm`, `localai` or `jan` on their usual port of this machine, or `name=http://host:port`. Requests of agents reach these addresses alone.',
    schema: list().transform((entries, context) =>
      entries.flatMap((entry) => {
        const server = readEntry(entry);
        if (typeof server !== 'string') return [server];
        context.addIssue({ code: 'custom', message: server });
        return [];
      }),
    ),
  },
  findsModelServers: {
    variable: 'PARLEY_MODEL_SERVER_DISCOVERY',
    doc: 'Looks for model servers on usual ports of this machine (127.0.0.1), at the start and when a platform admin requests it. Nothing is used before it is turned on.',
    schema: flag().default(true),
  },
} as const satisfies SettingsTable;

/** The server of an entry, or the fault of it. */
function readEntry(entry: string): NamedModelServer | string {
  const [name = '', address] = entry.split(/=(.*)/s);
  const kind = ModelServerKind.safeParse(name).data ?? 'openai-compatible';
  if (!ModelServerName.safeParse(name).success) {
    return `"${name}" is no name of a model server; use lower-case letters, digits and hyphens`;
  }
  if (address !== undefined) {
    const url = z.url({ protocol: /^https?$/ }).safeParse(address);
    if (!url.success) return `expected ${name}=http://host:port`;
    const { hostname, port } = new URL(address);
    try {
      parseAllowList([port === '' ? hostname : `${hostname}:${port}`]);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return { name, kind, url: address.replace(/\/+$/, '').replace(/\/v1$/, '') };
  }
  const { port } = modelServerKinds[kind];
  return port === undefined
    ? `${name} is no known model server; write ${name}=http://host:port`
    : { name, kind, url: loopbackOrigin(port) };
}

/** Entry of PARLEY_MODEL_SERVERS for a server of this machine. */
export function entryFor({ kind, url }: Omit<NamedModelServer, 'name'>): string {
  const { port } = modelServerKinds[kind];
  return port !== undefined && loopbackOrigin(port) === url ? kind : `${kind}=${url}`;
}
