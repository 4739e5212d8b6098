import { ApiKeyRotate, ApiKeyRotated } from '@parley/contract/resources/api-key';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleKeyId, exampleRotatedKey } from './api-keys.examples.ts';
import { keyParams, operation } from './api-keys.operation.ts';
import { rotateKey } from './rotate-key.ts';

/** Rotates a key: issues a replacement with a new secret; the old one may overlap for a while. */
export const rotateApiKey = operation({
  method: 'POST',
  path: '/api/api-keys/{keyId}/rotate',
  id: 'rotateApiKey',
  summary: 'Rotate an API key',
  description:
    'The new key has name, scopes, expiry and limits of the old one, and whoever rotates must have its scopes: with the secret comes all the key may do.',
  access: apiKey('keys:write'),
  audit: 'api_key.rotate',
  params: keyParams,
  body: ApiKeyRotate.prefault({}),
  answer: { status: 201, schema: ApiKeyRotated, holdsSecret: true },
  refusals: ['not_found', 'conflict', 'forbidden'],
  example: { params: { keyId: exampleKeyId }, body: { overlap_seconds: 3600 }, answer: exampleRotatedKey },
  run: (context) => rotateKey(context, { keyId: context.params.keyId, overlapSeconds: context.body.overlap_seconds }),
});
