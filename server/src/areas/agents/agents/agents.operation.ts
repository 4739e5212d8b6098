import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import type { DeletionCertifier } from '#platform/audit/deletion-certificate.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { AgentCalls, AgentNumbers } from './agent-dependents.ts';
import type { WarningsOf } from './agent-warnings.rules.ts';
import type { AgentWorkflows } from './agent-workflows.ts';
import type { AgentToolCatalogue } from './tool-catalogue.ts';

/** Dependencies of the agents operations beside the request's transaction. */
export interface AgentsDeps {
  vault: Vault;
  /** Guard of the addresses this installation may call. */
  egress: UrlGuard;
  /** Catalogue of the tools a configuration may reference. */
  tools: AgentToolCatalogue;
  /** Workflows a configuration may name. */
  workflows: AgentWorkflows;
  numbers: AgentNumbers;
  calls: AgentCalls;
  warningsOf: WarningsOf;
  certifier: DeletionCertifier;
}

export const operation = operationOf<AgentsDeps>();

export const agentParams = z.object({ agentId: AgentId });

export const agentVersionParams = z.object({
  agentId: AgentId,
  versionNumber: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

/** Agent id in the examples of the API document. */
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';
