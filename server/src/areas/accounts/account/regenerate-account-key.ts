import { ApiKeyRotate, ApiKeyRotated } from '@parley/contract/resources/api-key';
import { exampleRotatedKey, rotateOwnKey } from '#areas/accounts/api-keys';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './account.operation.ts';

/** Regenerates the tenant's own key. */
export const regenerateAccountKey = operation({
  method: 'POST',
  path: '/api/account/api-key/regenerate',
  id: 'regenerateAccountKey',
  summary: 'Regenerate the API key',
  description:
    "The tenant's own key holds every scope, so the caller must have every scope too. The old key is revoked at once, or after `overlap_seconds`. The secret is returned only in this response.",
  access: apiKey('keys:write'),
  audit: 'account.regenerate_key',
  requestsPerMinute: 20,
  body: ApiKeyRotate.prefault({}),
  answer: { status: 201, schema: ApiKeyRotated, holdsSecret: true },
  refusals: ['forbidden'],
  example: {
    body: { overlap_seconds: 3600 },
    answer: { ...exampleRotatedKey, kind: 'own', name: 'Default key' },
  },
  run: (context) => rotateOwnKey(context, { overlapSeconds: context.body.overlap_seconds }),
});
