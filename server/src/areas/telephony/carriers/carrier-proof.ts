import { AgentId, CallId, type TenantId } from '@parley/contract/ids';
import { getTenantOfAgent } from '#areas/conversations/widget';
import type { Proof } from '#platform/http/access/access.ts';
import { noAgent } from './carrier-hooks.ts';
import type { CarrierPort, CarrierWebhook } from './carrier-port.ts';
import { nobodyThere, notSigned } from './telephony.errors.ts';
import type { TelephonyDeps } from './telephony.operation.ts';

/** Request with a verified carrier signature, for an existing agent. */
export interface SignedWebhook {
  provider: string;
  adapter: CarrierPort;
  webhook: CarrierWebhook;
  agentId: AgentId;
  tenantId: TenantId;
}

/** Carrier's signature over the raw request; the path names the carrier. */
export const carrierSignature: Proof<SignedWebhook> = {
  name: 'carrier signature',
  inHeader: 'X-Twilio-Signature',
  description:
    'The signature of the carrier in the path: `X-Twilio-Signature`, or `telnyx-signature-ed25519` with `telnyx-timestamp`. It covers the body as it was sent.',
  async verify({ params, query, url, header, rawBody, now }, db, deps: TelephonyDeps) {
    const provider = params['provider'] ?? '';
    const adapter = deps.carriers.get(provider);
    const base = deps.publicUrl ?? `http://${header('host') ?? 'localhost'}`;
    const webhook = { url: `${base.replace(/\/$/, '')}${url}`, header, rawBody: rawBody ?? '' };
    if (adapter === undefined || !adapter.verify(webhook, now)) throw notSigned();
    const id = AgentId.safeParse(params['agentId']);
    if (!id.success) throw nobodyThere();
    const tenantId =
      id.data === noAgent ? await tenantOfCall(deps, query['call_id']) : await getTenantOfAgent(db, id.data);
    const actor = { kind: 'system', id: null, name: `Carrier ${provider}` } as const;
    return { tenantId, actor, subject: { provider, adapter, webhook, agentId: id.data, tenantId } };
  },
};

/** Tenant of a call by an ad-hoc agent. */
async function tenantOfCall(deps: TelephonyDeps, asked: string | undefined): Promise<TenantId> {
  const callId = CallId.safeParse(asked);
  const tenantId = callId.success ? await deps.tenantOfPlacedCall(callId.data) : undefined;
  if (tenantId === undefined) throw nobodyThere();
  return tenantId;
}
