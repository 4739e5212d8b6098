import { readFileSync } from 'node:fs';
import { createSipStack, type InviteFacts, type SipCall, type SipStack } from '@parley/sip';
import { type Dependency, DependencyDown } from '#areas/platform/system';
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
import { authoriseInvite } from './phone/authorise-invite.ts';
import { isOwnAddress } from './phone/builtin-trunk.ts';
import { createTrunkChecker } from './phone/check-trunk.ts';
import type { Caller } from './phone/identify-caller.ts';
import { createInboundAdmission } from './phone/inbound-admission.ts';
import { findInboundRoute } from './phone/inbound-route.ts';
import { createInboundSipCalls } from './phone/inbound-sip-call.ts';
import { createOutboundSipCalls } from './phone/outbound-sip-call.ts';
import type { BridgedCall } from './phone/sip-media-bridge.ts';
import { describeSipStartFailure, type SipStartFailure } from './phone/sip-start-failure.ts';
import { createTransferLegs } from './phone/transfer-legs.ts';
import { createTrunkDirectory } from './phone/trunk-directory.ts';
import { startTrunkMonitor, type TrunkMonitor } from './phone/trunk-monitor.ts';
import type { phoneSettings } from './settings/phone-settings.ts';
import { createSipDestinationPolicy } from './workers/sip-destination-policy.ts';

/** The phone of a process: takes calls over SIP, dials those that wait, looks after trunks. */
export interface Phone {
  checker: TrunkChecker;
  /** Calls whose sound comes from a carrier as a media stream. */
  carriers: CarrierCalls;
  /** Listens, signs in at trunks and begins to dial. Where SIP cannot be listened for, the rest works: see `fault`. */
  start(): Promise<void>;
  /** Why SIP is configured and not listened for; undefined where it is as configured. */
  fault(): SipStartFailure | undefined;
  /** Probes of the detailed health check: SIP, where it is configured. */
  dependencies: readonly Dependency[];
  /** Where SIP is listened for; empty before `start`. */
  listening(): SipStack['listening'];
  /** Takes and dials no more; resolves when what was dialled is over, or given back after `waitMs`. */
  drain(waitMs: number): Promise<void>;
  close(): Promise<void>;
}

/** How long a stopping process lets phones ring that it has dialled. Unit: milliseconds. */
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
  /** Carriers with an account. */
  providers: readonly TelephonyProvider[];
  newId(): string;
  userAgent: string;
  log: Logger;
}

export function buildPhone(parts: PhoneParts): Phone {
  const { config, db, clock, calls, log } = parts;
  const { calls: voiceCalls, admission } = parts.voice;
  const book = createTrunkDirectory({
    platform: db.platform,
    feed: parts.feed,
    vault: parts.vault,
    signer: parts.signer,
    log,
  });
  const networks = { proxies: config.sipProxies, local: config.sipLocalNetworks };
  // The operator's own proxies are named by their address, too.
  const allows = createSipDestinationPolicy([...config.allowedHosts, ...config.sipProxies]);
  let stack: SipStack | undefined;
  let fault: SipStartFailure | undefined;
  let care: TrunkMonitor | undefined;
  let dialer: Dialer | undefined;
  const bridges = new WeakMap<SipCall, BridgedCall>();
  const legs = createTransferLegs({ stack: () => stack, book, bridges, networks, log });
  const shared = { db, vault: parts.vault, book, legs, bridges, networks, calls: voiceCalls, log };
  const take = createInboundSipCalls({ ...shared, stack: () => stack, newId: parts.newId });
  const hasRoom = () => admission.room() > 0;
  const placeOverSip = createOutboundSipCalls({ ...shared, stack: () => stack, hasRoom });
  const carriers = createCarrierCalls({
    ...shared,
    bus: parts.bus,
    hasRoom,
    trunkIdsOf: (tenantId) => book.all().flatMap((trunk) => (trunk.tenantId === tenantId ? [trunk.id] : [])),
    providers: parts.providers,
    publicUrl: config.publicUrl,
    newId: parts.newId,
  });
  const place: PlaceCall = (order, listener) =>
    order.route.kind === 'carrier' && order.route.provider !== 'builtin'
      ? carriers.place(order, listener)
      : placeOverSip(order, listener);

  const hasRoute = async (facts: InviteFacts, caller: Caller) =>
    (await findInboundRoute(facts, caller, { platform: db.platform, book })) !== undefined;

  async function openStack(): Promise<SipStack> {
    return createSipStack({
      listen: config.sipListen.points,
      digestAlgorithms: config.sipDigest,
      ...tlsOf(config),
      ...(config.sipPublicAddress === undefined ? {} : { publicAddress: config.sipPublicAddress }),
      allows: (target) => allows(target) || isOwnAddress(stack, target),
      user: {
        ...createInboundAdmission({ admission, take }),
        admit: (facts) => authoriseInvite(facts, { book, networks, hasRoute }),
        acceptsCalls: () => admission.room() > 0,
      },
      log,
      userAgent: parts.userAgent,
    });
  }

  function startDialing(): Dialer {
    const { store, local, files, processId } = calls;
    return createDialer({
      db,
      bus: parts.bus,
      feed: parts.feed,
      clock,
      store,
      local,
      files,
      processId,
      place,
      chooseCallerId,
      capacity: admission.room,
      limits: outboundLimits(config),
      log,
    });
  }

  return {
    carriers,
    checker: createTrunkChecker({ stack: () => stack, book }),
    async start() {
      await book.load();
      dialer = startDialing();
      if (config.sipListen.points.length === 0) return;
      try {
        stack = await openStack();
      } catch (error) {
        fault = describeSipStartFailure(error);
        return;
      }
      care = startTrunkMonitor({ platform: db.platform, book, stack, processId: calls.processId, clock, log });
    },
    fault: () => fault,
    dependencies: config.sipListen.points.length === 0 ? [] : [sipDependency(() => fault)],
    listening: () => stack?.listening ?? [],
    // Unanswered calls only: another process redials them, which beats a long wait.
    drain: async (waitMs) => dialer?.stop(Math.min(waitMs, unansweredWaitMs)),
    async close() {
      carriers.close();
      await dialer?.stop();
      await care?.close();
      await stack?.close();
      book.close();
    },
  };
}

const sipDependency = (fault: () => SipStartFailure | undefined): Dependency => ({
  name: 'sip',
  isRequired: false,
  probe: async () => {
    const found = fault();
    if (found) throw new DependencyDown(found.short);
    return {};
  },
});

/** How much is dialled at once, for every tenant. */
export function outboundLimits(
  config: Pick<PhoneConfig, 'outboundCallsPerSecond' | 'outboundCallsPerTenant'>,
): OutboundLimits {
  return { callsPerTenant: config.outboundCallsPerTenant, callsPerSecond: config.outboundCallsPerSecond };
}

function tlsOf(config: PhoneConfig) {
  const { sipTlsCertificate, sipTlsKey } = config;
  if (sipTlsCertificate === undefined || sipTlsKey === undefined) return {};
  return {
    tls: {
      cert: readPemFile(sipTlsCertificate, 'PARLEY_SIP_TLS_CERTIFICATE'),
      key: readPemFile(sipTlsKey, 'PARLEY_SIP_TLS_KEY'),
    },
  };
}

function readPemFile(path: string, setting: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    throw new Error(`SIP over TLS cannot read ${path} (${code}); correct ${setting}.`, { cause });
  }
}
