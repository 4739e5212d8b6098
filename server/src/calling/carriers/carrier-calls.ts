import type { CallId, SipTrunkId, TenantId } from '@parley/contract/ids';
import type { CallerLookups } from '#areas/integrations/caller-lookup';
import type { CarrierStatus, StreamGrant, TelephonyDeps } from '#areas/telephony/carriers';
import type { DialListener, DialOrder, DialOutcome } from '#areas/telephony/outbound-calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { CarrierStream } from '../../providers/lines/carrier/serve-carrier-sockets.ts';
import type { TelephonyProvider } from '../../providers/telephony/telephony-provider.ts';
import { FarEnds } from '../call/far-ends.ts';
import { loadAgent } from '../call/load-agent.ts';
import { outboundVoiceCall } from '../call/outbound-voice-call.ts';
import { queuedRowOf } from '../call/queued-row.ts';
import type { LegProvider, VoiceCall } from '../call/voice-call.ts';
import type { VoiceCalls } from '../call/voice-calls.ts';
import type { LineSpec } from '../messages/call-messages.ts';
import { type CarrierBus, openCarrierBus } from './carrier-bus.ts';
import type { PlacedCall } from './placed-call.ts';
import { PlacedCalls } from './placed-calls.ts';
import { createCarrierRouting } from './route-carrier-call.ts';
import { createStreamEnd, type StreamEnd } from './stream-close.ts';

type OpenStream = CarrierStream<unknown> & {
  port: Extract<LineSpec, { kind: 'carrier' }>['port'];
  closed: Promise<void>;
};

/** Calls whose audio a carrier delivers as a media stream. */
export interface CarrierCalls {
  route: TelephonyDeps['routeCarrierCall'];
  /** Applies a carrier's status; forwards it where another process placed the call. */
  applyStatus(callId: CallId | null, status: CarrierStatus): void;
  /** Starts the call of an admitted stream. Throws a Refusal where there is no room. */
  begin(grant: StreamGrant, stream: OpenStream): Promise<void>;
  /** Places one call by the carrier's interface; its stream must come to this process. */
  place(order: DialOrder, listener: DialListener): Promise<DialOutcome>;
  close(): void;
}

export interface CarrierCallParts {
  db: Database;
  vault: Vault;
  calls: VoiceCalls;
  callers: Pick<CallerLookups, 'ofCall'>;
  legs: LegProvider;
  trunkIdsOf(tenantId: TenantId): readonly SipTrunkId[];
  /** Capacity check: one more call can be carried. */
  hasRoom(): boolean;
  log: Logger;
  bus: Bus;
  providers: readonly TelephonyProvider[];
  publicUrl: string | undefined;
  /** Calls to numbers in quarantine: a neutral message, or rejected as unknown. */
  quarantinedCalls: 'message' | 'reject';
  newId(): string;
}

export function createCarrierCalls(parts: CarrierCallParts): CarrierCalls {
  return new StreamedCalls(parts);
}

class StreamedCalls implements CarrierCalls {
  readonly route: TelephonyDeps['routeCarrierCall'];
  readonly #parts: CarrierCallParts;
  readonly #placed: PlacedCalls;
  /** The other processes of this installation. */
  readonly #others: CarrierBus;

  constructor(parts: CarrierCallParts) {
    const { publicUrl = '', log } = parts;
    this.#parts = parts;
    this.route = createCarrierRouting(parts);
    const placed = new PlacedCalls({ publicUrl, log });
    this.#placed = placed;
    this.#others = openCarrierBus(parts.bus, {
      status: (callId, status) => void placed.applyStatus(callId, status),
      misroutedStream: (callId, callRef) => void placed.onMisroutedStream(callId, callRef),
    });
  }

  applyStatus(callId: CallId | null, status: CarrierStatus): void {
    if (callId !== null && !this.#placed.applyStatus(callId, status)) this.#others.forwardStatus(callId, status);
  }

  async begin(grant: StreamGrant, stream: OpenStream): Promise<void> {
    const { log } = this.#parts;
    const { callId, callRef } = grant;
    const carrier = this.#providerOf(grant.provider);
    const end = createStreamEnd({ carrier, callRef, closed: stream.closed, log });
    if (callId === null) return this.#startInbound(grant, stream, end);
    const call = await this.#placed.claim(callId, callRef);
    if (call === undefined) {
      this.#others.forwardMisroutedStream(callId, callRef);
      throw plainRefusal('not_found', 'This process has not placed the call of the stream');
    }
    this.#runPlaced(call, grant, { stream, end }).catch((error: unknown) => {
      log.error({ event: 'carrier_call.start_failed', err: error, callId }, 'answered carrier call failed to start');
      // Without a media worker that serves the line, only this closes the stream.
      stream.port.close();
      call.complete({ kind: 'failed' });
    });
  }

  async place(order: DialOrder, listener: DialListener): Promise<DialOutcome> {
    const carrier = order.route.kind === 'carrier' ? this.#providerOf(order.route.provider) : undefined;
    const { call } = carrier ?? {};
    if (carrier === undefined || call === undefined || (this.#parts.publicUrl ?? '') === '') {
      return { kind: 'failed', detail: 'The carrier of the number places no such calls' };
    }
    if (!this.#parts.hasRoom()) return { kind: 'no_capacity' };
    return this.#placed.place(order, listener, { ...carrier, call });
  }

  close(): void {
    this.#others.close();
  }

  #providerOf(id: string): TelephonyProvider | undefined {
    return this.#parts.providers.find((provider) => provider.id === id);
  }

  /** A telephone system has no interface to hang up: it does so when its stream closes. */
  #farEndsOf({ provider, callRef }: StreamGrant): FarEnds {
    const farEnds = new FarEnds();
    if (this.#providerOf(provider)?.hangUp !== undefined) farEnds.add(farEnds, { kind: 'carrier', provider, callRef });
    return farEnds;
  }

  async #startInbound(grant: StreamGrant, stream: OpenStream, end: StreamEnd): Promise<void> {
    const { callers, calls, hasRoom, legs, newId } = this.#parts;
    if (!hasRoom()) throw plainRefusal('unavailable', 'All lines are busy');
    const { tenantId, agentId, from, to } = grant;
    const farEnds = this.#farEndsOf(grant);
    const id = newId() as CallId;
    const agent = await loadAgent(this.#parts, { ...grant, callId: id });
    if (agent === undefined) throw plainRefusal('not_found', 'The agent is gone');
    const keepsNothing = agent.config.zero_retention;
    const caller = await callers.ofCall({ tenantId, agentId, number: from, keepsNothing });
    const call: VoiceCall = {
      tenantId,
      id,
      agentId,
      agentVersion: agent.version,
      config: agent.config,
      openedConfig: agent.openedConfig,
      quickQuestions: agent.quickQuestions,
      type: 'phone',
      info: { direction: 'inbound', kind: 'carrier-websocket', from, to, headers: stream.start.variables },
      parties: { phoneNumber: from, fromNumber: from, toNumber: to, callerName: caller.name ?? undefined },
      dynamicVariables: caller.variables,
      metadata: {},
      farEnds,
      ...legs.of({ tenantId, trunk: undefined, ownNumber: to, farEnds }),
      ...carrierTransfer(end, { ownNumber: to, ringSeconds: agent.config.transfer.ring_seconds }),
    };
    await calls.start(call, lineOf(stream, end));
  }

  async #runPlaced(
    placed: PlacedCall,
    grant: StreamGrant,
    { stream, end }: { stream: OpenStream; end: StreamEnd },
  ): Promise<void> {
    const { order } = placed;
    const { calls } = this.#parts;
    const row = queuedRowOf(order);
    const farEnds = this.#farEndsOf(grant);
    const ringSeconds = order.agent.config.transfer.ring_seconds;
    const call = {
      ...(await outboundVoiceCall(order, { ...this.#parts, kind: 'carrier-websocket', farEnds })),
      ...carrierTransfer(end, { ownNumber: order.fromNumber, ringSeconds }),
    };
    await calls.start(call, lineOf(stream, end), row);
    await calls.ended(order.callId);
    placed.complete({ kind: row.endReason() === 'voicemail' ? 'voicemail' : 'completed' });
  }
}

function lineOf({ protocol, start, port }: OpenStream, end: StreamEnd): LineSpec {
  return { kind: 'carrier', protocol, start, port, canTransfer: end.transfer !== undefined };
}

/** Transfer by the carrier's interface, where the carrier has one. */
function carrierTransfer(
  { transfer }: StreamEnd,
  { ownNumber, ringSeconds }: { ownNumber: string; ringSeconds: number },
): Pick<VoiceCall, 'transferLine'> {
  if (transfer === undefined) return {};
  return { transferLine: (to) => transfer(to, { from: ownNumber, ringSeconds }) };
}
