import { createSecureContext } from 'node:tls';
import { IdentityConnection, IdentityConnectionSet } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { findUrlFaults } from '#platform/tenant-urls/find-url-faults.ts';
import { connectionFaults, mayKeepSecrets, splitConnection, usualName } from './connection-settings.ts';
import { identityNotConnected, unreadableCertificate } from './connections.errors.ts';
import { baseOf, exampleConnection, operation, presentConnection, providerParams } from './connections.operation.ts';
import { findConnection, openIdentitySecrets, storeConnection } from './connections.queries.ts';
import type { IdentitySecrets } from './identity-service.rules.ts';

/** Connects an identity service, or changes how. */
export const setIdentityConnection = operation({
  method: 'PUT',
  path: '/api/identity/connections/{provider}',
  id: 'setIdentityConnection',
  summary: 'Connect an identity service',
  description:
    'Settings are replaced whole; secrets that are left out stay, as long as the address they are sent to does. Test the connection afterwards.',
  access: apiKey('identity:write'),
  audit: 'identity.connect',
  params: providerParams,
  maxBodyBytes: 512 * 1024,
  body: IdentityConnectionSet,
  answer: { status: 200, schema: IdentityConnection },
  example: {
    params: { provider: 'oidc-ciba' },
    body: {
      name: 'Nordic eID',
      mode: 'live',
      issuer: 'https://login.example.com',
      client_id: 'parley',
      client_secret: 's3cret-of-the-client',
      login_hint: 'tel:{phone}',
    },
    answer: { ...exampleConnection, test: null },
  },
  async run({ tx, tenantId, params, body, deps, request, now, newId, audit }) {
    const { provider } = params;
    const before = await findConnection(tx, provider);
    const kept =
      before && mayKeepSecrets(before.settings, body) ? await openIdentitySecrets(tx, deps.vault, before) : {};
    const { settings, secrets } = splitConnection(body, kept);
    const faults = connectionFaults(provider, body, secrets);
    const urls = (['issuer', 'url'] as const).flatMap((field) => {
      const url = body[field];
      return url === undefined ? [] : [{ path: `/${field}`, url }];
    });
    const all = [...faults, ...findUrlFaults(deps.egress, urls, [])];
    if (all.length > 0) throw refuseFields(all);
    checkCertificate(secrets);
    if (before?.secret_id) await deps.vault.delete(tx, [before.secret_id]);
    const secretId = newId();
    await deps.vault.store(tx, { tenantId, id: secretId, value: JSON.stringify(secrets), hint: '', now });
    const name = body.name ?? before?.name ?? usualName[provider];
    await storeConnection(tx, {
      tenantId,
      provider,
      name,
      mode: body.mode,
      settings,
      secretId,
      baseUrl: baseOf(deps, request),
      now,
    });
    audit.resource(provider);
    audit.details({ mode: body.mode, settings: Object.keys(settings), is_new: before === undefined });
    const stored = await findConnection(tx, provider);
    if (!stored) throw identityNotConnected({ provider });
    return presentConnection(stored);
  },
});

function checkCertificate({ certificate, private_key, ca }: IdentitySecrets): void {
  if (certificate === undefined || private_key === undefined) return;
  try {
    createSecureContext({ cert: certificate, key: private_key, ...(ca ? { ca } : {}) });
  } catch {
    throw unreadableCertificate('/certificate');
  }
}
