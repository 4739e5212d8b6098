import type { CallId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import { baseUrlOf } from '#platform/http/base-url.ts';
import type { RequestFacts } from '#platform/http/operation.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { WebhookCall } from './carrier-port.ts';
import type { SignedWebhook } from './carrier-proof.ts';
import { issueStreamToken, mayAnswer } from './stream-tokens.queries.ts';
import { carrierAway, replayed } from './telephony.errors.ts';
import type { CarrierRoute, TelephonyDeps, UnansweredCall } from './telephony.operation.ts';

/** Connects the call's media to us, or rejects the call. Returns the webhook's response body. */
export async function answerCall(asked: {
  db: Database;
  deps: TelephonyDeps;
  signed: SignedWebhook;
  call: WebhookCall;
  callId: CallId | null;
  request: RequestFacts;
  log: Logger;
  now: Date;
}): Promise<string> {
  const { db, deps, signed, call, now } = asked;
  const { provider, adapter, tenantId, agentId } = signed;
  const { callRef, direction, from, to } = call;
  const isFresh = await db.app.inTenant(tenantId, (tx) =>
    mayAnswer(tx, { tenantId, provider, callRef, direction, now }),
  );
  if (!isFresh) throw replayed();
  const route = await routeOf(asked);
  if (typeof route === 'string') {
    return carrierDoes(asked.log, () => adapter.refuse(call, route === 'unknown' ? 'rejected' : route));
  }
  const callId = direction === 'outbound' ? asked.callId : null;
  const { phoneNumberId, agentVersion } = route;
  const grant = { provider, callRef, tenantId, agentId: route.agentId, agentVersion, phoneNumberId, callId, direction };
  const token = await db.app.inTenant(tenantId, (tx) => issueStreamToken(tx, { ...grant, from, to }, now));
  const url = streamUrl(baseUrlOf(deps.publicUrl, asked.request), provider);
  const answer = await carrierDoes(asked.log, () => adapter.connect(call, { url, token }));
  if (direction === 'outbound') {
    const status = { callRef, state: 'answered', detail: null, durationSeconds: null, answeredBy: null } as const;
    await deps.onStatus({ tenantId, agentId, provider, callId, status });
  }
  return answer;
}

/** Outbound calls have their agent; inbound ones are routed by number. */
async function routeOf({
  deps,
  signed,
  call,
}: Parameters<typeof answerCall>[0]): Promise<CarrierRoute | UnansweredCall> {
  const { provider, agentId, tenantId } = signed;
  if (call.direction === 'outbound') return { agentId, agentVersion: null, phoneNumberId: null };
  const { callRef, from, to } = call;
  return deps.routeCarrierCall({ provider, callRef, from, to, agentId, tenantId });
}

async function carrierDoes(log: Logger, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    log.warn({ event: 'carrier.request_failed', err: error }, 'carrier request failed');
    throw carrierAway();
  }
}

function streamUrl(base: string, provider: string): string {
  const url = new URL(`/api/telephony/streams/${provider}`, base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
