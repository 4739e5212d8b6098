import { type IdentityConnection, IdentityProviderName } from '@parley/contract/resources/identity';
import type { Egress } from '@parley/egress';
import { z } from 'zod';
import { baseUrlOf } from '#platform/http/base-url.ts';
import { operationOf, type RequestFacts } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { methodOf } from './connection-settings.ts';
import type { ConnectionRow } from './connections.queries.ts';
import type { IdentityServices } from './identity-service.rules.ts';

export interface IdentityConnectionsDeps {
  vault: Vault;
  egress: Pick<Egress, 'checkUrl'>;
  services: IdentityServices;
  publicUrl: string | undefined;
}

export const operation = operationOf<IdentityConnectionsDeps>();

export const providerParams = z.object({ provider: IdentityProviderName });

/** Presents a connection, without its secrets. */
export function presentConnection(row: ConnectionRow): IdentityConnection {
  const hasCallback = row.provider === 'oidc' || row.settings.delivery === 'ping';
  return {
    provider: row.provider,
    method: methodOf[row.provider],
    name: row.name,
    mode: row.mode,
    settings: row.settings,
    has_secret: row.secret_id !== null,
    test:
      row.tested_at === null
        ? null
        : { is_ok: row.test_is_ok === true, detail: row.test_detail ?? '', at: row.tested_at.toISOString() },
    callback_url: hasCallback ? callbackUrl(row.base_url, row.provider) : null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Address a service calls back, or sends browsers to. */
export const callbackUrl = (baseUrl: string, provider: IdentityProviderName): string =>
  `${baseUrl.replace(/\/$/, '')}/api/identity/callbacks/${provider}`;

export const baseOf = (deps: Pick<IdentityConnectionsDeps, 'publicUrl'>, request: RequestFacts): string =>
  baseUrlOf(deps.publicUrl, request);

export const exampleConnection: IdentityConnection = {
  provider: 'oidc-ciba',
  method: 'eid',
  name: 'Nordic eID',
  mode: 'live',
  settings: { issuer: 'https://login.example.com', client_id: 'parley', login_hint: 'tel:{phone}' },
  has_secret: true,
  test: { is_ok: true, detail: 'The provider knows the client', at: '2026-03-01T09:31:00.000Z' },
  callback_url: null,
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
};
