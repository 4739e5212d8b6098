import { IdentityRetentionPolicy } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { getPolicy } from './retention.queries.ts';
import { operation } from './verifications.operation.ts';

/** Reads how long verifications are kept. */
export const getIdentityRetentionPolicy = operation({
  method: 'GET',
  path: '/api/identity/retention-policy',
  id: 'getIdentityRetentionPolicy',
  summary: 'Retention of verifications',
  description: 'Days until a verification is made anonymous, and until the rest of it is deleted.',
  access: apiKey('identity:read'),
  answer: { status: 200, schema: IdentityRetentionPolicy },
  example: { answer: { person_days: 90, record_days: 730, is_default: true, updated_at: null } },
  run: ({ tx }) => getPolicy(tx),
});
