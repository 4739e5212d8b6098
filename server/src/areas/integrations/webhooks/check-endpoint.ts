import type { AgentId } from '@parley/contract/ids';
import type { WebhookSettings } from '@parley/contract/resources/webhook';
import type { Tx } from '#db/tenant-scope.ts';
import { findUrlFaults, type UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import { findHeaderFaults, sealHeaders } from './endpoint-headers.rules.ts';
import type { SecretContext } from './signing-secrets.ts';
import { badWebhook, unknownAgent } from './webhooks.errors.ts';

/**
 * Checks settings and moves the secrets of their headers into the vault; returns them as stored. Refuses (400) URLs this
 * installation never requests, reserved headers and unknown agents. An unchanged URL passes.
 */
export async function storableSettings(
  context: SecretContext & { deps: { egress: UrlGuard } },
  incoming: WebhookSettings,
  stored: WebhookSettings | null,
): Promise<WebhookSettings> {
  const { tx, tenantId, now, deps } = context;
  const sealed = sealHeaders(incoming, stored, context.newId);
  const faults = [
    ...findUrlFaults(
      deps.egress,
      [{ path: '/url', url: incoming.url }],
      stored ? [{ path: '/url', url: stored.url }] : [],
    ),
    ...findHeaderFaults(incoming.headers),
    ...sealed.faults,
    ...(await findUnknownAgents(tx, incoming.agent_ids)),
  ];
  if (faults.length > 0) throw badWebhook(faults);
  for (const secret of sealed.secrets) await deps.vault.store(tx, { tenantId, ...secret, now });
  return { ...incoming, headers: sealed.headers };
}

async function findUnknownAgents(tx: Tx, ids: readonly AgentId[] | null) {
  if (ids === null) return [];
  const rows = await tx.selectFrom('agents').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.flatMap((id, at) => (known.has(id) ? [] : [unknownAgent(`/agent_ids/${at}`)]));
}
