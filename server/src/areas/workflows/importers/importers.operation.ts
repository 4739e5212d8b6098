import type { AgentToolCatalogue } from '#areas/agents/agents';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';

/** Dependencies of an import beside the request's transaction. */
export interface ImportersDeps {
  vault: Vault;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  /** Catalogue of the tools a configuration may reference. */
  tools: AgentToolCatalogue;
}

export const operation = operationOf<ImportersDeps>();
