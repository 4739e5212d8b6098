import type { ApiKeyId } from '@parley/contract/ids';
import type { ApiKey, ApiKeyIssued, ApiKeyRotated } from '@parley/contract/resources/api-key';

export const exampleKeyId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61' as ApiKeyId;
const exampleNewKeyId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b62' as ApiKeyId;

export const exampleKeyRequest = {
  name: 'Reporting',
  scopes: ['agents:read', 'calls:read'],
  expires_at: '2027-03-01T00:00:00Z',
  allowed_ips: ['203.0.113.0/24'],
};

export const exampleKey: ApiKey = {
  id: exampleKeyId,
  kind: 'named',
  name: exampleKeyRequest.name,
  prefix: 'pk_live_kJ3xQ9aB',
  last_four: 'x7Qe',
  scopes: exampleKeyRequest.scopes,
  state: 'active',
  expires_at: '2027-03-01T00:00:00.000Z',
  allowed_ips: exampleKeyRequest.allowed_ips,
  requests_per_minute: null,
  created_at: '2026-03-01T09:30:00.000Z',
  created_by: { kind: 'user', id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b70', name: 'Ada Lindgren' },
  last_used_at: '2026-03-01T10:12:40.000Z',
  revoked_at: null,
  replaced_by: null,
};

/** Example response with the secret, cut short: secret scanners would report a whole one. */
export const exampleIssuedKey: ApiKeyIssued = { ...exampleKey, last_used_at: null, secret: 'pk_live_kJ3xQ9aB...' };

export const exampleRotatedKey: ApiKeyRotated = {
  ...exampleIssuedKey,
  id: exampleNewKeyId,
  previous: { id: exampleKeyId, valid_until: '2026-03-01T10:30:00.000Z' },
};
