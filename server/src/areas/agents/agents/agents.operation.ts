import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import type { AgentCalls, AgentNumbers } from './agent-dependents.ts';
import type { WarningsOf } from './agent-warnings.rules.ts';
import type { AgentToolCatalogue } from './tool-catalogue.ts';

/** What the operations on agents need beside the request's transaction. */
export interface AgentsDeps {
  vault: Vault;
  /** Knows which addresses this installation may call. */
  egress: UrlGuard;
  /** Knows the tools a configuration may name. */
  tools: AgentToolCatalogue;
  numbers: AgentNumbers;
  calls: AgentCalls;
  warningsOf: WarningsOf;
  /** Signs deletion certificates. */
  signer: Signer;
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

/** Stands for an agent in the examples of the API document. */
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';
