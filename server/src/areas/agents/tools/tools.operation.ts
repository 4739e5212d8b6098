import { AgentId, type TenantId, ToolId } from '@parley/contract/ids';
import type { ToolTrial } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { LoadedTool } from './load-agent-tools.ts';

/** Port that runs a tool once outside a conversation and logs it; implemented by tool-runs. */
export interface ToolTrials {
  tryTool(
    tool: LoadedTool,
    asked: { tenantId: TenantId; arguments: Record<string, unknown>; now: Date },
  ): Promise<ToolTrial>;
}

/** Dependencies of the tools operations beside the request's transaction. */
export interface ToolsDeps {
  vault: Vault;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  trial: ToolTrials;
}

export const operation = operationOf<ToolsDeps>();

export const toolParams = z.object({ toolId: ToolId });
export const agentParams = z.object({ agentId: AgentId });
export const agentToolParams = z.object({ agentId: AgentId, toolId: ToolId });

/** Ids in the examples of the API document. */
export const exampleToolId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as ToolId;
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
