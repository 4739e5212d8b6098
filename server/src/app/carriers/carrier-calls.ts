import type { CallId } from '@parley/contract/ids';
import type { DialListener, DialOrder, DialOutcome } from '#areas/outbound-calls';
import {
  carrierHooks,
  type CarrierRoute,
  type CarrierStatus,
  type StreamGrant,
  type TelephonyDeps,
} from '#areas/telephony';
import { routeInboundNumber } from '#areas/phone-numbers';
import { Refusal } from '#platform/http/refusal.ts';
import type { EndReason } from '#voice/ports.ts';
import type { CarrierStream } from '../../providers/lines/carrier/serve-carrier-sockets.ts';
import { TelephonyError, type TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { loadAgent } from '../phone/load-agent.ts';
import { type CallPlacerParts, voiceCallOf } from '../phone/place-call.ts';
import type { LineSpec } from '../voice/messages.ts';

type OpenStream = CarrierStream<unknown> & {
  port: Extract<LineSpec, { kind: 'carrier' }>['port'];
  closed: Promise<void>;
};

/** Calls whose sound comes as a media stream. */
export interface CarrierCalls {
  route: TelephonyDeps['routeCarrierCall'];
  noteStatus(callId: CallId | null, status: CarrierStatus): void;
  /** Lets an agent take the call of a stream that was admitted. Throws a Refusal where there is no room. */
  begin(grant: StreamGrant, stream: OpenStream): Promise<void>;
  /** Places one call by the carrier's interface; its stream must come to this process. */
  place(order: DialOrder, listener: DialListener): Promise<DialOutcome>;
}

export interface CarrierCallParts extends Omit<CallPlacerParts, 'stack'> {
  providers: readonly TelephonyProvider[];
  publicUrl: string | undefined;
  newId(): string;
}

/** A call that was placed and is waited for. */
interface Pending {
  order: DialOrder;
  listener: DialListener;
  settle(outcome: DialOutcome): void;
  isAnswered: boolean;
}

/** So long after ringing should be over a carrier that says nothing is not waited for. Unit: milliseconds. */
const graceMs = 15_000;

export function createCarrierCalls(parts: CarrierCallParts): CarrierCalls {
  const { calls, providers, log } = parts;
  const pending = new Map<CallId, Pending>();
  const providerOf = (id: string) => providers.find((provider) => provider.id === id);

  async function route(
    asked: Parameters<TelephonyDeps['routeCarrierCall']>[0],
  ): Promise<CarrierRoute | 'unknown' | 'busy'> {
    const carrier = providerOf(asked.provider);
    // A telephone system has shown a key of its tenant: the numbers of the tenant's trunks are its.
    const trunks = parts.book.all().filter(({ tenantId }) => tenantId === asked.tenantId);
    const source = carrier === undefined ? { trunkIds: trunks.map(({ id }) => id) } : { provider: carrier.id };
    const found = await routeInboundNumber(parts.db.platform, source, [asked.to]);
    if (found === undefined || found.tenantId !== asked.tenantId || found.agentId === null) return 'unknown';
    if (!parts.hasRoom()) return 'busy';
    return { agentId: found.agentId, agentVersion: found.agentVersion, phoneNumberId: found.numberId };
  }

  function lineOf({ protocol, start, port }: OpenStream): LineSpec {
    return { kind: 'carrier', protocol, start, port };
  }

  async function takeInbound(grant: StreamGrant, stream: OpenStream): Promise<void> {
    if (!parts.hasRoom()) throw new Refusal('unavailable', 'All lines are busy');
    const { tenantId, agentId, from, to } = grant;
    const agent = await loadAgent(parts, grant);
    if (agent === undefined) throw new Refusal('not_found', 'The agent is gone');
    const legs = parts.legs.of({ tenantId, trunk: undefined, ownNumber: to });
    const call = {
      ...agent,
      tenantId,
      id: parts.newId() as CallId,
      agentId,
      agentVersion: agent.version,
      type: 'phone' as const,
      info: {
        direction: 'inbound' as const,
        kind: 'carrier-websocket' as const,
        from,
        to,
        headers: stream.start.variables,
      },
      parties: { phoneNumber: from, fromNumber: from, toNumber: to },
      dynamicVariables: {},
      metadata: {},
      ...(legs === undefined ? {} : { legs }),
    };
    await calls.start(call, lineOf(stream));
  }

  async function takePlaced(wanted: Pending, stream: OpenStream): Promise<void> {
    const { order, listener, settle } = wanted;
    let endReason: EndReason | undefined;
    const row = {
      recordingPath: order.recordingPath,
      isLeftOpen(reason: EndReason) {
        endReason = reason;
        return reason === 'voicemail' && order.redialsOnVoicemail;
      },
    };
    wanted.isAnswered = true;
    listener.answered();
    await calls.start(await voiceCallOf(order, { ...parts, kind: 'carrier-websocket' }), lineOf(stream), row);
    await calls.over(order.callId);
    settle({ kind: endReason === 'voicemail' ? 'voicemail' : 'completed' });
  }

  return {
    route,
    noteStatus(callId, status) {
      const wanted = callId === null ? undefined : pending.get(callId);
      if (wanted === undefined || wanted.isAnswered) return;
      if (status.state === 'ringing') return wanted.listener.ringing();
      const outcome = outcomeOf(status);
      if (outcome !== undefined) wanted.settle(outcome);
    },
    async begin(grant, stream) {
      const wanted = grant.callId === null ? undefined : pending.get(grant.callId);
      if (grant.callId !== null && wanted === undefined) throw new Refusal('not_found', 'Nobody here placed this call');
      // A stream that closes does not end the call at every carrier.
      void stream.closed
        .then(() => providerOf(grant.provider)?.hangUp?.(grant.callRef))
        .catch((error: unknown) => {
          log.warn({ err: error, provider: grant.provider }, 'a carrier could not be told that a call is over');
        });
      if (wanted === undefined) return takeInbound(grant, stream);
      takePlaced(wanted, stream).catch((error: unknown) => {
        log.error({ err: error, callId: grant.callId }, 'an answered call could not be taken');
        wanted.settle({ kind: 'failed' });
      });
    },
    async place(order, listener) {
      const provider = order.route.kind === 'carrier' ? providerOf(order.route.provider) : undefined;
      if (provider?.call === undefined || parts.publicUrl === undefined || order.agent.id === null) {
        return { kind: 'failed', detail: 'The carrier of the number places no such calls' };
      }
      if (!parts.hasRoom()) return { kind: 'no_capacity' };
      const hooks = carrierHooks(parts.publicUrl, {
        provider: provider.id,
        agentId: order.agent.id,
        callId: order.callId,
      });
      let settle: (outcome: DialOutcome) => void = () => {};
      const over = new Promise<DialOutcome>((resolve) => (settle = resolve));
      const wanted: Pending = { order, listener, settle, isAnswered: false };
      pending.set(order.callId, wanted);
      const impatience = setTimeout(() => {
        if (!wanted.isAnswered) settle({ kind: 'no_answer', detail: 'The carrier said nothing' });
      }, order.ringMs + graceMs);
      try {
        const { callRef } = await provider.call({
          to: order.toNumber,
          from: order.fromNumber,
          answerUrl: hooks.answerUrl,
          statusUrl: hooks.statusUrl,
          ringSeconds: Math.ceil(order.ringMs / 1000),
          idempotencyKey: `${order.callId}-${order.attempt}`,
          signal: order.signal,
        });
        order.signal.addEventListener('abort', () => {
          void provider.hangUp?.(callRef).catch(() => {});
          if (!wanted.isAnswered) settle({ kind: 'cancelled' });
        });
        return await over;
      } catch (error) {
        if (order.signal.aborted) return { kind: 'cancelled' };
        if (!(error instanceof TelephonyError)) throw error;
        return { kind: error.isTransient ? 'unreachable' : 'failed', detail: error.message };
      } finally {
        clearTimeout(impatience);
        pending.delete(order.callId);
      }
    },
  };
}

/** What a state means for a call nobody has answered; undefined: it is still on its way, or its stream is. */
function outcomeOf({ state, detail }: CarrierStatus): DialOutcome | undefined {
  const why = detail === null ? {} : { detail };
  switch (state) {
    case 'busy':
    case 'no_answer':
    case 'rejected':
    case 'unreachable':
    case 'failed':
      return { kind: state, ...why };
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'completed':
      return { kind: 'failed', detail: 'The call ended before its sound arrived' };
    case 'ringing':
    case 'answered':
      return undefined;
  }
}
