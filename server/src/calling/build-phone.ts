import type { SipCall, SipStack } from '@parley/sip';
import type { CallerLookups } from '#areas/integrations/caller-lookup';
import type { Dependency } from '#areas/platform/system';
import { createDialer, type Dialer, type OutboundLimits, type PlaceCall } from '#areas/telephony/outbound-calls';
import { chooseCallerId } from '#areas/telephony/phone-numbers';
import type { TrunkChecker } from '#areas/telephony/sip-trunks';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { SettingsOf } from '#platform/config/settings.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { EventFeed } from '#platform/outbox/event-feed.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { TelephonyProvider } from '../providers/telephony/telephony-provider.ts';
import type { Voice } from './build-voice.ts';
import type { buildCalls } from './call/build-calls.ts';
import { type CarrierCalls, createCarrierCalls } from './carriers/carrier-calls.ts';
import { createTrunkChecker } from './phone/check-trunk.ts';
import { startLostCallHangUps } from './phone/hang-up-lost-calls.ts';
import { createInboundSipCalls } from './phone/inbound-sip-call.ts';
import { createOutboundSipCalls } from './phone/outbound-sip-call.ts';
import type { SipMediaBridge } from './phone/sip-media-bridge.ts';
import { SipService } from './phone/sip-service.ts';
import type { SipStartFailure } from './phone/sip-start-failure.ts';
import { createTransferLegs } from './phone/transfer-legs.ts';
import { createTrunkDirectory } from './phone/trunk-directory.ts';
import type { phoneSettings } from './settings/phone-settings.ts';

/** Telephony of a process: inbound calls, the dialer, trunks and carriers. */
export interface Phone {
  checker: TrunkChecker;
  /** Calls whose audio a carrier delivers as a media stream. */
  carriers: CarrierCalls;
  /** Listens for SIP, registers at trunks and starts to dial. Without a SIP port the rest works: see `fault`. */
  start(): Promise<void>;
  /** Cause of a failed start of SIP; undefined where SIP runs as configured. */
  fault(): SipStartFailure | undefined;
  /** Probes of the detailed health check: SIP, where it is configured. */
  dependencies: readonly Dependency[];
  /** SIP listening points; empty before `start`. */
  listening(): SipStack['listening'];
  /** Stops dialling; resolves when dialled calls are over, or requeued after `waitMs`. */
  drain(waitMs: number): Promise<void>;
  close(): Promise<void>;
}

/** Longest wait of a stopping process for ringing phones. Unit: milliseconds. */
const unansweredWaitMs = 5_000;

/** Settings that the phone of a process reads. */
type PhoneConfig = SettingsOf<typeof phoneSettings> & { allowedHosts: string[]; publicUrl?: string | undefined };

export interface PhoneParts {
  config: PhoneConfig;
  db: Database;
  bus: Bus;
  feed: EventFeed;
  clock: Clock;
  vault: Vault;
  signer: Signer;
  calls: ReturnType<typeof buildCalls>;
  voice: Voice;
  callers: CallerLookups;
  /** Carriers with an account. */
  providers: readonly TelephonyProvider[];
  newId(): string;
  userAgent: string;
  log: Logger;
}

export function buildPhone(parts: PhoneParts): Phone {
  const { config, voice } = parts;
  const directory = createTrunkDirectory({ ...parts, platform: parts.db.platform });
  const networks = { proxies: config.sipProxies, local: config.sipLocalNetworks };
  const sip = new SipService({
    ...parts,
    platform: parts.db.platform,
    directory,
    networks,
    admission: voice.admission,
    processId: parts.calls.processId,
  });
  const stack = () => sip.stack;
  const hasRoom = () => voice.admission.room() > 0;
  const bridges = new WeakMap<SipCall, SipMediaBridge>();
  const legs = createTransferLegs({ ...parts, stack, directory, bridges, networks });
  const shared = { ...parts, calls: voice.calls, stack, hasRoom, directory, legs, bridges, networks };
  const accept = createInboundSipCalls(shared);
  const carriers = createCarrierCalls({
    ...shared,
    trunkIdsOf: (tenantId) => directory.all().flatMap((trunk) => (trunk.tenantId === tenantId ? [trunk.id] : [])),
    publicUrl: config.publicUrl,
    quarantinedCalls: config.quarantinedNumberCalls,
  });
  const place = createPlaceCall(carriers, createOutboundSipCalls(shared));
  let dialer: Dialer | undefined;
  let stopHangUps: (() => Promise<void>) | undefined;

  return {
    carriers,
    checker: createTrunkChecker({ stack, directory }),
    async start() {
      await directory.load();
      dialer = startDialer(parts, place);
      await sip.start(accept);
      const { providers, log } = parts;
      stopHangUps = startLostCallHangUps({ store: parts.calls.store, stack, directory, providers, log });
    },
    fault: () => sip.fault,
    dependencies: sip.dependencies,
    listening: () => sip.stack?.listening ?? [],
    // Unanswered calls only: another process redials them, which beats a long wait.
    drain: async (waitMs) => dialer?.stop(Math.min(waitMs, unansweredWaitMs)),
    async close() {
      carriers.close();
      await Promise.all([dialer?.stop(), stopHangUps?.()]);
      await sip.close();
      directory.close();
    },
  };
}

/** Places calls over the route of the number: a carrier's interface, or SIP, which the built-in carrier uses too. */
function createPlaceCall(carriers: CarrierCalls, placeOverSip: PlaceCall): PlaceCall {
  return (order, listener) =>
    order.route.kind === 'carrier' && order.route.provider !== 'builtin'
      ? carriers.place(order, listener)
      : placeOverSip(order, listener);
}

function startDialer(parts: PhoneParts, place: PlaceCall): Dialer {
  const { store, local, files, processId } = parts.calls;
  return createDialer({
    db: parts.db,
    bus: parts.bus,
    feed: parts.feed,
    clock: parts.clock,
    store,
    local,
    files,
    processId,
    place,
    chooseCallerId,
    capacity: parts.voice.admission.room,
    limits: outboundLimits(parts.config),
    log: parts.log,
  });
}

/** Limits of concurrent dialling, for every tenant. */
export function outboundLimits(
  config: Pick<PhoneConfig, 'outboundCallsPerSecond' | 'outboundCallsPerTenant'>,
): OutboundLimits {
  return { callsPerTenant: config.outboundCallsPerTenant, callsPerSecond: config.outboundCallsPerSecond };
}
