import { readNameAddress } from '../message/name-address.ts';
import type { NameAddress, SipRequest, SipResponse, SipUri } from '../message/sip-message.ts';
import { writeUri } from '../message/write-message.ts';
import type { Flow, RequestTarget } from '../transaction/transaction-layer.ts';
import { dialogKey } from './dialog-registry.ts';
import { type NewRequest, newRequest } from './new-request.ts';
import { targetOf } from './request-target.ts';

export interface DialogStart {
  callId: string;
  /** True for the UAC of the initial INVITE, which chose the Call-ID. */
  isCaller: boolean;
  /** From of our requests, with the local tag. */
  local: NameAddress;
  remote: NameAddress;
  localSequence: number;
  remoteSequence: number | undefined;
  /** Route set in the order of our requests. */
  routes: readonly string[];
  remoteTarget: SipUri;
  /** Local Contact field. */
  contact: string;
  userAgent: string;
  /** Numeric source address of the message that began the dialog. */
  remoteAddress: string;
  /** Flow of in-dialog requests while it is open: the peer connected to us, or is reachable over it alone. */
  flow: Flow | undefined;
  verifiesCertificate: boolean | undefined;
}

/** State of a dialog now. */
export interface DialogState
  extends Pick<DialogStart, 'flow' | 'localSequence' | 'remoteTarget' | 'routes' | 'verifiesCertificate'> {
  dialog: Dialog;
}

type InDialogRequest = Omit<NewRequest, 'uri' | 'from' | 'to' | 'callId' | 'sequence' | 'routes' | 'userAgent'>;

/** SIP dialog (RFC 3261, section 12): tags, sequence numbers, route set and remote target. */
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
  #remoteAddress: string;

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
    this.#remoteAddress = start.remoteAddress;
  }

  /** Creates the next request. An ACK has the CSeq of its INVITE, given by `sequence`. */
  request(request: InDialogRequest, sequence?: number): SipRequest {
    if (sequence === undefined) this.#localSequence += 1;
    const first = this.#firstRoute();
    // A strict router expects itself in the request line, and the target behind all routes (12.2.1.1).
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

  state(): DialogState {
    return {
      dialog: this,
      routes: this.#routes,
      remoteTarget: this.#remoteTarget,
      localSequence: this.#localSequence,
      flow: this.#flow,
      verifiesCertificate: this.#verifiesCertificate,
    };
  }

  /** Checks the order of a request by its CSeq (12.2.2) and advances the remote sequence number. */
  acceptSequence(request: SipRequest): boolean {
    if (this.#remoteSequence !== undefined && request.cseq.number <= this.#remoteSequence) return false;
    this.#remoteSequence = request.cseq.number;
    return true;
  }

  /** Refreshes the remote target from the Contact of a target refresh request or response. */
  refreshTarget(message: SipRequest | SipResponse): void {
    this.#remoteTarget = readContact(message) ?? this.#remoteTarget;
  }

  /** Confirms the dialog: its 2xx sets the final route set (13.2.2.4). */
  confirm(response: SipResponse): void {
    this.refreshTarget(response);
    this.#routes = response.headers.all('record-route').toReversed();
  }

  /** Numeric address the peer's signalling last came from. */
  get remoteAddress(): string {
    return this.#remoteAddress;
  }

  /** Records the flow of a response. */
  updateRemoteAddress(flow: Flow): void {
    this.#remoteAddress = flow.remote.address;
  }

  /** Records the connection of a request; it replaces the one used so far. */
  updateFlow(flow: Flow): void {
    this.updateRemoteAddress(flow);
    if (this.#flow !== undefined && (flow.transport === this.#flow.transport || !this.#flow.isOpen)) this.#flow = flow;
  }

  #firstRoute(): NameAddress | undefined {
    const [first] = this.#routes;
    return first === undefined ? undefined : readNameAddress(first);
  }
}

/** Parses the Contact, if it is a URI that can be called. */
export function readContact(message: SipRequest | SipResponse): SipUri | undefined {
  const contact = readNameAddress(message.headers.all('contact')[0] ?? '');
  const isCallable = contact?.uri.scheme === 'sip' || contact?.uri.scheme === 'sips';
  return isCallable ? contact.uri : undefined;
}
