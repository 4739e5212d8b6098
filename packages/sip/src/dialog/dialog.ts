import { readNameAddress } from '../message/name-address.ts';
import type { NameAddress, SipRequest, SipResponse, SipUri } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { dialogKey } from './dialog-registry.ts';
import { type NewRequest, newRequest } from './new-request.ts';
import { targetOf } from './request-target.ts';

export interface DialogStart {
  callId: string;
  /** We sent the request that began it, and chose its Call-ID. */
  isCaller: boolean;
  /** From of our own requests, with our tag. */
  local: NameAddress;
  remote: NameAddress;
  localSequence: number;
  remoteSequence: number | undefined;
  /** Route fields in the order in which requests of ours pass them. */
  routes: readonly string[];
  remoteTarget: SipUri;
  /** Our own Contact field. */
  contact: string;
  userAgent: string;
  /** Numeric address the message came from that began it. */
  heardFrom: string;
  /** Requests go over it while it is open: the peer connected to us, or cannot be reached but by it. */
  flow: Flow | undefined;
  verifiesCertificate: boolean | undefined;
}

type InDialogRequest = Omit<NewRequest, 'uri' | 'from' | 'to' | 'callId' | 'sequence' | 'routes' | 'userAgent'>;

/** State of a SIP dialog (RFC 3261, section 12): peers, sequence numbers, route set and remote target. */
export class Dialog {
  readonly key: string;
  readonly callId: string;
  readonly isCaller: boolean;
  readonly localTag: string;
  readonly remoteTag: string;
  readonly local: NameAddress;
  readonly remote: NameAddress;
  readonly contact: string;
  readonly #userAgent: string;
  readonly #verifiesCertificate: boolean | undefined;
  #routes: readonly string[];
  #localSequence: number;
  #remoteSequence: number | undefined;
  #remoteTarget: SipUri;
  #flow: Flow | undefined;
  #heardFrom: string;

  constructor(start: DialogStart) {
    this.callId = start.callId;
    this.isCaller = start.isCaller;
    this.local = start.local;
    this.remote = start.remote;
    this.localTag = start.local.parameters.get('tag') ?? '';
    this.remoteTag = start.remote.parameters.get('tag') ?? '';
    this.key = dialogKey(this.callId, this.localTag, this.remoteTag);
    this.contact = start.contact;
    this.#userAgent = start.userAgent;
    this.#verifiesCertificate = start.verifiesCertificate;
    this.#routes = start.routes;
    this.#localSequence = start.localSequence;
    this.#remoteSequence = start.remoteSequence;
    this.#remoteTarget = start.remoteTarget;
    this.#flow = start.flow;
    this.#heardFrom = start.heardFrom;
  }

  /** The next request of ours. An ACK goes with the number of its INVITE, which `sequence` then says. */
  request(request: InDialogRequest, sequence?: number): SipRequest {
    if (sequence === undefined) this.#localSequence += 1;
    const first = this.#firstRoute();
    // A strict router wants to find itself in the request line, and the target behind all routes (12.2.1.1).
    const isStrict = first !== undefined && !first.uri.parameters.has('lr');
    return newRequest({
      ...request,
      uri: isStrict ? first.uri : this.#remoteTarget,
      from: this.local,
      to: this.remote,
      callId: this.callId,
      sequence: sequence ?? this.#localSequence,
      routes: isStrict ? [...this.#routes.slice(1), `<${writeUri(this.#remoteTarget)}>`] : this.#routes,
      userAgent: this.#userAgent,
    });
  }

  target(): RequestTarget {
    return {
      ...targetOf(this.#firstRoute()?.uri ?? this.#remoteTarget),
      ...(this.#flow !== undefined && { flow: this.#flow }),
      ...(this.#verifiesCertificate !== undefined && { verifiesCertificate: this.#verifiesCertificate }),
    };
  }

  /** Whether a request comes in order (12.2.2); the ones behind it must then be newer. */
  takes(request: SipRequest): boolean {
    if (this.#remoteSequence !== undefined && request.cseq.number <= this.#remoteSequence) return false;
    this.#remoteSequence = request.cseq.number;
    return true;
  }

  /** Where the peer wants further requests, from the Contact of a request or answer that may change it. */
  moveTarget(message: SipRequest | SipResponse): void {
    this.#remoteTarget = readContact(message) ?? this.#remoteTarget;
  }

  /** The answer that confirms the dialog says once more, and finally, which way it goes (13.2.2.4). */
  settle(response: SipResponse): void {
    this.moveTarget(response);
    this.#routes = response.headers.all('record-route').toReversed();
  }

  /** Numeric address the peer was last heard from. */
  get heardFrom(): string {
    return this.#heardFrom;
  }

  /** An answer of the peer came this way. */
  heardAt(flow: Flow): void {
    this.#heardFrom = flow.remote.address;
  }

  /** A request of the peer came over this connection: where its own was used, it is this one now. */
  heardOver(flow: Flow): void {
    this.heardAt(flow);
    if (this.#flow !== undefined && (flow.transport === this.#flow.transport || !this.#flow.isOpen)) this.#flow = flow;
  }

  #firstRoute(): NameAddress | undefined {
    const [first] = this.#routes;
    return first === undefined ? undefined : readNameAddress(first);
  }
}

/** The address a Contact names, if it is one that can be called. */
export function readContact(message: SipRequest | SipResponse): SipUri | undefined {
  const contact = readNameAddress(message.headers.all('contact')[0] ?? '');
  const isCallable = contact?.uri.scheme === 'sip' || contact?.uri.scheme === 'sips';
  return isCallable ? contact.uri : undefined;
}
