import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentToolCatalogue } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { CallerId, OutboundLimits } from './dial.rules.ts';

/** The own number to call from. Throws a Refusal where the tenant has none that may be used. */
export type ChooseCallerId = (
  tx: Tx,
  asked: { tenantId: TenantId; agentId: AgentId | null; fromNumber: string | undefined },
) => Promise<CallerId>;

/** What the operations on outbound calls need beside the request's transaction. */
export interface OutboundCallsDeps {
  chooseCallerId: ChooseCallerId;
  limits: OutboundLimits;
  vault: Vault;
  /** Knows which addresses this installation may call. */
  egress: UrlGuard;
  /** Knows the tools an agent may name. */
  tools: AgentToolCatalogue;
}

export const operation = operationOf<OutboundCallsDeps>();
