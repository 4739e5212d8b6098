import { AgentId, type TenantId, ToolId } from '@parley/contract/ids';
import type { ToolTrial } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { LoadedTool } from './load-agent-tools.ts';

/** Runs a tool once, outside any conversation, and writes a log of it; filled by what runs tools. */
export interface ToolTrials {
  tryTool(
    tool: LoadedTool,
    asked: { tenantId: TenantId; arguments: Record<string, unknown>; now: Date },
  ): Promise<ToolTrial>;
}

/** What the operations on tools need beside the request's transaction. */
export interface ToolsDeps {
  vault: Vault;
  /** Knows which addresses this installation may call. */
  egress: UrlGuard;
  trial: ToolTrials;
}

export const operation = operationOf<ToolsDeps>();

export const toolParams = z.object({ toolId: ToolId });
export const agentParams = z.object({ agentId: AgentId });
export const agentToolParams = z.object({ agentId: AgentId, toolId: ToolId });

/** Stand for things in the examples of the API document. */
export const exampleToolId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as ToolId;
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
