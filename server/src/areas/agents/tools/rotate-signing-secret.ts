import { SigningSecretRotated } from '@parley/contract/resources/tool';
import { z } from 'zod';
import { lockToolsExclusive } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { newSigningSecret, storeSigningSecret } from './tool-secrets.ts';
import { signsNothing } from './tools.errors.ts';
import { exampleSigningSecret } from './tools.examples.ts';
import { exampleToolId, operation, toolParams } from './tools.operation.ts';
import { getToolForUpdate, setSigningSecrets } from './tools.queries.ts';

const daySeconds = 86_400;

/** Rotates a webhook's signing secret; the previous one keeps signing for a grace period. */
export const rotateSigningSecret = operation({
  method: 'POST',
  path: '/api/tools/{toolId}/signing-secret/rotate',
  id: 'rotateToolSigningSecret',
  summary: 'Rotate the signing secret of a tool',
  description:
    'Requests carry a signature of each of the two secrets for `overlap_seconds`, so the receiver may change over at leisure. A secret that was still in its overlap ends now. No revision of the tool is made.',
  access: apiKey('tools:write'),
  audit: 'tool.rotate_signing_secret',
  params: toolParams,
  body: z
    .strictObject({
      overlap_seconds: z
        .int()
        .min(0)
        .max(7 * daySeconds)
        .default(daySeconds)
        .meta({
          description: 'How long the secret before signs too; 0: it ends at once',
        }),
    })
    .optional(),
  answer: { status: 200, schema: SigningSecretRotated, holdsSecret: true },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { toolId: exampleToolId },
    body: { overlap_seconds: daySeconds },
    answer: {
      signing_secret: exampleSigningSecret,
      signing_secret_hint: 'k3Jw',
      previous_valid_until: '2026-03-02T10:15:00.000Z',
    },
  },
  async run(context) {
    const { tx, params, body, now, audit, deps } = context;
    await lockToolsExclusive(tx);
    const tool = await getToolForUpdate(tx, params.toolId);
    if (tool.definition.type !== 'webhook') throw signsNothing(tool.definition.type);
    const overlapSeconds = body?.overlap_seconds ?? daySeconds;
    const value = newSigningSecret();
    const { id, hint } = await storeSigningSecret(context, value);
    const { id: current, previousId } = tool.signing;
    const previousUntil = new Date(now.getTime() + overlapSeconds * 1000);
    const staysOn = current !== null && overlapSeconds > 0;
    await deps.vault.delete(
      tx,
      [previousId, staysOn ? null : current].filter((each) => each !== null),
    );
    await setSigningSecrets(
      tx,
      tool.id,
      { id, hint, previousId: staysOn ? current : null, previousUntil: staysOn ? previousUntil : null },
      now,
    );
    audit.details({ overlap_seconds: overlapSeconds });
    return {
      signing_secret: value,
      signing_secret_hint: hint,
      previous_valid_until: staysOn ? previousUntil.toISOString() : null,
    };
  },
});
