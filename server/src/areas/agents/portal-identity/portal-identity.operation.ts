import { AgentId } from '@parley/contract/ids';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';

export interface PortalIdentityDeps {
  vault: Vault;
}

export const operation = operationOf<PortalIdentityDeps>();

export const agentParams = z.object({ agentId: AgentId });

/** Agent id in the examples of the API document. */
export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';

export const exampleStatus = {
  configured: true,
  prefix: 'pid_Vb7nK3xL',
  created_at: '2026-03-01T09:30:00.000Z',
  last_used_at: '2026-03-01T10:12:40.000Z',
  previous_valid_until: '2026-03-02T09:30:00.000Z',
};
