import { AgentId, ConnectionId } from '@parley/contract/ids';
import { type Connection, IntegrationProviderName } from '@parley/contract/resources/integration';
import type { Egress } from '@parley/egress';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import type { Authorizations } from '#platform/oauth/authorizations.ts';
import type { OAuthRegistry } from '#platform/oauth/oauth-provider.ts';
import type { OAuthRequests } from '#platform/oauth/oauth-requests.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import type { Addresses } from './open-vendor.ts';
import type { Vendors } from './vendor.ts';

export interface ConnectionsDeps {
  vendors: Vendors;
  registry: OAuthRegistry;
  requests: OAuthRequests;
  tokens: AccessTokens;
  authorizations: Authorizations;
  sealer: Sealer;
  egress: Egress;
  /** Addresses of a test's vendors. */
  addresses?: Addresses;
  /** Public URL of this installation; undefined: the request's own. */
  publicUrl: string | undefined;
}

export const operation = operationOf<ConnectionsDeps>();

export const providerParams = z.object({ provider: IntegrationProviderName });
export const connectionParams = z.object({ connectionId: ConnectionId });
export const agentParams = z.object({ agentId: AgentId });
export const agentConnectionParams = agentParams.extend({ connectionId: ConnectionId });

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;
export const exampleConnectionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60' as ConnectionId;

export const exampleConnection: Connection = {
  id: exampleConnectionId,
  provider: 'hubspot',
  name: 'Sales CRM',
  account: 'example.com',
  auth: 'key',
  settings: {},
  scopes: [],
  state: 'connected',
  state_detail: '',
  checked_at: '2026-03-01T09:30:00.000Z',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};
