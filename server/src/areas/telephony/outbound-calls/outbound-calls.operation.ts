import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentToolCatalogue, AgentWorkflows } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { CallerId, OutboundLimits } from './dial.rules.ts';

/** Chooses the caller number. Throws a Refusal when the tenant has no usable one. */
export type ChooseCallerId = (
  tx: Tx,
  asked: { tenantId: TenantId; agentId: AgentId | null; fromNumber: string | undefined },
) => Promise<CallerId>;

/** Dependencies of the outbound calls operations beside the request's transaction. */
export interface OutboundCallsDeps {
  chooseCallerId: ChooseCallerId;
  limits: OutboundLimits;
  vault: Vault;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  /** Catalogue of the tools an agent may reference. */
  tools: AgentToolCatalogue;
  workflows: AgentWorkflows;
}

export const operation = operationOf<OutboundCallsDeps>();
