import type { TenantId, ToolId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { pinnedTools } from './agent-tools.queries.ts';
import { revealToolSecrets, toolSecretIds } from './tool-secrets.rules.ts';
import type { SigningSecrets } from './tools.queries.ts';

/** Agent's tool ready to run: enabled, existing, at the revision the agent's version pins, secrets in plaintext. */
export interface LoadedTool {
  /** Null: built in, not stored. */
  id: ToolId | null;
  revision: number;
  /** Header secrets in plaintext: never return or log them. */
  definition: ToolDefinition;
  /** `whsec_` secrets that sign a webhook's requests: the current one and, while valid, the previous one. */
  signingSecrets: readonly string[];
}

/** Loads the tools an agent may use now, in the order of `config.tool_ids`. Deleted and disabled ones are omitted. */
export async function loadAgentTools(
  tx: Tx,
  vault: Vault,
  request: { tenantId: TenantId; config: AgentConfig; now: Date },
): Promise<LoadedTool[]> {
  const { config } = request;
  const ids = config.tool_ids.filter((id) => !config.disabled_tool_ids.includes(id));
  const found = await pinnedTools(tx, ids, config.tool_revisions);
  const tools = ids.flatMap((id) => found.get(id) ?? []);
  return openTools(tx, vault, {
    ...request,
    tools: tools.map(({ tool, pin }) => ({
      id: tool.id,
      revision: pin.revision,
      definition: pin.definition,
      signing: tool.signing,
    })),
  });
}

/** Decrypts the secrets of tools. */
export async function openTools(
  tx: Tx,
  vault: Vault,
  request: {
    tenantId: TenantId;
    now: Date;
    tools: readonly { id: ToolId; revision: number; definition: ToolDefinition; signing: SigningSecrets }[];
  },
): Promise<LoadedTool[]> {
  const { tenantId, now, tools } = request;
  const needed = tools.flatMap(({ definition, signing }) => [...toolSecretIds(definition), ...idOf(signing.id)]);
  const endingIds = tools.flatMap(({ signing }) => signingIds(signing, now).filter((id) => id !== signing.id));
  const values = await vault.open(tx, tenantId, [...new Set(needed)]);
  for (const [id, value] of await vault.openReadable(tx, tenantId, endingIds)) values.set(id, value);
  return tools.map(({ id, revision, definition, signing }) => ({
    id,
    revision,
    definition: revealToolSecrets(definition, values),
    signingSecrets: signingIds(signing, now).flatMap((secretId) => values.get(secretId) ?? []),
  }));
}

const idOf = (id: string | null): string[] => (id === null ? [] : [id]);

function signingIds({ id, previousId, previousUntil }: SigningSecrets, now: Date): string[] {
  const isPreviousValid = previousId !== null && previousUntil !== null && now < previousUntil;
  return [...idOf(id), ...(isPreviousValid ? [previousId] : [])];
}
