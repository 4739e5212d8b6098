import { readFileSync } from 'node:fs';
import { createSipStack, type IncomingCall, type InviteFacts, type SipStack } from '@parley/sip';
import { type Dependency, DependencyDown } from '#areas/platform/system';
import type { PlatformScope } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { SettingsOf } from '#platform/config/settings.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { phoneSettings } from '../settings/phone-settings.ts';
import type { Admission } from '../workers/admission.ts';
import { createSipDestinationPolicy } from '../workers/sip-destination-policy.ts';
import { authoriseInvite } from './authorise-invite.ts';
import { isOwnAddress } from './builtin-trunk.ts';
import type { Caller, CallerNetworks } from './identify-caller.ts';
import { createInboundAdmission } from './inbound-admission.ts';
import { findInboundRoute } from './inbound-route.ts';
import { describeSipStartFailure, type SipStartFailure } from './sip-start-failure.ts';
import type { TrunkDirectory } from './trunk-directory.ts';
import { startTrunkMonitor, type TrunkMonitor } from './trunk-monitor.ts';

export interface SipServiceParts {
  config: SettingsOf<typeof phoneSettings> & { allowedHosts: string[] };
  platform: PlatformScope;
  directory: TrunkDirectory;
  networks: CallerNetworks;
  admission: Admission;
  clock: Clock;
  processId: string;
  userAgent: string;
  log: Logger;
}

/** SIP of this process: the listening stack and the registrations at trunks. */
export class SipService {
  readonly #parts: SipServiceParts;
  #stack: SipStack | undefined;
  #fault: SipStartFailure | undefined;
  #monitor: TrunkMonitor | undefined;

  constructor(parts: SipServiceParts) {
    this.#parts = parts;
  }

  /** Undefined before `start`, and where SIP is not configured or could not listen. */
  get stack(): SipStack | undefined {
    return this.#stack;
  }

  /** Cause of a failed start; undefined where SIP runs as configured. */
  get fault(): SipStartFailure | undefined {
    return this.#fault;
  }

  get #isConfigured(): boolean {
    return this.#parts.config.sipListen.points.length > 0;
  }

  /** Probe of the detailed health check; none where SIP is not configured. */
  get dependencies(): readonly Dependency[] {
    if (!this.#isConfigured) return [];
    const probe = async () => {
      if (this.#fault !== undefined) throw new DependencyDown(this.#fault.short);
      return {};
    };
    return [{ name: 'sip', isRequired: false, probe }];
  }

  /** Listens and registers at trunks, where SIP is configured. A port in use is no error here: see `fault`. */
  async start(accept: (call: IncomingCall) => Promise<void>): Promise<void> {
    if (!this.#isConfigured) return;
    try {
      this.#stack = await this.#listen(accept);
    } catch (error) {
      this.#fault = describeSipStartFailure(error);
      return;
    }
    this.#monitor = startTrunkMonitor({ ...this.#parts, stack: this.#stack });
  }

  async close(): Promise<void> {
    await this.#monitor?.close();
    await this.#stack?.close();
  }

  #listen(accept: (call: IncomingCall) => Promise<void>): Promise<SipStack> {
    const { config, platform, directory, networks, admission, log, userAgent } = this.#parts;
    // The operator's own proxies are configured by address: no allow-list entry is needed.
    const allows = createSipDestinationPolicy([...config.allowedHosts, ...config.sipProxies]);
    const hasRoute = async (facts: InviteFacts, caller: Caller) =>
      (await findInboundRoute(facts, caller, { platform, directory })) !== undefined;
    return createSipStack({
      listen: config.sipListen.points,
      digestAlgorithms: config.sipDigest,
      ...tlsOf(config),
      ...(config.sipPublicAddress === undefined ? {} : { publicAddress: config.sipPublicAddress }),
      allows: (target) => allows(target) || isOwnAddress(this.#stack, target),
      user: {
        ...createInboundAdmission({ admission, accept }),
        admit: (facts) => authoriseInvite(facts, { directory, networks, hasRoute }),
        acceptsCalls: () => admission.room() > 0,
      },
      log,
      userAgent,
    });
  }
}

function tlsOf({ sipTlsCertificate, sipTlsKey }: SipServiceParts['config']) {
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
