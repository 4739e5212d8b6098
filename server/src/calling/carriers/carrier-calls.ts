import type { CallId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { CarrierStatus, StreamGrant, TelephonyDeps } from '#areas/telephony/carriers';
import type { DialListener, DialOrder, DialOutcome } from '#areas/telephony/outbound-calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { CarrierStream } from '../../providers/lines/carrier/serve-carrier-sockets.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { loadAgent } from '../call/load-agent.ts';
import { outboundVoiceCall } from '../call/outbound-voice-call.ts';
import { queuedRowOf } from '../call/queued-row.ts';
import type { LegProvider, VoiceCall } from '../call/voice-call.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import type { LineSpec } from '../messages/call-messages.ts';
import { openCarrierBus } from './carrier-bus.ts';
import { createPlacedCalls, type PlacedCall } from './placed-calls.ts';
import { createCarrierRouting } from './route-carrier-call.ts';
import { createStreamEnd, type StreamEnd } from './stream-close.ts';

type OpenStream = CarrierStream<unknown> & {
  port: Extract<LineSpec, { kind: 'carrier' }>['port'];
  closed: Promise<void>;
};

/** Calls whose sound comes as a media stream. */
export interface CarrierCalls {
  route: TelephonyDeps['routeCarrierCall'];
  /** Applies a carrier's status; forwards it where another process placed the call. */
  noteStatus(callId: CallId | null, status: CarrierStatus): void;
  /** Lets an agent take the call of a stream that was admitted. Throws a Refusal where there is no room. */
  begin(grant: StreamGrant, stream: OpenStream): Promise<void>;
  /** Places one call by the carrier's interface; its stream must come to this process. */
  place(order: DialOrder, listener: DialListener): Promise<DialOutcome>;
  close(): void;
}

export interface CarrierCallParts {
  db: Database;
  vault: Vault;
  calls: VoiceCalls;
  legs: LegProvider;
  trunkIdsOf(tenantId: TenantId): readonly SipTrunkId[];
  /** Capacity check: one more call can be carried. */
  hasRoom(): boolean;
  log: Logger;
  bus: Bus;
  providers: readonly TelephonyProvider[];
  publicUrl: string | undefined;
  newId(): string;
}

export function createCarrierCalls(parts: CarrierCallParts): CarrierCalls {
  const { calls, log, providers, publicUrl = '' } = parts;
  const placed = createPlacedCalls({ publicUrl, log });
  const others = openCarrierBus(parts.bus, { status: placed.noteStatus, strayed: placed.strayed });
  const providerOf = (id: string) => providers.find((provider) => provider.id === id);

  function lineOf({ protocol, start, port }: OpenStream, end: StreamEnd): LineSpec {
    return { kind: 'carrier', protocol, start, port, canTransfer: end.transfer !== undefined };
  }

  /** How the caller is sent elsewhere by the carrier, where it does that. */
  function moving(
    end: StreamEnd,
    { ownNumber, ringSeconds }: { ownNumber: string; ringSeconds: number },
  ): Pick<VoiceCall, 'transferLine'> {
    const { transfer } = end;
    if (transfer === undefined) return {};
    return { transferLine: (to) => transfer(to, { from: ownNumber, ringSeconds }) };
  }

  async function takeInbound(grant: StreamGrant, stream: OpenStream, end: StreamEnd): Promise<void> {
    if (!parts.hasRoom()) throw new Refusal('unavailable', 'All lines are busy');
    const { tenantId, agentId, from, to } = grant;
    const agent = await loadAgent(parts, grant);
    if (agent === undefined) throw new Refusal('not_found', 'The agent is gone');
    const call: VoiceCall = {
      tenantId,
      id: parts.newId() as CallId,
      agentId,
      agentVersion: agent.version,
      config: agent.config,
      openedConfig: agent.openedConfig,
      quickQuestions: agent.quickQuestions,
      type: 'phone',
      info: { direction: 'inbound', kind: 'carrier-websocket', from, to, headers: stream.start.variables },
      parties: { phoneNumber: from, fromNumber: from, toNumber: to },
      dynamicVariables: {},
      metadata: {},
      ...parts.legs.of({ tenantId, trunk: undefined, ownNumber: to }),
      ...moving(end, { ownNumber: to, ringSeconds: agent.config.transfer.ring_seconds }),
    };
    await calls.start(call, lineOf(stream, end));
  }

  async function takePlaced({ order, settle }: PlacedCall, stream: OpenStream, end: StreamEnd): Promise<void> {
    const row = queuedRowOf(order);
    const ringSeconds = order.agent.config.transfer.ring_seconds;
    const call = {
      ...(await outboundVoiceCall(order, { ...parts, kind: 'carrier-websocket' })),
      ...moving(end, { ownNumber: order.fromNumber, ringSeconds }),
    };
    await calls.start(call, lineOf(stream, end), row);
    await calls.ended(order.callId);
    settle({ kind: row.endReason() === 'voicemail' ? 'voicemail' : 'completed' });
  }

  return {
    route: createCarrierRouting(parts),
    noteStatus(callId, status) {
      if (callId !== null && !placed.noteStatus(callId, status)) others.tellStatus(callId, status);
    },
    async begin(grant, stream) {
      const { callId, callRef } = grant;
      const end = createStreamEnd({ carrier: providerOf(grant.provider), callRef, closed: stream.closed, log });
      if (callId === null) return takeInbound(grant, stream, end);
      const call = await placed.claim(callId, callRef);
      if (call === undefined) {
        others.tellStrayed(callId, callRef);
        throw new Refusal('not_found', 'This process has not placed the call of the stream');
      }
      takePlaced(call, stream, end).catch((error: unknown) => {
        log.error({ event: 'carrier_call.start_failed', err: error, callId }, 'answered carrier call failed to start');
        // Where the line is in no worker's hands, nothing else ends the stream.
        stream.port.close();
        call.settle({ kind: 'failed' });
      });
    },
    async place(order, listener) {
      const carrier = order.route.kind === 'carrier' ? providerOf(order.route.provider) : undefined;
      const { call } = carrier ?? {};
      if (carrier === undefined || call === undefined || publicUrl === '') {
        return { kind: 'failed', detail: 'The carrier of the number places no such calls' };
      }
      if (!parts.hasRoom()) return { kind: 'no_capacity' };
      return placed.place(order, listener, { ...carrier, call });
    },
    close: others.close,
  };
}
