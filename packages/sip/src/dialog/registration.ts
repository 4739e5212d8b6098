import { createTag } from '../message/response-to.ts';
import type { SipRequest, SipResponse, SipUri } from '../message/sip-message.ts';
import { readUri } from '../message/uri.ts';
import { writeUri } from '../message/write-message.ts';
import type { Registration, RegistrationOptions, RegistrationState } from '../sip-stack.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import type { Agent } from './agent.ts';
import { type Reply, sendAuthenticated } from './authenticated-request.ts';
import { Authenticator } from './authenticator.ts';
import { contactUri } from './contact-field.ts';
import { readCount } from './field-values.ts';
import { type Fields, newCallId, newRequest } from './new-request.ts';
import { grantedSeconds, isSeenElsewhere, type SeenAddress, seenAddress } from './registration-answer.ts';
import { routeFields, routeTarget } from './request-target.ts';
import { retryDelayMs } from './retry-schedule.ts';

/** Requested expiry by default. Unit: seconds. */
const usualExpiresSeconds = 300;
/** Longest Min-Expires accepted: a week. Unit: seconds. */
const longestExpiresSeconds = 604_800;
const shortestRefreshMs = 10_000;
/** Keep-alive interval: NAT bindings of UDP expire after 30 s of silence. Unit: milliseconds. */
const keepAliveMs = 25_000;
const unregisterWithinMs = 2000;
/** Longest random delay before a lost connection is reopened. Unit: milliseconds. */
const reconnectWithinMs = 2000;
/** Corrections of one registration (423, changed address) before it fails. */
const maxCorrections = 3;

interface Places {
  aor: SipUri;
  registrar: SipUri;
}

/** Keeps one address of record registered (RFC 3261, section 10), from `start` to `close`. */
export class RegistrationClient implements Registration {
  readonly #agent: Agent;
  readonly #options: RegistrationOptions;
  readonly #authenticator: Authenticator | undefined;
  readonly #callId = newCallId();
  readonly #fromTag = createTag();
  readonly #places: Places | undefined;
  #state: RegistrationState = { state: 'registering' };
  #sequence = 0;
  #expiresSeconds: number;
  #failures = 0;
  #corrections = 0;
  #flow: Flow | undefined;
  /** Public address seen by the registrar, where it differs from the local one. */
  #seen: SeenAddress | undefined;
  /** Contact to be removed with the next REGISTER. */
  #outdated: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  #isBusy = false;
  #mayBeKnown = false;
  #isClosed = false;

  constructor(agent: Agent, options: RegistrationOptions) {
    this.#agent = agent;
    this.#options = options;
    this.#authenticator = options.credentials && new Authenticator(options.credentials);
    this.#expiresSeconds = options.expiresSeconds ?? usualExpiresSeconds;
    this.#places = readPlaces(options);
    // Deferred, so that the caller has the registration before its first event.
    queueMicrotask(() => this.#start());
  }

  get state(): RegistrationState {
    return this.#state;
  }

  /** The connection of the registration closed, and with it the path of incoming calls. */
  flowClosed(flow: Flow): void {
    if (this.#isClosed || this.#flow !== flow || this.#state.state !== 'registered') return;
    this.#flow = undefined;
    this.#later(Math.random() * reconnectWithinMs);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#keepAlive);
    if (!this.#mayBeKnown || this.#places === undefined) return;
    const places = this.#places;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, unregisterWithinMs);
      this.#send(places, 0, () => {
        clearTimeout(patience);
        resolve();
      });
    });
  }

  #start(): void {
    if (this.#isClosed) return;
    if (this.#places !== undefined) return this.#register(this.#places);
    const reason = 'Address of record and registrar must be SIP addresses.';
    return this.#tell({ state: 'failed', reason, willRetry: false });
  }

  #register(places: Places): void {
    if (this.#isBusy || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#isBusy = true;
    if (this.#state.state !== 'registered') this.#tell({ state: 'registering' });
    this.#mayBeKnown = true;
    const contact = this.#contact(places);
    this.#send(places, this.#expiresSeconds, (reply) => {
      this.#isBusy = false;
      if (!this.#isClosed) this.#answered(places, contact, reply);
    });
  }

  #answered(places: Places, contact: SipUri, reply: Reply): void {
    if (reply.kind === 'failed')
      return this.#fail(places, { reason: `${reply.why}: ${reply.detail}`, willRetry: true });
    const { response, flow } = reply;
    if (response.status < 300) return this.#registered(places, contact, response, flow);
    const { status, reason } = response;
    const minimum = readCount(response.headers.get('min-expires')?.trim());
    const isCorrectable = status === 423 && minimum !== undefined && this.#corrections < maxCorrections;
    if (isCorrectable && minimum > this.#expiresSeconds && minimum <= longestExpiresSeconds) {
      this.#corrections += 1;
      this.#expiresSeconds = minimum;
      return this.#register(places);
    }
    const areCredentialsWrong = status === 401 || status === 403 || status === 407;
    const retryAfter = readCount(response.headers.get('retry-after')?.trim().split(/[ (;]/)[0]);
    return this.#fail(places, { status, reason, willRetry: !areCredentialsWrong }, retryAfter);
  }

  #registered(places: Places, contact: SipUri, response: SipResponse, flow: Flow): void {
    this.#flow = flow;
    const local = this.#agent.transactions.localAddress(flow);
    const seen = seenAddress(response);
    if (seen !== undefined && isSeenElsewhere(seen, contact, local) && this.#corrections < maxCorrections) {
      this.#corrections += 1;
      this.#outdated = `<${writeUri(contact)}>;expires=0`;
      this.#seen = seen;
      this.#agent.publicAddresses.record(local, seen);
      return this.#register(places);
    }
    this.#failures = 0;
    this.#corrections = 0;
    this.#outdated = undefined;
    const seconds = grantedSeconds(response, contact) ?? this.#expiresSeconds;
    const expiresAt = new Date(this.#agent.clock.now().getTime() + seconds * 1000);
    this.#later(Math.max(seconds * 800, shortestRefreshMs));
    this.#keepOpen(places);
    return this.#tell({ state: 'registered', expiresAt, address: writeUri(contact) });
  }

  #fail(
    places: Places,
    failure: { status?: number; reason: string; willRetry: boolean },
    retryAfterSeconds: number | undefined = undefined,
  ): void {
    this.#failures += 1;
    this.#corrections = 0;
    clearTimeout(this.#keepAlive);
    // The address may have changed: the next attempt detects it anew.
    this.#forgetSeen();
    this.#flow = undefined;
    if (failure.willRetry) this.#later(Math.max(retryDelayMs(this.#failures), (retryAfterSeconds ?? 0) * 1000));
    this.#agent.log.info({ registrar: places.registrar.host, ...failure }, 'a registration failed');
    this.#tell({ state: 'failed', ...failure });
  }

  #forgetSeen(): void {
    if (this.#seen === undefined) return;
    this.#seen = undefined;
    if (this.#flow !== undefined) this.#agent.publicAddresses.forget(this.#agent.transactions.localAddress(this.#flow));
  }

  #later(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#places && this.#register(this.#places), delayMs);
  }

  /** Keeps the NAT binding open over UDP. */
  #keepOpen(places: Places): void {
    clearTimeout(this.#keepAlive);
    if (this.#seen === undefined || this.#flow?.transport !== 'udp') return;
    this.#keepAlive = setTimeout(
      () => {
        sendAuthenticated(this.#agent, {
          build: () => this.#request(places, 'OPTIONS', []),
          target: () => this.#target(places),
          authenticator: undefined,
          final: (reply) => {
            if (this.#isClosed || this.#state.state !== 'registered') return;
            if (reply.kind === 'failed') this.#register(places);
            else this.#keepOpen(places);
          },
        });
      },
      keepAliveMs + Math.random() * 5000,
    );
  }

  #send(places: Places, expiresSeconds: number, final: (reply: Reply) => void): void {
    const contact = `<${writeUri(this.#contact(places))}>;expires=${expiresSeconds}`;
    const contacts = this.#outdated === undefined ? [contact] : [contact, this.#outdated];
    sendAuthenticated(this.#agent, {
      build: () =>
        this.#request(places, 'REGISTER', [
          ...contacts.map((field) => ['Contact', field] as const),
          ['Expires', String(expiresSeconds)],
        ]),
      target: () => this.#target(places),
      authenticator: this.#authenticator,
      final,
    });
  }

  #request({ aor, registrar }: Places, method: string, fields: Fields): SipRequest {
    this.#sequence += 1;
    const to = { uri: aor, parameters: new Map() };
    return newRequest({
      method,
      uri: registrar,
      from: { uri: aor, parameters: new Map([['tag', this.#fromTag]]) },
      to,
      callId: this.#callId,
      sequence: this.#sequence,
      userAgent: this.#agent.userAgent,
      routes: routeFields(this.#options),
      fields,
    });
  }

  #target({ registrar }: Places): RequestTarget {
    return { ...routeTarget(this.#options, registrar), ...(this.#flow !== undefined && { flow: this.#flow }) };
  }

  #contact(places: Places): SipUri {
    const local = this.#agent.transactions.localAddress(this.#flow ?? this.#target(places));
    const isSecure = places.aor.scheme === 'sips';
    return contactUri({ ...local, ...this.#seen }, { user: this.#options.contactUser, isSecure });
  }

  #tell(state: RegistrationState): void {
    this.#state = state;
    try {
      this.#options.onState(state);
    } catch (cause) {
      this.#agent.log.error({ err: cause }, 'a listener of a registration failed');
    }
  }
}

/** The registrar may be given by its name alone. */
function readPlaces({ aor, registrar }: RegistrationOptions): Places | undefined {
  const address = readUri(aor);
  const place =
    readUri(registrar)?.scheme.startsWith('sip') === true ? readUri(registrar) : readUri(`sip:${registrar}`);
  if (address === undefined || place === undefined || !address.scheme.startsWith('sip')) return undefined;
  const { user: _, password: __, ...domain } = place;
  return { aor: address, registrar: domain };
}
