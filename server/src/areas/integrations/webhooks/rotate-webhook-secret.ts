import { WebhookSecretRotated } from '@parley/contract/resources/webhook';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { getEndpointForUpdate, writeEndpoint } from './endpoints.queries.ts';
import { mailOwners } from './mail-owners.ts';
import { addSigningSecret, retireSigningSecrets } from './signing-secrets.ts';
import { exampleSecret, exampleWebhookId } from './webhooks.examples.ts';
import { operation, webhookParams } from './webhooks.operation.ts';

const daySeconds = 86_400;

/** Rotates the secret of a webhook; the previous one signs too for a grace period. */
export const rotateWebhookSecret = operation({
  method: 'POST',
  path: '/api/end-of-call-webhooks/{webhookId}/rotate-secret',
  id: 'rotateEndOfCallWebhookSecret',
  summary: 'Rotate the secret of a webhook',
  description:
    'For `overlap_seconds` every event carries two signatures, one of each secret, so that the receiver may change over at leisure: it accepts an event when either fits. A secret that was still in its overlap ends now. The other webhooks get `webhook.secret_rotated`, and the owners an email.',
  access: apiKey('webhooks:write'),
  audit: 'webhook.rotate_secret',
  params: webhookParams,
  body: z
    .strictObject({
      overlap_seconds: z
        .int()
        .min(0)
        .max(7 * daySeconds)
        .default(daySeconds)
        .meta({ description: 'How long the secret before signs too; 0: it ends at once' }),
    })
    .optional(),
  answer: { status: 200, schema: WebhookSecretRotated, holdsSecret: true },
  refusals: ['not_found'],
  example: {
    params: { webhookId: exampleWebhookId },
    body: { overlap_seconds: daySeconds },
    answer: { secret: exampleSecret, secret_hint: 'fKQ8', previous_valid_until: '2026-03-02T10:15:00.000Z' },
  },
  async run(context) {
    const { tx, params, body, now, audit, emit, deps, tenantId } = context;
    const before = await getEndpointForUpdate(tx, params.webhookId);
    const overlapSeconds = body?.overlap_seconds ?? daySeconds;
    const until = overlapSeconds > 0 ? new Date(now.getTime() + overlapSeconds * 1000) : null;
    await retireSigningSecrets(context, before.id, until);
    const { value, hint } = await addSigningSecret(context, before.id);
    // A new version: senders read the secrets again.
    await writeEndpoint(tx, { ...before, version: before.version + 1, updatedAt: now });
    const previousValidUntil = until?.toISOString() ?? null;
    await emit('webhook.secret_rotated', `webhook:${before.id}`, {
      webhook_id: before.id,
      url: before.url,
      previous_valid_until: previousValidUntil,
    });
    await mailOwners(
      { tx, tenantId, now, mailer: deps.mailer },
      { kind: 'webhook_secret_rotated', url: before.url, until },
    );
    audit.details({ overlap_seconds: overlapSeconds });
    return { secret: value, secret_hint: hint, previous_valid_until: previousValidUntil };
  },
});
