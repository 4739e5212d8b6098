import { ApiKeyRotate, ApiKeyRotated } from '@parley/contract/resources/api-key';
import { exampleRotatedKey, rotateResellerKey } from '#areas/accounts/api-keys';
import { reseller } from '#platform/http/access/access.ts';
import { exampleOwnKey } from './reseller.examples.ts';
import { operation } from './reseller.operation.ts';

/** Rotates the reseller's own key; the previous one may stay valid for a grace period. */
export const rotateOwnResellerKey = operation({
  method: 'POST',
  path: '/api/reseller/api-key/rotate',
  id: 'rotateOwnResellerKey',
  summary: "Rotate the reseller's key",
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_key.rotate',
  body: ApiKeyRotate.prefault({}),
  answer: { status: 201, schema: ApiKeyRotated, holdsSecret: true },
  example: {
    body: { overlap_seconds: 3600 },
    answer: { ...exampleRotatedKey, ...exampleOwnKey, id: exampleRotatedKey.id, last_used_at: null },
  },
  run: (context) => rotateResellerKey(context, { overlapSeconds: context.body.overlap_seconds }),
});
