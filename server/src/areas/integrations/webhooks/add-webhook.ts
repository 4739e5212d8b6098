import type { TenantId, WebhookId } from '@parley/contract/ids';
import { WebhookSettings } from '@parley/contract/resources/webhook';
import type { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import { storableSettings } from './check-endpoint.ts';
import { headerSecretIds } from './endpoint-headers.rules.ts';
import {
  countEndpointsLocked,
  getEndpointForUpdate,
  insertEndpoint,
  removeEndpoint,
  type StoredEndpoint,
} from './endpoints.queries.ts';
import { addSigningSecret } from './signing-secrets.ts';
import { tooManyWebhooks } from './webhooks.errors.ts';
import type { WebhooksDeps } from './webhooks.operation.ts';

/** Most webhooks of one account, those of agents not counted. */
export const maxWebhooks = 50;

export interface AddWebhookContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
  deps: Pick<WebhooksDeps, 'egress' | 'vault'>;
}

/** Adds a webhook with a new signing secret, which is returned here alone. Refuses addresses that are never called. */
export async function addWebhook(
  context: AddWebhookContext,
  wanted: z.input<typeof WebhookSettings>,
): Promise<{ id: WebhookId; endpoint: StoredEndpoint; secret: string; hint: string }> {
  const { tx, tenantId, now } = context;
  if ((await countEndpointsLocked(tx)) >= maxWebhooks) throw tooManyWebhooks(maxWebhooks);
  const settings = await storableSettings(context, WebhookSettings.parse(wanted), null);
  const endpoint: StoredEndpoint = {
    tenantId,
    id: context.newId() as WebhookId,
    version: 1,
    ...settings,
    sourceAgentId: null,
    failingSince: null,
    disabledAt: null,
    disabledReason: null,
    createdAt: now,
    updatedAt: now,
  };
  await insertEndpoint(tx, endpoint);
  const { value, hint } = await addSigningSecret(context, endpoint.id);
  return { id: endpoint.id, endpoint, secret: value, hint };
}

/** Deletes a webhook with its secrets and its delivery log. */
export async function removeWebhook(
  { tx, deps }: { tx: Tx; deps: Pick<WebhooksDeps, 'vault'> },
  id: WebhookId,
): Promise<void> {
  const endpoint = await getEndpointForUpdate(tx, id);
  const secrets = await removeEndpoint(tx, endpoint.id);
  await deps.vault.delete(tx, [...secrets, ...headerSecretIds(endpoint.headers)]);
}
